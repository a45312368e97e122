internal import Glibc

/// An address and a port to listen on.
public struct ListenAddress: Sendable, Hashable {
  /// An IP address.
  public let host: String
  /// A port; 0 for a free one.
  public let port: Int

  /// Makes one.
  ///
  /// - Parameters:
  ///   - host: An IP address.
  ///   - port: A port; 0 for a free one.
  public init(host: String = "127.0.0.1", port: Int = 0) {
    self.host = host
    self.port = port
  }

  /// Reads `ADDRESS:PORT`, `[ADDRESS]:PORT`, or a port alone; `localhost` is 127.0.0.1. `nil` if the text is none.
  ///
  /// - Parameter text: The text.
  public init?(_ text: String) {
    let (host, port) = HostName.parts(text)
    if let number = Int(text), (0...65535).contains(number) {
      self.init(port: number)
      return
    }
    guard let port, (0...65535).contains(port) else { return nil }
    let address = host == "localhost" ? "127.0.0.1" : host
    guard IPAddress(address) != nil else { return nil }
    self.init(host: address, port: port)
  }

  /// As it stands in a URL.
  public var text: String { (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }

  /// Whether only programs of this machine can connect.
  public var isLoopback: Bool { IPAddress(host)?.isLoopback ?? false }
}

/// An IP address in bytes.
struct IPAddress: Sendable, Hashable {
  let bytes: [UInt8]

  /// Reads one as URLs have it, without brackets; `nil` if the text is none.
  init?(_ text: String) {
    var buffer = [UInt8](repeating: 0, count: 16)
    let isIPv4 = unsafe inet_pton(AF_INET, text, &buffer) == 1
    if !isIPv4 {
      guard unsafe inet_pton(AF_INET6, text, &buffer) == 1 else { return nil }
    }
    bytes = isIPv4 ? Array(buffer[..<4]) : buffer
  }

  var isLoopback: Bool {
    bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1
  }

  /// Whether it stands for all addresses of the machine.
  var isAny: Bool { bytes.allSatisfy { $0 == 0 } }
}

/// Names of hosts with ports.
enum HostName {
  /// The host without brackets, in lower case, and the port, if one is said.
  static func parts(_ text: String) -> (host: String, port: Int?) {
    guard let colon = text.lastIndex(of: ":"), !text[colon...].contains("]") else {
      return (bare(text[...]), nil)
    }
    let port = text[text.index(after: colon)...]
    let isNumber = !port.isEmpty && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber ? (bare(text[..<colon]), Int(port)) : (text, nil)
  }

  private static func bare(_ host: Substring) -> String {
    let inner = host.hasPrefix("[") && host.hasSuffix("]") ? host.dropFirst().dropLast() : host
    return inner.lowercased()
  }
}
