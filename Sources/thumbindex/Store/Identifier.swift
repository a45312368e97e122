/// Identifiers of new contacts.
enum Identifier {
  /// A `urn:uuid:` of version 4 (RFC 9562 section 5.4).
  static func new() -> String {
    var generator = SystemRandomNumberGenerator()
    let high = (generator.next() & ~0xF000) | 0x4000
    let low = (generator.next() & ~(3 << 62)) | (2 << 62)
    let digits = [high, low].map { number in
      let text = String(number, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var groups: [Substring] = []
    var rest = digits[...]
    for count in [8, 4, 4, 4, 12] {
      groups.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return "urn:uuid:" + groups.joined(separator: "-")
  }
}
