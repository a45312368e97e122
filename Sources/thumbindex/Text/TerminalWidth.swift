/// How many columns a text takes on a terminal.
enum TerminalWidth {
  /// The number of columns: 2 for wide East Asian characters and emoji (UAX #11), 0 for marks and other
  /// characters without a place of their own, else 1.
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    var width = 0
    for scalar in text.unicodeScalars {
      if isPicture(scalar) { return text.reduce(0) { $0 + self.width(of: $1) } }
      width += self.width(of: scalar)
    }
    return width
  }

  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    // A sequence of emoji is one picture; U+FE0F asks for a picture of the character before it.
    if scalars.contains(where: isPicture) { return 2 }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F: true
    // The blocks with emoji; asking for the property of every letter would take long.
    case 0x2300...0x2BFF, 0x1F000...: scalar.properties.isEmojiPresentation
    default: false
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    // Latin, Greek and Cyrillic letters, then ideographs, Hangul and kana: most of all names.
    case ..<0x300, 0x370...0x482, 0x48A...0x52F: return 1
    case 0x3400...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A0...0x30FF: return 2
    default: break
    }
    if isWide(scalar.value) { return isMark(scalar) ? 0 : 2 }
    return isMark(scalar) || (0x1160...0x11FF).contains(scalar.value) ? 0 : 1
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    value >= 0x1100 && wide.contains { $0.contains(value) }
  }

  /// The ranges of East_Asian_Width W and F in Unicode 17, without emoji; gaps of unassigned code points
  /// are filled.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DF2,
    0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
