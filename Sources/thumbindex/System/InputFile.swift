internal import Glibc

/// A file to read, or standard input.
struct InputFile {
  /// The path's bytes; `nil` for standard input.
  private let path: [UInt8]?

  /// What messages call it.
  let name: String

  /// Enough for few calls on a pipe; more gains nothing.
  private static let chunkSize = 1 << 18

  /// The file of an operand. `-`, or none, is standard input.
  init(_ operand: CommandWord?) {
    path = operand.flatMap { $0.text == "-" ? nil : $0.bytes }
    name = path == nil ? "standard input" : operand?.text ?? ""
  }

  /// Reads the whole file.
  func read(_ progress: Progress) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      guard let path else { return try Self.read(STDIN_FILENO, progress) }
      let descriptor = unsafe open(path.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError.last }
      defer { close(descriptor) }
      return try Self.read(descriptor, progress)
    } catch {
      throw .data(FileProblem(file: name, message: "cannot be read: \(error.reason)"))
    }
  }

  private static func read(
    _ descriptor: Int32, _ progress: Progress
  ) throws(SystemError) -> [UInt8] {
    let size = size(of: descriptor)
    // A bar would stand in the way of what a person is writing.
    let isTyped = isatty(descriptor) == 1
    var content: [UInt8] = []
    // And room for the line feed that the last line may lack.
    content.reserveCapacity(size + 1)
    var chunk = [UInt8](repeating: 0, count: chunkSize)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        content += chunk[..<count]
        if !isTyped { progress.update("Reading", content.count, of: size) }
      } else if count == 0 {
        return content
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// The size of a plain file; 0 for all else.
  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return 0
    }
    return Int(status.st_size)
  }
}
