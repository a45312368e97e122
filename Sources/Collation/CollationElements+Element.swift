extension CollationElements {
  /// The weights of a piece of text on each level, and where it is.
  ///
  /// Weights are fractional: their bytes, the most significant first and without trailing zeros, are
  /// what counts, and no weight's bytes begin another's. Zero is none.
  public struct Element: Sendable, Hashable {
    /// The weight of the base character, with the scripts in the order that the settings give them.
    public let primary: UInt32
    /// The weight of the accent.
    public let secondary: UInt16
    /// The weight of the variant, without case.
    public let tertiary: UInt16
    /// What rules with `<<<<` tell apart, 0 for almost everything, at most 3.
    public let quaternary: UInt8
    /// The case of the characters.
    public let letterCase: LetterCase
    /// True if the settings ignore it on the first three levels: it is a blank or punctuation, and
    /// ``CollationSettings/alternate`` is ``Alternate/shifted``.
    public let isShifted: Bool
    /// Where in the text it comes from, counted in bytes of UTF-8.
    public let utf8Range: Range<Int>

    init(_ sourced: SourcedElement, of collator: Collator) {
      let element = sourced.element
      primary = element.primary == 0 ? 0 : collator.reordering(element.primary)
      secondary = element.secondary
      tertiary = element.tertiary
      quaternary = UInt8(element.quaternary)
      letterCase = LetterCase(rawValue: UInt8(element.caseBits >> 14)) ?? .upper
      isShifted = collator.isShifted(element.primary)
      utf8Range = sourced.range
    }

    /// True if it is ignored on every level.
    public var isIgnorable: Bool { primary == 0 && secondary == 0 && tertiary == 0 }

    /// Where in `text`, the text that was read, it comes from.
    ///
    /// - Complexity: O(1).
    public func range(in text: String) -> Range<String.Index> { text.range(ofUTF8: utf8Range) }
  }

  /// The case of a character, or of those of a contraction together.
  public enum LetterCase: UInt8, Sendable, Hashable {
    /// Lower case, or a character that has no case.
    case lower
    /// Both: “Ch” where that is one letter.
    case mixed
    /// Upper case.
    case upper
  }
}

extension String {
  /// The range that a range of bytes is.
  func range(ofUTF8 range: Range<Int>) -> Range<Index> {
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound)
    return lower..<utf8.index(lower, offsetBy: range.count)
  }
}
