internal import Collation

/// A word of a query, in each of the ways that it may be meant.
package struct SearchTerm: Sendable {
  /// One way.
  package struct Pattern: Sendable {
    /// At most 62, which is more than any word has; what is typed beyond doesn't count.
    package let codes: [UInt32]
    /// Whether digits are the keys of a telephone.
    package let isKeypad: Bool

    fileprivate init?(_ codes: [UInt32], isKeypad: Bool = false) {
      if codes.isEmpty { return nil }
      self.codes = Array(codes.prefix(62))
      self.isKeypad = isKeypad
    }
  }

  package let patterns: [Pattern]

  /// The first words of a query, which blanks divide: as many as names have, so that a long query costs no
  /// more. Punctuation doesn't count.
  package static func all(of query: String) -> [SearchTerm] {
    let words = query.split(whereSeparator: \.isWhitespace).lazy
    return Array(words.compactMap { SearchTerm(String($0.prefix(256))) }.prefix(16))
  }

  private init?(_ word: String) {
    let keys = NameUnits(of: word.utf8Span.span, surnames: nil).units.map(\.key)
    let literal = keys.flatMap(\.literalCodes)
    var patterns = [Pattern(literal), Self.romanized(keys)]
    if literal.allSatisfy(TelephoneKeypad.hasLetters) {
      patterns.append(Pattern(literal, isKeypad: true))
    }
    self.patterns = patterns.compactMap(\.self)
    if self.patterns.isEmpty { return nil }
  }

  /// Kana in Latin letters, to find names that are written so.
  private static func romanized(_ keys: [NameUnit.Key]) -> Pattern? {
    let hasKana = keys.contains { if case .kana = $0 { true } else { false } }
    guard hasKana else { return nil }
    return Pattern(
      keys.flatMap { key in
        guard case .kana(let first, let second, let context) = key else {
          return key.literalCodes
        }
        let syllable = KanaSyllable(first, second)
        if first == Kana.longMark { return [] }
        return syllable.romanizations(context: context).first ?? syllable.typedLetters
      })
  }
}

extension NameUnit.Key {
  /// The codes that stand for it as it is written.
  package var literalCodes: [UInt32] {
    switch self {
    case .letter(let code): [code]
    case .ideograph(let ideograph, _): [ideograph]
    case .hangul(let syllable): HangulLetters.letters(ofSyllable: syllable)
    case .kana(let first, let second, _): KanaSyllable(first, second).typedLetters
    }
  }
}
