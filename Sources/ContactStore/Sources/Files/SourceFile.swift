internal import Glibc

/// A file that is read, and only read.
package enum SourceFile {
  /// Enough for few calls; more gains nothing.
  static let pieceSize = 1 << 18

  /// Reads a file piece by piece, until `body` returns false.
  ///
  /// Only plain files are read: a pipe would wait for ever, and a device may never end.
  package static func pieces(
    _ path: String, _ body: (ArraySlice<UInt8>) -> Bool
  ) throws(SourceError) {
    let (file, size) = try open(path)
    defer { close(file) }
    // A folder may have thousands of small files.
    var piece = [UInt8](repeating: 0, count: min(pieceSize, max(size, 1 << 12)))
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(file, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .cannotRead(path, reason: SystemReason.last) }
      if count == 0 || !body(piece[..<count]) { return }
    }
  }

  /// Opens a plain file, which has to be closed, and tells its size.
  private static func open(_ path: String) throws(SourceError) -> (file: Int32, size: Int) {
    // Opening a pipe waits for a writer, but for the last of these.
    let file = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw .cannotRead(path, reason: SystemReason.last) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, FileStatus(status).isFile else {
      let isFolder = FileStatus(status).isFolder
      close(file)
      throw .cannotRead(
        path, reason: isFolder ? SystemReason.of(EISDIR) : "it is no plain file")
    }
    return (file, Int(status.st_size))
  }

  /// The whole of a small file.
  static func whole(_ path: String, limit: Int) throws(SourceError) -> [UInt8] {
    var content: [UInt8] = []
    try pieces(path) { piece in
      content += piece
      return content.count <= limit
    }
    guard content.count <= limit else {
      throw .cannotRead(path, reason: "it is larger than a file of settings can be")
    }
    return content
  }

  /// The first bytes of a file.
  static func beginning(_ path: String, count: Int) throws(SourceError) -> [UInt8] {
    var content: [UInt8] = []
    try pieces(path) { piece in
      content += piece.prefix(count - content.count)
      return content.count < count
    }
    return content
  }
}
