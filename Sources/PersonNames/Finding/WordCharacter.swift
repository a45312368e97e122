internal import UnicodeText

/// What a character is to the words of a name.
enum WordCharacter {
  /// A blank, a control or punctuation, which divides words.
  case separator
  /// An emoji or another symbol, a word by itself.
  case symbol
  /// Hangul, a syllable or a part of one.
  case hangul
  /// A letter, a digit, and anything else.
  case letter
  /// A mark or a formatting character, which belongs to what stands before it.
  case continuing

  /// The kind of a code point.
  init(_ codePoint: UInt32) {
    if codePoint < 0x80 {
      self = Self.isLetterOfASCII(codePoint) ? .letter : .separator
    } else if Hangul.isSyllable(codePoint) || HangulLetters.isJamo(codePoint) {
      self = .hangul
    } else {
      self =
        Unicode.Scalar(codePoint).map { Self.kind(of: $0.properties.generalCategory) } ?? .letter
    }
  }

  private static func isLetterOfASCII(_ codePoint: UInt32) -> Bool {
    (0x61...0x7A).contains(codePoint | 0x20) || (0x30...0x39).contains(codePoint)
  }

  private static func kind(of category: Unicode.GeneralCategory) -> WordCharacter {
    switch category {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .connectorPunctuation,
      .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      .separator
    case .mathSymbol, .currencySymbol, .otherSymbol: .symbol
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .modifierSymbol: .continuing
    default: .letter
    }
  }
}
