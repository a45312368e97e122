internal import Glibc

/// What the file system says of a file. Symbolic links are followed.
struct FileStatus: Equatable {
  var identity: FileIdentity
  var isFolder: Bool
  var isFile: Bool
  var size: Int
  /// When the content was changed last, in nanoseconds.
  var changed: Int

  /// The status of what is at a path; `nil` if there is nothing, or the path can't be followed.
  init?(of path: String) {
    var status = stat()
    guard !path.utf8.contains(0), unsafe stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isFile = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    changed = Int(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(status.st_mtim.tv_nsec)
  }

  /// Why there is nothing at a path, in the system's words; `nil` if there is something.
  static func reasonForNone(at path: String) -> String? {
    var status = stat()
    if path.utf8.contains(0) { return SystemReason.of(EINVAL) }
    return unsafe stat(path, &status) == 0 ? nil : SystemReason.last
  }

  static func isFolder(_ path: String) -> Bool { FileStatus(of: path)?.isFolder ?? false }
  static func isFile(_ path: String) -> Bool { FileStatus(of: path)?.isFile ?? false }
}

/// A file whatever the path that leads to it.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64

  init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }

  init?(of path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    self = status.identity
  }
}

/// What the operating system says about a call that failed.
enum SystemReason {
  /// That of the call before.
  static var last: String { of(errno) }

  static func of(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
