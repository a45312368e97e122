/// The spelling of values in JSON (RFC 8259).
enum JSONText {
  /// A string in quotation marks.
  static func string(_ text: String) -> String {
    var result: [UInt8] = [ASCII.quote]
    result.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case ASCII.quote, ASCII.backslash: result += [ASCII.backslash, byte]
      case ASCII.lineFeed: result += "\\n".utf8
      case ASCII.carriageReturn: result += "\\r".utf8
      case ASCII.tab: result += "\\t".utf8
      case 0..<0x20, 0x7F:
        result += "\\u00".utf8
        result += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: result.append(byte)
      }
    }
    result.append(ASCII.quote)
    return String(decoding: result, as: UTF8.self)
  }

  /// An array, its elements being values already.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
