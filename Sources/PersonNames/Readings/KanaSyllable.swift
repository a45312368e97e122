/// One letter of kana, or two that are one syllable, with its romanization: a part of Hepburn's.
struct KanaSyllable: Sendable, Hashable {
  /// Its letters in hiragana; the second is 0 where there is but one.
  let first: UInt32
  let second: UInt32
  /// Where it is in the text, in bytes.
  let utf8Range: Range<Int>
  /// The romanization, without regard to what stands beside it; empty for っ and the mark of long vowels.
  let romaji: String

  /// The syllables of letters.
  static func all(of letters: [Kana.Letter]) -> [KanaSyllable] {
    var syllables: [KanaSyllable] = []
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      if let next, let joined = joined(letter.codePoint, next.codePoint) {
        syllables.append(
          KanaSyllable(
            first: letter.codePoint, second: next.codePoint,
            utf8Range: letter.utf8Range.lowerBound..<next.utf8Range.upperBound, romaji: joined))
        index += 2
      } else {
        syllables.append(
          KanaSyllable(
            first: letter.codePoint, second: 0, utf8Range: letter.utf8Range,
            romaji: romaji(of: letter.codePoint)))
        index += 1
      }
    }
    return syllables
  }

  private static func romaji(of letter: UInt32) -> String {
    switch letter {
    case 0x3041...0x3096: single[Int(letter - 0x3041)]
    case 0x30F7: "va"
    case 0x30F8: "vi"
    case 0x30F9: "ve"
    case 0x30FA: "vo"
    default: ""
    }
  }

  /// The romanization of two letters of which the second is small and changes the vowel of the first.
  private static func joined(_ first: UInt32, _ second: UInt32) -> String? {
    guard let vowel = smallVowels[second], let letter = Unicode.Scalar(first) else { return nil }
    let glide = (0x3083...0x3087).contains(second)
    let own = romaji(of: first)
    if glide {
      guard own.hasSuffix("i") && own.count > 1 || "てで".unicodeScalars.contains(letter) else {
        return nil
      }
      let consonant = String(own.dropLast())
      return consonant + (["sh", "ch", "j"].contains(consonant) ? "" : "y") + vowel
    }
    guard let stem = stems[Character(letter)] else { return nil }
    return stem + vowel
  }

  private static let smallVowels: [UInt32: String] = [
    0x3041: "a", 0x3043: "i", 0x3045: "u", 0x3047: "e", 0x3049: "o", 0x3083: "a", 0x3085: "u",
    0x3087: "o",
  ]
  /// Letters that small vowels follow in loanwords.
  private static let stems: [Character: String] = [
    "ふ": "f", "ゔ": "v", "つ": "ts", "く": "kw", "ぐ": "gw", "う": "w", "し": "sh", "ち": "ch", "じ": "j",
    "て": "t", "で": "d", "と": "t", "ど": "d",
  ]

  /// From ぁ to ゖ.
  private static let single = """
    a a i i u u e e o o ka ga ki gi ku gu ke ge ko go sa za shi ji su zu se ze so zo ta da chi ji _ tsu zu \
    te de to do na ni nu ne no ha ba pa hi bi pi fu bu pu he be pe ho bo po ma mi mu me mo ya ya yu yu yo yo \
    ra ri ru re ro wa wa i e o n vu ka ke
    """.split(separator: " ").map { $0 == "_" ? "" : String($0) }
}
