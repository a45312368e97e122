internal import Collation

/// One way to type a unit: its codes, in full, as their beginning at the end of what is typed, or by initials.
package struct TypedForm: Sendable, Hashable {
  /// How far it is what one expects.
  package enum Usage: UInt8, Sendable {
    /// As it is written, or as it is read here.
    case usual
    /// As its ideograph is read elsewhere.
    case other
  }

  package let codes: [UInt32]
  package let usage: Usage
  /// How many codes may stand for the whole at most: 1 for z, 2 for zh, 0 where initials don't count.
  package let initialCount: Int
}

extension NameUnit.Key {
  /// All ways to type the unit.
  package var typedForms: [TypedForm] {
    switch self {
    case .letter(let code): [TypedForm(codes: [code], usage: .usual, initialCount: 0)]
    case .hangul(let syllable):
      [
        TypedForm(
          codes: HangulLetters.letters(ofSyllable: syllable), usage: .usual, initialCount: 1)
      ]
    case .ideograph(let ideograph, let row): Self.forms(ofIdeograph: ideograph, row: row)
    case .kana(let first, let second, let context): Self.forms(first, second, context)
    }
  }

  /// Whether nothing at all need be typed for it.
  package var canBeLeftOut: Bool {
    guard case .kana(let first, _, let context) = self else { return false }
    return first == Kana.longMark || context == KanaContext.lengthens
  }

  private static func forms(ofIdeograph ideograph: UInt32, row: Int) -> [TypedForm] {
    var forms = [TypedForm(codes: [ideograph], usage: .usual, initialCount: 0)]
    guard row >= 0 else { return forms }
    let text = Unicode.Scalar(ideograph).map(String.init) ?? ""
    let plain = PinyinTable.shared.collator.firstPrimaryWeight(utf8: text.utf8Span.span)
    let others =
      [PinyinTable.shared.row(ofWeight: plain)].compactMap(\.self)
      + ChineseNameTable.embedded.otherReadings(of: ideograph)
    for (place, row) in ([row] + others).enumerated() {
      for codes in spellings(ofRow: row) where !forms.contains(where: { $0.codes == codes }) {
        let isDouble = codes.count > 2 && codes[1] == 0x68  // zh, ch, sh
        forms.append(
          TypedForm(
            codes: codes, usage: place == 0 ? .usual : .other, initialCount: isDouble ? 2 : 1))
      }
    }
    return forms
  }

  /// The letters of a reading; ü is typed as v or u.
  private static func spellings(ofRow row: Int) -> [[UInt32]] {
    let letters = PinyinTable.shared.syllable(ofRow: row).letters.unicodeScalars.map {
      $0 == "ê" ? 0x65 : $0.value
    }
    guard letters.contains(0xFC) else { return [letters] }
    return [0x76, 0x75].map { vowel in letters.map { $0 == 0xFC ? vowel : $0 } }
  }

  private static func forms(_ first: UInt32, _ second: UInt32, _ context: UInt8) -> [TypedForm] {
    let syllable = KanaSyllable(first, second)
    return ([syllable.typedLetters] + syllable.romanizations(context: context))
      .filter { !$0.isEmpty }
      .map { TypedForm(codes: $0, usage: .usual, initialCount: 0) }
  }
}
