internal import Glibc

/// A file for its owner alone, which goes with the last reference.
final class TemporaryFile: Sendable {
  let path: String
  private let descriptor: Int32

  /// Makes it; `nil` if that isn't possible.
  init?() {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var name = Array((folder + "/thumbindex-XXXXXX").utf8CString)
    let descriptor = unsafe name.withUnsafeMutableBufferPointer { name in
      unsafe name.baseAddress.map { unsafe mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    close(descriptor)
    unsafe unlink(path)
  }

  /// How many bytes it has.
  var count: Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Writes bytes behind those that are there.
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
      let count = unsafe Glibc.write(descriptor, part.baseAddress, part.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return false }
      unsafe rest = rest.dropFirst(count)
    }
    return true
  }
}
