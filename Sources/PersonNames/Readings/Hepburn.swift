/// The romanization of kana by Hepburn's system, in its modified form.
///
/// ん is `n` everywhere, with an apostrophe where a vowel or y follows; っ doubles the consonant behind it,
/// `t` before `ch`. The mark ー is a macron. Long vowels that are written with letters stay so, さとう `satou`,
/// since kana alone don't tell おの and うえ of two words from a long vowel: いのうえ is `inoue`.
enum Hepburn {
  static func romanization(of syllables: [KanaSyllable]) -> String {
    var text = ""
    for (place, syllable) in syllables.enumerated() {
      let next = place + 1 < syllables.count ? syllables[place + 1].romaji : ""
      switch syllable.first {
      case Kana.longMark: lengthen(&text)
      case Kana.doubling: text += doubled(before: next) ?? "tsu"
      case Kana.n:
        text += next.first.map { "aiueoy".contains($0) } == true ? "n'" : "n"
      default: text += syllable.romaji
      }
    }
    return text
  }

  /// What っ adds before a syllable; nil where it doubles nothing.
  static func doubled(before syllable: String) -> String? {
    guard let consonant = syllable.first, !"aiueon".contains(consonant) else { return nil }
    return consonant == "c" ? "t" : String(consonant)
  }

  private static func lengthen(_ text: inout String) {
    guard let last = text.last, let long = macrons[last] else { return }
    text = text.dropLast() + String(long)
  }

  private static let macrons: [Character: Character] = [
    "a": "ā", "i": "ī", "u": "ū", "e": "ē", "o": "ō",
  ]
}
