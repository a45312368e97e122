internal import Glibc

/// What the operating system says about a call that failed.
struct SystemError: Error {
  let code: Int32

  /// The error of the call before.
  static var last: SystemError { SystemError(code: errno) }

  /// The reason in the system's words.
  var reason: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
