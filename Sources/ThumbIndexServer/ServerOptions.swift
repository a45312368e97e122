/// How an address book is served.
public struct ServerOptions: Sendable {
  /// Where to listen: without anything said, on a free port of this machine alone.
  public var address = ListenAddress()
  /// Further names that the server is asked for by, as behind a proxy.
  public var hosts: [String] = []
  /// The secret that clients have to know; `nil` for none, which only this machine's own programs may do with.
  public var token: AccessToken?
  /// Whether nothing can be changed.
  public var isReadOnly = false
  /// How much is taken from anyone.
  public var limits = ServerLimits()

  /// The usual options.
  public init() {}

  /// Sees to it that nobody is let in by mistake.
  func check() throws(ServerError) {
    if !address.isLoopback, token == nil { throw .needsToken(address.text) }
  }
}
