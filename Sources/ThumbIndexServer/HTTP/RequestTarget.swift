/// What stands behind the method in a request (RFC 9112 section 3.2.1), taken apart and decoded.
///
/// It names resources of this program, and is never a path of the file system.
struct RequestTarget: Sendable {
  /// The parts of the path between slashes.
  let path: [String]
  private let query: [(name: String, value: String)]

  /// Takes it apart; `nil` if it is no path, or has escapes that are none.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    let parts = text.utf8.split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    var path: [String] = []
    for part in parts[0].dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let segment = Self.decoded(part, plusIsBlank: false) else { return nil }
      path.append(segment)
    }
    if path == [""] { path = [] }
    guard let query = parts.count > 1 ? Self.query(parts[1]) : [] else { return nil }
    self.path = path
    self.query = query
  }

  /// The value of a parameter, or `nil`.
  subscript(_ name: String) -> String? { query.first { $0.name == name }?.value }

  private static func query(_ text: Substring.UTF8View) -> [(name: String, value: String)]? {
    var query: [(name: String, value: String)] = []
    for part in text.split(separator: UInt8(ascii: "&")) {
      let words = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(words[0], plusIsBlank: true),
        let value = words.count > 1 ? decoded(words[1], plusIsBlank: true) : ""
      else { return nil }
      query.append((name, value))
    }
    return query
  }

  /// A text without its escapes (RFC 3986 section 2.1); `nil` if one is broken, or what comes out is no text.
  private static func decoded(_ text: Substring.UTF8View, plusIsBlank: Bool) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(hexadecimal),
          let low = rest.popFirst().flatMap(hexadecimal)
        else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(plusIsBlank && byte == UInt8(ascii: "+") ? 0x20 : byte)
      }
    }
    guard !bytes.contains(0) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
