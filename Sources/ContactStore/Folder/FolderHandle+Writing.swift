internal import Glibc

extension FolderHandle {
  /// Writes a new file, whose name no other has. It has the owner and the permissions of a model; without one
  /// it is its owner's alone. What is to be safe is waited for until it is on the disk.
  func write(_ bytes: [UInt8], to name: FileName, like model: FileName?, isSafe: Bool)
    throws(FileFault)
  {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let file = unsafe openat(descriptor, name.cString, flags, 0o600)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    try Self.write(bytes, file)
    if let model, case .success(let status) = find(model) {
      // Only the owner of all files may give one away.
      _ = fchown(file, status.st_uid, status.st_gid)
      _ = fchmod(file, status.st_mode & 0o7777)
    }
    if isSafe, fsync(file) != 0 { throw .last }
  }

  private static func write(_ bytes: [UInt8], _ file: Int32) throws(FileFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(file, bytes.baseAddress, bytes.count)
      }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .last }
    }
  }

  /// Gives a file another name, which it takes from the file that had it.
  func rename(_ name: FileName, to other: FileName) throws(FileFault) {
    let (old, new) = (name.cString, other.cString)
    guard unsafe renameat(descriptor, old, descriptor, new) == 0 else { throw .last }
  }

  /// Gives a file one more name, which no file has.
  func link(_ name: FileName, as other: FileName) throws(FileFault) {
    let (old, new) = (name.cString, other.cString)
    guard unsafe linkat(descriptor, old, descriptor, new, 0) == 0 else { throw .last }
  }

  func remove(_ name: FileName) throws(FileFault) {
    guard unsafe unlinkat(descriptor, name.cString, 0) == 0 else { throw .last }
  }

  /// Waits until the names of the folder are on the disk.
  func synchronize() throws(FileFault) {
    // Some file systems of networks have nothing to wait for, and say that they can't.
    if fsync(descriptor) != 0, errno != EINVAL { throw .last }
  }

  /// Waits until everything is on the disk: faster than file by file if there are many.
  func synchronizeAll() { sync() }

  /// Whether files can be made in the folder.
  var isWritable: Bool { unsafe faccessat(descriptor, ".", W_OK, 0) == 0 }

  /// Lets one program after the other do something, where the file system can do so.
  func exclusively<Value>(_ body: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    defer { flock(descriptor, LOCK_UN) }
    return try body()
  }
}
