/// Romanizations of kana made alike, whatever the system: Hepburn's `shi`, `chi`, `tsu`, `fu`, `ji`, `sha` and Nihon's
/// `si`, `ti`, `tu`, `hu`, `zi`, `sya`; doubled letters as one, `ou` as `o`. ん is a letter of its own, which may be typed `n`, `nn` or `m`.
enum KanaLetters {
  /// ん, as the letter behind z.
  static let n = UInt8(ascii: "{")

  /// The letters of a text that has been typed to its end, or of kana.
  ///
  /// - Parameters:
  ///   - text: The letters, small ones of ASCII.
  ///   - keepsNasals: Whether doubled `n` and `m` stay, since the first may be ん.
  /// - Returns: The letters.
  static func alike(_ text: [UInt8], keepsNasals: Bool = false) -> [UInt8] {
    var letters: [UInt8] = []
    var index = 0
    while index < text.count {
      let next = index + 1 < text.count ? text[index + 1] : 0
      let (letter, length) = replacement(text[index], next, text, index)
      index += length
      for letter in letter {
        let isNasal = letter == UInt8(ascii: "n") || letter == UInt8(ascii: "m")
        if letter == letters.last, !(isNasal && keepsNasals) { continue }
        // A long vowel, or おう.
        if letter == UInt8(ascii: "u"), letters.last == UInt8(ascii: "o") { continue }
        letters.append(letter)
      }
    }
    return letters
  }

  /// What a beginning may be alike to: `d` at its end may become `du`, which is `zu`.
  static func beginnings(_ text: [UInt8]) -> [[UInt8]] {
    let texts =
      text.last == UInt8(ascii: "d") ? [text, text.dropLast() + [UInt8(ascii: "z")]] : [text]
    let whole = texts.map { alike($0) }
    return whole + texts.map { alike($0, keepsNasals: true) }.filter { !whole.contains($0) }
  }

  /// What one or two letters become, and how many they are.
  private static func replacement(
    _ letter: UInt8, _ next: UInt8, _ text: [UInt8], _ index: Int
  ) -> ([UInt8], Int) {
    switch (Character(Unicode.Scalar(letter)), Character(Unicode.Scalar(next))) {
    case ("s", "h"): (glide("s", text, index + 2), 2)
    case ("c", "h"): (glide("t", text, index + 2), 2)
    case ("c", _): (Array("t".utf8), 1)
    case ("t", "s"): (Array("t".utf8), 2)
    case ("j", "y"): (Array("zy".utf8), 2)
    case ("j", _): (glide("z", text, index + 1), 1)
    case ("f", _): (Array("h".utf8), 1)
    case ("d", "u"), ("d", "i"): (Array("z".utf8), 1)
    case ("w", "o"): ([], 1)
    default: ([letter], 1)
    }
  }

  /// A consonant, with `y` before vowels other than `i`.
  private static func glide(_ consonant: Character, _ text: [UInt8], _ index: Int) -> [UInt8] {
    let hasGlide = index < text.count && "aueo".utf8.contains(text[index])
    return Array((String(consonant) + (hasGlide ? "y" : "")).utf8)
  }
}
