/// The backslashes in a value (RFC 6350 section 3.4, RFC 2426 section 4).
enum ValueEscapes {
  /// Resolves the escapes in place, and makes every line break a single line feed.
  ///
  /// `\n` is a line break. A backslash before a separator, a backslash or a colon, which some
  /// writers escape too, stands for that character; before anything else it is text, as in a
  /// Windows path.
  static func resolve(in bytes: inout [UInt8]) {
    var output = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      var resolved = byte
      if byte == ASCII.backslash, let character = character(escapedAs: next) {
        resolved = character
        index += 1
      } else if byte == ASCII.carriageReturn {
        resolved = ASCII.lineFeed
        if next == ASCII.lineFeed { index += 1 }
      }
      bytes[output] = resolved
      output += 1
      index += 1
    }
    bytes.removeLast(bytes.count - output)
  }

  private static func character(escapedAs letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "n"), UInt8(ascii: "N"): ASCII.lineFeed
    case ASCII.comma, ASCII.semicolon, ASCII.colon, ASCII.backslash, ASCII.quote: letter
    default: nil
    }
  }
}
