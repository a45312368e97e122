/// The spelling of values in JSON (RFC 8259).
package enum JSONText {
  /// A string in quotation marks.
  static func string(_ text: String) -> String {
    var result: [UInt8] = []
    append(text, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// An array, its elements being values already.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  /// Appends a string in quotation marks.
  package static func append(_ text: String, to output: inout [UInt8]) {
    append(text.utf8.span, to: &output)
  }

  /// Appends a string in UTF-8 in quotation marks.
  package static func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
    output.append(ASCII.quote)
    var start = 0
    for index in bytes.indices where isEscaped(bytes[index]) {
      bytes.append(start..<index, to: &output)
      appendEscaped(bytes[index], to: &output)
      start = index + 1
    }
    bytes.append(start..<bytes.count, to: &output)
    output.append(ASCII.quote)
  }

  /// Appends the only one of the texts, or an array of them.
  static func append(_ texts: [String], to output: inout [UInt8]) {
    guard texts.count != 1 else {
      append(texts[0], to: &output)
      return
    }
    output += "[".utf8
    for (index, text) in texts.enumerated() {
      if index > 0 { output += ", ".utf8 }
      append(text, to: &output)
    }
    output += "]".utf8
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == ASCII.quote || byte == ASCII.backslash || byte == 0x7F
  }

  private static func appendEscaped(_ byte: UInt8, to output: inout [UInt8]) {
    switch byte {
    case ASCII.quote, ASCII.backslash: output += [ASCII.backslash, byte]
    case ASCII.lineFeed: output += "\\n".utf8
    case ASCII.carriageReturn: output += "\\r".utf8
    case ASCII.tab: output += "\\t".utf8
    default:
      output += "\\u00".utf8
      output += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
