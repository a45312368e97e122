/// What a syllable of kana is typed by besides its own letters.
enum KanaContext {
  /// Says of う and お that they lengthen the vowel before them, so that nothing need be typed.
  static let lengthens: UInt8 = 1

  /// For っ the consonant that it doubles, for ー the vowel that it lengthens, for ん `m` where it may be
  /// typed, for う and お whether they lengthen a vowel; else 0.
  static func context(of place: Int, in syllables: [KanaSyllable]) -> UInt8 {
    let syllable = syllables[place]
    let next = place + 1 < syllables.count ? syllables[place + 1].romaji.utf8.first ?? 0 : 0
    let vowel = place > 0 ? syllables[place - 1].romaji.utf8.last ?? 0 : 0
    switch syllable.first {
    case Kana.doubling: return next
    case Kana.longMark: return vowel
    case Kana.n: return "bpm".utf8.contains(next) ? UInt8(ascii: "m") : 0
    case 0x3046 where syllable.second == 0: return "ou".utf8.contains(vowel) ? lengthens : 0
    case 0x304A: return vowel == UInt8(ascii: "o") ? lengthens : 0
    default: return 0
    }
  }
}
