/// Text that is safe to show on a terminal.
enum VisibleText {
  /// The text with U+FFFD for every character that could command the terminal or turn what stands around
  /// it: control characters (escape and line feeds among them), line and paragraph separators, and the
  /// embeddings, overrides and isolates of the bidirectional algorithm (UAX #9).
  static func of(_ text: String) -> String {
    guard mayBeUnsafe(text.utf8.span), text.unicodeScalars.contains(where: isUnsafe) else {
      return text
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
    return String(result)
  }

  /// Whether a byte is a control character, or begins a character of the blocks with the others.
  private static func mayBeUnsafe(_ text: Span<UInt8>) -> Bool {
    for index in text.indices {
      switch text[index] {
      case 0...0x1F, 0x7F, 0xC2, 0xE2: return true
      default: break
      }
    }
    return false
  }

  /// Whether a character must not reach a terminal.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
