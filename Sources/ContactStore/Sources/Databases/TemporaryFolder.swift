internal import Glibc

/// A folder that only its owner may look into, which goes away with the object.
final class TemporaryFolder {
  let path: String
  /// The names of what is in it.
  private var names: [String] = []
  private var isRemoved = false

  /// Makes one where the system keeps temporary files.
  init() throws(SourceError) {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) }.flatMap {
      $0.hasPrefix("/") ? $0 : nil
    }
    var template = Array("\(parent ?? "/tmp")/thumbindex-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else {
      throw .cannotRead(
        parent ?? "/tmp", reason: "no temporary folder can be made: \(SystemReason.last)")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { remove() }

  /// Copies a file into the folder, if it is there, under a name.
  func copy(_ source: String, as name: String) throws(SourceError) {
    let target = "\(path)/\(name)"
    let file = unsafe open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw Self.failure(source) }
    defer { close(file) }
    names.append(name)
    var isWritten = true
    try SourceFile.pieces(source) { piece in
      isWritten = Self.write(piece, to: file)
      return isWritten
    }
    if !isWritten { throw Self.failure(source) }
  }

  /// Removes the folder and all that is in it, which what is open outlives.
  func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    for name in names + ["\(names.first ?? "")-shm"] { unsafe unlink("\(path)/\(name)") }
    unsafe rmdir(path)
  }

  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func failure(_ source: String) -> SourceError {
    .cannotRead(source, reason: "it can't be copied to read it: \(SystemReason.last)")
  }
}
