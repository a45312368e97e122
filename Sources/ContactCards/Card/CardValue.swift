/// The notation of values in vCard 3.0 and 4.0 (RFC 6350 section 3.4).
enum CardValue {
  /// A text with its separators, backslashes and line breaks escaped.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
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

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case ASCII.comma, ASCII.semicolon, ASCII.backslash, ASCII.lineFeed, ASCII.carriageReturn: true
    default: false
    }
  }

  /// A text with its escapes resolved.
  static func unescaped(_ value: Substring) -> String {
    guard value.utf8.contains(ASCII.backslash) || value.utf8.contains(ASCII.carriageReturn) else {
      return String(value)
    }
    var bytes = Array(value.utf8)
    ValueEscapes.resolve(in: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The parts between separators that are not escaped.
  static func split(_ value: Substring, at separator: UInt8) -> [Substring] {
    var parts: [Substring] = []
    var start = value.startIndex
    var index = start
    let bytes = value.utf8
    while index < value.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      if byte == separator {
        parts.append(value[start..<index])
        start = next
      }
      index = byte == ASCII.backslash && next < value.endIndex ? bytes.index(after: next) : next
    }
    parts.append(value[start...])
    return parts
  }
}
