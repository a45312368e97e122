/// What a request asks for (RFC 9110 section 9).
enum HTTPMethod: String, Sendable, Hashable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"
  /// None that anything here has.
  case other = ""

  /// Whether it only looks.
  var isSafe: Bool { self == .get || self == .head }
}
