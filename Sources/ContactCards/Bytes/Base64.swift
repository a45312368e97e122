/// Base64 (RFC 4648 section 4), as property lists and vCards hold pictures and other data.
enum Base64 {
  /// Decodes `text`, white space and padding ignored; `nil` if any other character stands in it.
  static func decode(_ text: String) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var bitCount = 0
    for byte in text.utf8 where !ASCII.isWhitespace(byte) && byte != ASCII.equals {
      guard let digit = value(of: byte) else { return nil }
      bits = bits << 6 | digit
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      output.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      bits &= (1 << UInt32(bitCount)) - 1
    }
    return output
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte - 0x41)
    case 0x61...0x7A: UInt32(byte - 0x61 + 26)
    case 0x30...0x39: UInt32(byte - 0x30 + 52)
    case UInt8(ascii: "+"): 62
    case ASCII.slash: 63
    default: nil
    }
  }

  /// Whether the line at `position` is nothing but base64, at least a group of it.
  static func isLine(_ bytes: Span<UInt8>, at position: Int) -> Bool {
    var end = position
    while end < bytes.count, value(of: bytes[end]) != nil || bytes[end] == ASCII.equals { end += 1 }
    guard end - position >= 4 else { return false }
    while end < bytes.count, ASCII.isBlank(bytes[end]) { end += 1 }
    return end == bytes.count || bytes[end] == ASCII.lineFeed || bytes[end] == ASCII.carriageReturn
  }

  /// The bytes in base64, on one line.
  static func encode(_ bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits: UInt32 = 0
      for index in 0..<3 { bits = bits << 8 | (index < count ? UInt32(bytes[start + index]) : 0) }
      for digit in 0..<4 {
        let value = Int(bits >> UInt32(18 - 6 * digit)) & 63
        output.append(digit <= count ? alphabet[value] : ASCII.equals)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
