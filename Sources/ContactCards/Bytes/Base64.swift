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
}
