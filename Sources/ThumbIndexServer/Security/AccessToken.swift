/// A secret that lets its holder in.
public struct AccessToken: Sendable {
  /// The secret.
  public let text: String

  /// Takes a secret.
  ///
  /// - Parameter text: 16 characters at least, printable ones of ASCII but for those that cookies don't have.
  /// - Throws: ``ServerError/weakToken``.
  public init(_ text: String) throws(ServerError) {
    let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\",;\\".utf8.contains($0) }
    guard text.utf8.count >= 16, isPlain else { throw .weakToken }
    self.text = text
  }

  /// Makes one that nobody can guess: 256 bits.
  public static func random() -> AccessToken {
    // The system's generator is one for secrets.
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max) }
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return AccessToken(trusted: String(decoding: text, as: UTF8.self))
  }

  private init(trusted text: String) { self.text = text }

  /// Whether a text is the secret. How long that takes tells nothing of where they differ.
  func isSame(_ other: some StringProtocol) -> Bool {
    let (own, given) = (Array(text.utf8), Array(other.utf8))
    var difference = UInt8(own.count == given.count ? 0 : 1)
    for index in own.indices { difference |= own[index] ^ (index < given.count ? given[index] : 0) }
    return difference == 0
  }

  /// Whether a request has it, in its header.
  func isIn(_ headers: RequestHeaders, cookie: String) -> Bool {
    if let value = headers.authorization {
      let words = value.split(separator: " ")
      return words.count == 2 && words[0].lowercased() == "bearer" && isSame(words[1])
    }
    return (headers.cookie ?? "").split(separator: ";").contains { part in
      let text = part.drop { $0 == " " }
      return text.hasPrefix(cookie + "=") && isSame(text.dropFirst(cookie.count + 1))
    }
  }
}
