internal import Glibc

/// What opening a store asks of the file system.
enum FileSystem {
  static func isFolder(_ path: String) -> Bool {
    mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false
  }

  static func exists(_ path: String) -> Bool { mode(of: path) != nil }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode : nil
  }

  /// Makes the folder that a file is to be in, and those above it, for their owner alone.
  static func makeFolder(of path: String) {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      parts.append(part)
      let folder = parts.joined(separator: "/")
      if !folder.isEmpty { unsafe mkdir(folder, 0o700) }
    }
  }

  /// Makes an empty file for its owner alone, unless there is one: contacts are nobody else's business.
  static func makePrivateFile(_ path: String) {
    let descriptor = unsafe open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
  }
}
