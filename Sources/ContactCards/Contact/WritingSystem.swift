extension String {
  /// Whether the text is of Han, kana, bopomofo or Hangul alone, whose names take no blank between
  /// family and given name.
  var isWrittenWithoutBlanks: Bool {
    !isEmpty && unicodeScalars.allSatisfy(\.isEastAsianLetter)
  }
}

extension Unicode.Scalar {
  /// Whether the character is a letter of an East Asian script, by block (Unicode, `Blocks.txt`).
  fileprivate var isEastAsianLetter: Bool {
    switch value {
    case 0x1100...0x11FF: true  // Hangul Jamo
    case 0x2E80...0x2FDF: true  // radicals
    case 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x303C: true  // iteration marks, numerals
    case 0x3041...0x318F: true  // kana, bopomofo, Hangul compatibility letters
    case 0x31A0...0x31BF, 0x31F0...0x31FF: true  // more bopomofo and kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true  // Han
    case 0xA960...0xA97F, 0xAC00...0xD7FF: true  // Hangul
    case 0xFF66...0xFFDC: true  // half-width kana and Hangul
    case 0x1AFF0...0x1B16F: true  // historic kana
    case 0x20000...0x3FFFF: true  // Han, supplementary planes
    default: false
    }
  }
}
