internal import UnicodeText

/// The letters of Hangul as someone types them: the same consonant at the start and the end of a syllable, and
/// the two vowels or consonants of which some are made.
enum HangulLetters {
  /// The letters of a syllable.
  static func letters(ofSyllable syllable: UInt32) -> [UInt32] {
    let (lead, vowel, trail) = Hangul.jamo(of: syllable)
    return letters(ofJamo: lead) + letters(ofJamo: vowel)
      + (trail == 0 ? [] : letters(ofJamo: trail))
  }

  /// The letters of a jamo, of whatever form; the code point itself if it is another one.
  static func letters(ofJamo codePoint: UInt32) -> [UInt32] {
    let letter = compatible(codePoint)
    return pairs[letter] ?? [letter]
  }

  /// Whether a code point is a jamo of modern Hangul, in any form.
  static func isJamo(_ codePoint: UInt32) -> Bool {
    (0x3131...0x3163).contains(compatible(codePoint))
  }

  /// The jamo of the block Hangul Compatibility Jamo.
  private static func compatible(_ codePoint: UInt32) -> UInt32 {
    switch codePoint {
    case 0x1100...0x1112: leads[Int(codePoint - 0x1100)]
    case 0x1161...0x1175: codePoint - 0x1161 + 0x314F
    case 0x11A8...0x11C2: trails[Int(codePoint - 0x11A8)]
    case 0xFFA1...0xFFBE: codePoint - 0xFFA1 + 0x3131
    case 0xFFC2...0xFFC7: codePoint - 0xFFC2 + 0x314F
    case 0xFFCA...0xFFCF: codePoint - 0xFFCA + 0x3155
    case 0xFFD2...0xFFD7: codePoint - 0xFFD2 + 0x315B
    case 0xFFDA...0xFFDC: codePoint - 0xFFDA + 0x3161
    default: codePoint
    }
  }

  private static let leads = scalars("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let trails = scalars("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let pairs: [UInt32: [UInt32]] = Dictionary(
    uniqueKeysWithValues: [
      "ㄳㄱㅅ", "ㄵㄴㅈ", "ㄶㄴㅎ", "ㄺㄹㄱ", "ㄻㄹㅁ", "ㄼㄹㅂ", "ㄽㄹㅅ", "ㄾㄹㅌ", "ㄿㄹㅍ", "ㅀㄹㅎ", "ㅄㅂㅅ", "ㅘㅗㅏ", "ㅙㅗㅐ",
      "ㅚㅗㅣ", "ㅝㅜㅓ", "ㅞㅜㅔ", "ㅟㅜㅣ", "ㅢㅡㅣ",
    ].map(scalars).map { ($0[0], Array($0[1...])) })

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
