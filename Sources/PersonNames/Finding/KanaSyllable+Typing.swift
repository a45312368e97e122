extension KanaSyllable {
  /// A syllable that is nowhere in a text.
  init(_ first: UInt32, _ second: UInt32) {
    let letters = [first, second].filter { $0 != 0 }
      .map { Kana.Letter(codePoint: $0, utf8Range: 0..<0) }
    self =
      KanaSyllable.all(of: letters).first
      ?? KanaSyllable(first: first, second: second, utf8Range: 0..<0, romaji: "")
  }

  /// Its letters as they are compared, in hiragana of common size; the mark of a long vowel is none.
  var typedLetters: [UInt32] {
    [first, second].filter { $0 != 0 && $0 != Kana.longMark }.map(Kana.large)
  }

  /// What may be typed for it in Latin letters, in Hepburn's and in other systems.
  func romanizations(context: UInt8) -> [[UInt32]] {
    switch first {
    case Kana.doubling:
      let consonants = context == UInt8(ascii: "c") ? [context, UInt8(ascii: "t")] : [context]
      return (context == 0 ? [] : consonants.map { [UInt32($0)] }) + [Self.codes("tsu")]
    case Kana.longMark: return context == 0 ? [] : [[UInt32(context)]]
    case Kana.n:
      return ["n", "nn"].map(Self.codes) + (context == 0 ? [] : [[UInt32(context)]])
    default: return ([romaji] + otherRomanizations).map(Self.codes)
    }
  }

  private var otherRomanizations: [String] {
    switch first {
    case 0x3065 where second == 0: return ["du"]
    case 0x3062 where second == 0: return ["zi", "di"]
    case 0x3092: return ["wo"]
    default: break
    }
    let vowel = romaji.suffix(1)
    let isI = vowel == "i"
    switch romaji.dropLast() {
    case "sh": return [isI ? "si" : "sy" + vowel]
    case "ch": return [isI ? "ti" : "ty" + vowel]
    case "j": return isI ? ["zi"] : ["zy" + vowel, "jy" + vowel]
    case "ts" where second == 0: return ["tu"]
    case "f" where second == 0: return ["hu"]
    default: return []
    }
  }

  private static func codes(_ text: String) -> [UInt32] { text.utf8.map(UInt32.init) }
}

extension NameUnit.Key {
  /// The letters of a syllable of kana in Hepburn's system, without regard to what stands beside it: none for っ and
  /// the mark of long vowels. Nil for what is no kana.
  package var romaji: String? {
    guard case .kana(let first, let second, _) = self else { return nil }
    return KanaSyllable(first, second).romaji
  }
}
