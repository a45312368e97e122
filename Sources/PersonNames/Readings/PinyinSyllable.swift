internal import UnicodeText

/// How the tones of Chinese syllables are written.
public enum ToneStyle: Sendable, Hashable {
  /// With a mark above a vowel: zēng.
  case marks
  /// With a number behind the syllable: zeng1, and 5 for the neutral tone.
  case numbers
  /// Not at all: zeng.
  case none
}

/// A syllable of pinyin, its letters and its tone apart.
struct PinyinSyllable: Sendable, Hashable {
  /// With its tone mark, in NFC.
  let marked: String
  /// Without it: `zeng`, `lü`.
  let letters: String
  /// 1 to 4, and 5 for the neutral tone.
  let tone: Int

  /// Reads a syllable with its mark.
  init(_ marked: String) {
    var (letters, tone) = ("", 5)
    for codePoint in CanonicalDecomposition.nfd(marked.utf8Span.span) {
      switch codePoint {
      case 0x304: tone = 1
      case 0x301: tone = 2
      case 0x30C: tone = 3
      case 0x300: tone = 4
      case 0x308 where letters.last == "u": letters = letters.dropLast() + "ü"
      case 0x302 where letters.last == "e": letters = letters.dropLast() + "ê"
      default: if let scalar = Unicode.Scalar(codePoint) { letters.unicodeScalars.append(scalar) }
      }
    }
    (self.marked, self.letters, self.tone) = (marked, letters, tone)
  }

  func text(_ style: ToneStyle) -> String {
    switch style {
    case .marks: marked
    case .numbers: letters + String(tone)
    case .none: letters
    }
  }
}
