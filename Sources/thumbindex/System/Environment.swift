internal import Glibc

/// The environment of the process.
enum Environment {
  /// The value of a variable, or `nil` if it is not set.
  static func value(of name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
