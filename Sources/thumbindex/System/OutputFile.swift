internal import Glibc

/// A file that is written whole, or not at all.
enum OutputFile {
  /// Writes a file. What was there stays until all has been written.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    do throws(SystemError) {
      if isSpecial(path) { return try write(bytes, to: path, O_WRONLY | O_CLOEXEC) }
      let draft = path + ".\(getpid()).part"
      do throws(SystemError) {
        try write(bytes, to: draft, O_WRONLY | O_CLOEXEC | O_CREAT | O_EXCL)
        if unsafe rename(draft, path) != 0 { throw .last }
      } catch {
        _ = unsafe unlink(draft)
        throw error
      }
    } catch {
      throw .data(FileProblem(file: path, message: "cannot be written: \(error.reason)"))
    }
  }

  private static func write(_ bytes: [UInt8], to path: String, _ flags: Int32) throws(SystemError) {
    let descriptor = unsafe open(path, flags, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try Output.write(bytes[...], to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0 { throw .last }
  }

  /// Whether it is a device or a pipe, which can't be replaced.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }
}
