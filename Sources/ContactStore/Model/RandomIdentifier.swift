/// Identifiers that no other contact has (UUIDs of version 4, RFC 9562 section 5.4).
package enum RandomIdentifier {
  package static func next() -> String {
    let high = UInt64.random(in: .min ... .max) & 0xFFFF_FFFF_FFFF_0FFF | 0x4000
    let low = UInt64.random(in: .min ... .max) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    let digits = Array((hexadecimal(high) + hexadecimal(low)).utf8)
    let groups = [digits[0..<8], digits[8..<12], digits[12..<16], digits[16..<20], digits[20...]]
    return groups.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
  }

  private static func hexadecimal(_ bits: UInt64) -> String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
