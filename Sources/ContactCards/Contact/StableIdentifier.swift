/// Identifiers for contacts that have none: the same text always gives the same one.
enum StableIdentifier {
  /// A `urn:uuid:` of version 8 (RFC 9562 section 5.8), made of a text.
  static func uri(for text: String) -> String {
    var digits = ""
    for seed in [UInt64(0xCBF2_9CE4_8422_2325), 0x8422_2325_CBF2_9CE4] {
      let half = String(mixed(hash(text, seed)), radix: 16)
      digits += String(repeating: "0", count: 16 - half.utf8.count) + half
    }
    var bytes = Array(digits.utf8)
    bytes[12] = UInt8(ascii: "8")
    bytes[16] = UInt8(ascii: "a")
    let groups = [bytes[0..<8], bytes[8..<12], bytes[12..<16], bytes[16..<20], bytes[20..<32]]
    return "urn:uuid:" + groups.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
  }

  /// A number that cards with other bytes hardly have.
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    let span = bytes.span
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in span.indices { hash = (hash ^ UInt64(span[index])) &* 0x100_0000_01B3 }
    return hash
  }

  /// Whether an identifier is one that is made here.
  static func isOwn(_ uid: String) -> Bool {
    let parts = uid.split(separator: "-")
    return uid.hasPrefix("urn:uuid:") && uid.utf8.count == 45 && parts.count == 5
      && parts[2].hasPrefix("8") && parts[3].hasPrefix("a")
  }

  /// FNV-1a in 64 bits.
  static func hash(_ text: String, _ seed: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Spreads every bit over all others.
  private static func mixed(_ bits: UInt64) -> UInt64 {
    let first = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    let second = (first ^ (first >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return second ^ (second >> 33)
  }
}
