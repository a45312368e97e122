/// Why a server can't begin.
public enum ServerError: Error, Sendable, Hashable, CustomStringConvertible {
  /// libmicrohttpd isn't installed.
  case noLibrary
  /// The address can't be listened on.
  case cannotListen(String, reason: String)
  /// Others could reach it, and would need no token.
  case needsToken(String)
  /// A token is too short to be one.
  case weakToken

  /// The reason in words, and what to do about it.
  public var description: String {
    switch self {
    case .noLibrary:
      "libmicrohttpd.so.12 is not there; install libmicrohttpd12, the library that serves HTTP"
    case .cannotListen(let address, let reason): "cannot listen on \(address): \(reason)"
    case .needsToken(let address):
      "\(address) can be reached from other machines, so --token is needed; "
        + "put a proxy with TLS in front, for without it everyone on the way reads along"
    case .weakToken: "a token needs 16 characters from ! to ~ at least"
    }
  }
}
