internal import Glibc

/// What tells that a file has changed without reading it.
struct FileStamp: Hashable, Sendable {
  let size: Int64
  /// When the content was changed, in nanoseconds since 1970. Programs may set it to what they like.
  let modified: Int64
  /// When anything about the file was changed. No program sets it.
  let changed: Int64
  let inode: Int64

  init(size: Int64, modified: Int64, changed: Int64, inode: Int64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }

  init(_ status: stat) {
    size = Int64(status.st_size)
    modified = Self.nanoseconds(status.st_mtim)
    changed = Self.nanoseconds(status.st_ctim)
    inode = Int64(bitPattern: UInt64(status.st_ino))
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }

  /// Clocks of file systems have steps, up to two seconds: a second change may hide in the step of the first.
  private static let step: Int64 = 2_000_000_000

  /// The stamp to keep of a file that has just been read: one that no file has if it could have changed since
  /// without a trace, so that it is read once more.
  var kept: FileStamp {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    if Self.nanoseconds(now) &- changed >= Self.step { return self }
    return FileStamp(size: size, modified: modified, changed: 0, inode: inode)
  }

  /// Whether two stamps are of one file with the same content, whatever has happened to its names.
  func isSameFile(as other: FileStamp) -> Bool {
    size == other.size && modified == other.modified && inode == other.inode
  }
}
