internal import Glibc

/// A folder that is open: what happens in it stays in it, even if it is moved meanwhile.
@safe
final class FolderHandle {
  let path: String
  let descriptor: Int32

  init(path: String) throws(StoreError) {
    descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.path = path
    guard descriptor >= 0 else {
      throw .cannotOpen(store: path, reason: FileFault.last.reason)
    }
  }

  deinit { close(descriptor) }

  /// The files of the folder.
  func listing() throws(FileFault) -> FolderListing {
    let copy = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0 else { throw .last }
    guard let folder = unsafe fdopendir(copy) else {
      close(copy)
      throw .last
    }
    defer { unsafe closedir(folder) }
    var listing = FolderListing()
    errno = 0
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe FileName(Array(bytes.prefix { $0 != 0 }))
      }
      try note(name, &listing)
      errno = 0
    }
    // A folder that breaks off is not one whose files are gone.
    if errno != 0 { throw .last }
    return listing
  }

  private func note(_ name: FileName, _ listing: inout FolderListing) throws(FileFault) {
    if name.isLeftover {
      listing.leftovers.append(name)
    } else if name.isCard {
      switch find(name) {
      case .success(let status):
        if status.st_mode & S_IFMT == S_IFREG { listing.files[name] = FileStamp(status) }
      case .failure(let fault):
        if !fault.isMissing { listing.unreadable[name] = fault.reason }
      }
    }
  }

  func find(_ name: FileName, _ flags: Int32 = 0) -> Result<stat, FileFault> {
    var status = stat()
    let found = unsafe fstatat(descriptor, name.cString, &status, flags)
    return found == 0 ? .success(status) : .failure(.last)
  }

  /// The stamp of a file; `nil` if there is none.
  func stamp(of name: FileName) throws(FileFault) -> FileStamp? {
    do throws(FileFault) {
      return FileStamp(try find(name).get())
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Whether a name is that of a link to a file somewhere else.
  func isLink(_ name: FileName) -> Bool {
    guard case .success(let status) = find(name, AT_SYMLINK_NOFOLLOW) else { return false }
    return status.st_mode & S_IFMT == S_IFLNK
  }

  /// What a file holds, with its stamp at the time.
  func read(_ name: FileName) throws(FileFault) -> (bytes: [UInt8], stamp: FileStamp) {
    let file = unsafe openat(descriptor, name.cString, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw .last }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0 else { throw .last }
    let bytes = try Self.read(file, Int(status.st_size))
    return (bytes, FileStamp(status))
  }

  private static func read(_ file: Int32, _ size: Int) throws(FileFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(size, FolderFile.mostBytes) + 1)
    var count = 0
    while count < bytes.count {
      let rest = count..<bytes.count
      let read = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(
          file, UnsafeMutableRawBufferPointer(rebasing: buffer[rest]).baseAddress, rest.count)
      }
      if read == 0 { break }
      if read > 0 { count += read } else if errno != EINTR { throw .last }
      if count == bytes.count, count <= FolderFile.mostBytes {
        bytes += [UInt8](repeating: 0, count: count)
      }
    }
    if count > FolderFile.mostBytes { throw FileFault(code: EFBIG) }
    bytes.removeLast(bytes.count - count)
    return bytes
  }
}
