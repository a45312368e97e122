internal import Glibc

/// What the operating system says about a file.
struct FileFault: Error {
  let code: Int32

  /// The fault of the call before.
  static var last: FileFault { FileFault(code: errno) }

  var isMissing: Bool { code == ENOENT }

  /// The reason in the system's words.
  var reason: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// What it means for a store that has to write.
  func error(_ store: String) -> StoreError {
    switch code {
    case ENOSPC, EDQUOT: .full(store: store)
    case EACCES, EPERM, EROFS: .readOnly(store: store)
    default: .failed(store: store, reason: reason)
    }
  }
}
