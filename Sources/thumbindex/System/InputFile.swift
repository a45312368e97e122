internal import Collation
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

  /// The files of operands; standard input without any.
  static func all(_ operands: [CommandWord]) -> [InputFile] {
    operands.isEmpty ? [InputFile(nil)] : operands.map { InputFile($0) }
  }

  /// The file at a path.
  init(path: [UInt8]) {
    self.path = path
    name = String(decoding: path, as: UTF8.self)
  }

  /// Whether standard input is a person typing.
  static var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Whether there is something at the path.
  var exists: Bool {
    guard let path else { return true }
    var status = stat()
    return unsafe stat(path.map { CChar(bitPattern: $0) } + [0], &status) == 0
  }

  /// Whether it is an SQLite database, which is no file of contacts but may be a program's address book.
  var isDatabase: Bool {
    guard let path else { return false }
    let descriptor = unsafe open(
      path.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let magic = Array("SQLite format 3\0".utf8)
    var start = [UInt8](repeating: 0, count: magic.count)
    let count = unsafe start.withUnsafeMutableBytes { buffer in
      unsafe Glibc.pread(descriptor, buffer.baseAddress, buffer.count, 0)
    }
    return count == magic.count && start == magic
  }

  /// The folder that it is; `nil` if it is none.
  func folder() throws(CommandFailure) -> InputFolder? {
    guard let path else { return nil }
    do throws(SystemError) {
      return try Folder.entries(in: path).map { InputFolder(path: path, entries: $0) }
    } catch {
      throw failure(error)
    }
  }

  /// Reads the whole file.
  func read(_ progress: Progress) throws(CommandFailure) -> [UInt8] {
    var content: [UInt8] = []
    try readPieces(progress) { piece, size in
      // And room for the line feed that the last line may lack.
      if content.isEmpty { content.reserveLargePages(size + 1) }
      content += piece
    }
    return content
  }

  /// Reads the file piece by piece. `body` takes a piece, and the size of the whole file or 0.
  func readPieces(
    _ progress: Progress, _ body: (ArraySlice<UInt8>, Int) -> Void
  ) throws(CommandFailure) {
    do throws(SystemError) {
      guard let path else { return try Self.read(STDIN_FILENO, progress, body) }
      let descriptor = unsafe open(path.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError.last }
      defer { close(descriptor) }
      try Self.read(descriptor, progress, body)
    } catch {
      throw failure(error)
    }
  }

  private func failure(_ error: SystemError) -> CommandFailure {
    .data(FileProblem(file: name, message: "cannot be read: \(error.reason)"))
  }

  private static func read(
    _ descriptor: Int32, _ progress: Progress, _ body: (ArraySlice<UInt8>, Int) -> Void
  ) throws(SystemError) {
    let size = size(of: descriptor)
    // A bar would stand in the way of what a person is writing.
    let isTyped = size == 0 && isatty(descriptor) == 1
    var done = 0
    let room = size > 0 ? min(chunkSize, size + 1) : chunkSize
    var chunk = [UInt8](repeating: 0, count: room)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        done += count
        body(chunk[..<count], size)
        if !isTyped { progress.update("Reading", done, of: size) }
        // A plain file that has come whole needs no look at its end: a folder may have thousands.
        if done == size { return }
      } else if count == 0 {
        return
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// The size of a plain file; 0 for all else.
  static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return 0
    }
    return Int(status.st_size)
  }
}
