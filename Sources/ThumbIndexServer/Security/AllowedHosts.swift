/// The names that the server goes by. A page of another name, which has been made to lead here (DNS rebinding),
/// isn't served.
struct AllowedHosts: Sendable {
  private let address: ListenAddress
  private let names: Set<String>

  init(_ address: ListenAddress, names: [String]) {
    self.address = address
    self.names = Set(names.map { $0.lowercased() })
  }

  /// Whether a value of `Host` names this server.
  func has(_ host: String) -> Bool {
    let (name, port) = HostName.parts(host)
    // A proxy in front may have any port.
    if names.contains(name) { return true }
    guard port ?? 80 == address.port else { return false }
    if name == "localhost" { return address.isLoopback || isAny }
    // No name leads to an address that is written as one.
    guard let wanted = IPAddress(name) else { return false }
    return isAny || wanted == IPAddress(address.host) || address.isLoopback && wanted.isLoopback
  }

  private var isAny: Bool { IPAddress(address.host)?.isAny ?? false }

  /// Whether an `Origin` is a page of this server that was asked for under a name.
  func isOwn(_ origin: String, host: String) -> Bool {
    let parts = origin.lowercased().split(separator: "://", maxSplits: 1)
    guard parts.count == 2, parts[1] == host.lowercased() else { return false }
    // With TLS in front the page has another scheme than this server.
    return parts[0] == "http" || parts[0] == "https" && names.contains(HostName.parts(host).host)
  }
}
