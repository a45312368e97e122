/// The notation of values in vCard 3.0 and 4.0 (RFC 6350 section 3.4).
enum CardValue {
  /// A text with its separators, backslashes and line breaks escaped.
  static func escaped(_ text: String) -> String {
    guard hasSpecial(text) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 8)
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case ASCII.lineFeed where previous == ASCII.carriageReturn: break
      case ASCII.lineFeed, ASCII.carriageReturn: bytes += [ASCII.backslash, UInt8(ascii: "n")]
      case ASCII.comma, ASCII.semicolon, ASCII.backslash: bytes += [ASCII.backslash, byte]
      default: bytes.append(byte)
      }
      previous = byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether something in a text means something in a value.
  static func hasSpecial(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices where isSpecial(bytes[index]) { return true }
    return false
  }

  /// Whether a value is nothing but plain texts between semicolons.
  static func isPlain(_ value: String) -> Bool {
    let bytes = value.utf8.span
    for index in bytes.indices where bytes[index] != ASCII.semicolon && isSpecial(bytes[index]) {
      return false
    }
    return true
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.comma, ASCII.semicolon, ASCII.backslash, ASCII.lineFeed, ASCII.carriageReturn: true
    default: false
    }
  }

  /// A text with its escapes resolved.
  static func unescaped(_ value: Substring) -> String {
    let span = value.utf8.span
    guard
      span.firstIndex(of: ASCII.backslash, from: 0, to: span.count) != nil
        || span.firstIndex(of: ASCII.carriageReturn, from: 0, to: span.count) != nil
    else { return String(value) }
    var bytes = Array(value.utf8)
    ValueEscapes.resolve(in: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parts between separators that are not escaped.
  static func split(_ value: Substring, at separator: UInt8) -> [Substring] {
    let bytes = value.utf8.span
    var parts: [Substring] = []
    var (start, offset, done) = (value.startIndex, 0, 0)
    while offset < bytes.count {
      if bytes[offset] == separator {
        let end = value.utf8.index(start, offsetBy: offset - done)
        parts.append(value[start..<end])
        start = value.utf8.index(after: end)
        done = offset + 1
      }
      offset += bytes[offset] == ASCII.backslash ? 2 : 1
    }
    parts.append(value[start...])
    return parts
  }
}
