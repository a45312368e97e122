internal import UnicodeText

/// Kana, all in hiragana: katakana, those of half width, and small and repeated ones have the same letters.
enum Kana {
  /// The mark of a long vowel.
  static let longMark: UInt32 = 0x30FC
  /// っ, which doubles the consonant behind it.
  static let doubling: UInt32 = 0x3063
  static let n: UInt32 = 0x3093

  /// A letter, and where it is in the text.
  struct Letter: Sendable, Hashable {
    /// Hiragana, ``longMark``, or one of ヷ ヸ ヹ ヺ, which hiragana lacks.
    var codePoint: UInt32
    var utf8Range: Range<Int>
  }

  /// The letters of a piece of text that is kana.
  ///
  /// - Complexity: O(*n*) in its length.
  static func letters(of text: Span<UInt8>, in range: Range<Int>) -> [Letter] {
    var letters: [Letter] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let codePoint = UTF8Reader.decode(text, at: &index)
      let last = letters.indices.last
      switch (codePoint, last) {
      case (0x3099, let last?), (0x309B, let last?), (0xFF9E, let last?):
        letters[last].codePoint = voiced(letters[last].codePoint)
        letters[last].utf8Range = letters[last].utf8Range.lowerBound..<index
      case (0x309A, let last?), (0x309C, let last?), (0xFF9F, let last?):
        letters[last].codePoint = halfVoiced(letters[last].codePoint)
        letters[last].utf8Range = letters[last].utf8Range.lowerBound..<index
      case (0x309D, let last?), (0x30FD, let last?):
        letters.append(Letter(codePoint: letters[last].codePoint, utf8Range: start..<index))
      case (0x309E, let last?), (0x30FE, let last?):
        let repeated = voiced(letters[last].codePoint)
        letters.append(Letter(codePoint: repeated, utf8Range: start..<index))
      default:
        if let letter = hiragana(codePoint) {
          letters.append(Letter(codePoint: letter, utf8Range: start..<index))
        } else if let last {
          letters[last].utf8Range = letters[last].utf8Range.lowerBound..<index
        }
      }
    }
    return letters
  }

  /// The hiragana of a letter; nil for what is none.
  private static func hiragana(_ codePoint: UInt32) -> UInt32? {
    switch codePoint {
    case 0x3041...0x3096, 0x30F7...0x30FA, longMark: codePoint
    case 0x30A1...0x30F6: codePoint - 0x60
    case 0xFF66...0xFF9D: halfWidth[Int(codePoint - 0xFF66)]
    case 0x31F0...0x31FF: small[Int(codePoint - 0x31F0)]
    default: nil
    }
  }

  private static let halfWidth =
    "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"
    .unicodeScalars.map(\.value)
  private static let small = "くしすとぬはひふへほむらりるれろ".unicodeScalars.map(\.value)

  /// か → が; each voiced letter stands behind its plain one.
  static func voiced(_ letter: UInt32) -> UInt32 {
    switch letter {
    case 0x3046: 0x3094
    case 0x304B...0x3062 where letter % 2 == 1: letter + 1
    case 0x3064, 0x3066, 0x3068: letter + 1
    case 0x306F...0x307D where (letter - 0x306F) % 3 == 0: letter + 1
    default: letter
    }
  }

  private static func halfVoiced(_ letter: UInt32) -> UInt32 {
    (0x306F...0x307D).contains(letter) && (letter - 0x306F) % 3 == 0 ? letter + 2 : letter
  }

  /// The letter of common size: や of ゃ. っ stays, since it is read otherwise.
  static func large(_ letter: UInt32) -> UInt32 {
    switch letter {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3083, 0x3085, 0x3087, 0x308E: letter + 1
    case 0x3095: 0x304B
    case 0x3096: 0x3051
    default: letter
    }
  }
}
