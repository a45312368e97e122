/// The bytes of which search keys are made.
///
/// | bytes | stand for |
/// | --- | --- |
/// | 01–1B | a letter of kana's romanization (``KanaLetters``) |
/// | 20 | a blank between words, which need not be typed |
/// | 30–39, 61–7A | digits and letters, without case and accents |
/// | 41–5A | the first letter of a syllable of pinyin, which alone may stand for it; V is ü, which begins none |
/// | 80–92 | the first consonant of a syllable of Hangul, which alone may stand for it |
/// | A0–BF | other letters of Hangul |
/// | C0–E1 and more bytes | any other letter, by its primary weight in CLDR's root collation |
/// | E2–F4 and more bytes | ideographs and kana, in UTF-8 |
enum SearchCode {
  static let blank: UInt8 = 0x20
  /// ü in pinyin.
  static let umlaut: UInt8 = 0x56

  /// Whether a byte begins a syllable that may be typed by its initial; or is in the middle of another character.
  @inline(__always)
  static func beginsSyllable(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) && byte != umlaut || (0x80...0x92).contains(byte)
  }

  /// Whether a byte goes on with such a syllable.
  @inline(__always)
  static func continuesSyllable(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || byte == umlaut || (0xA0...0xBF).contains(byte)
  }

  /// The bytes of a code of `NameUnit`, each with all those that may stand in its place.
  static func alternatives(_ code: UInt32) -> [[UInt8]] {
    if let lead = leads.firstIndex(of: code) {
      return [[0x80 + UInt8(lead)] + [other(code)].compactMap(\.self)]
    }
    return bytes(code).map { [$0] }
  }

  /// The bytes of a code that is no consonant at the start of a syllable.
  static func bytes(_ code: UInt32) -> [UInt8] {
    if code < 0x80 { return [UInt8(code)] }
    if let byte = other(code) { return [byte] }
    if let lead = leads.firstIndex(of: code) { return [0x80 + UInt8(lead)] }
    if let scalar = Unicode.Scalar(code) { return Array(String(scalar).utf8) }
    return bytes(ofWeight: code)
  }

  /// The bytes of a syllable of Hangul.
  static func bytes(ofSyllable letters: [UInt32]) -> [UInt8] {
    guard let first = letters.first else { return [] }
    let lead = leads.firstIndex(of: first).map { [0x80 + UInt8($0)] } ?? bytes(first)
    return lead + letters[1...].flatMap { bytes($0) }
  }

  private static func bytes(ofWeight weight: UInt32) -> [UInt8] {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: weight >> (24 - 8 * $0)) }
    if weight & 0xFF != 0 { return [0xE1] + bytes }
    if weight & 0xFF00 != 0 { return [0xE0] + bytes[..<3] }
    // The weights of most scripts but Latin begin with these.
    return (0x60..<0x7F).contains(bytes[0])
      ? [0xC0 | (bytes[0] & 0x1F), bytes[1]] : [0xDF] + bytes[..<2]
  }

  private static func other(_ code: UInt32) -> UInt8? {
    others.firstIndex(of: code).map { 0xA0 + UInt8($0) }
  }

  private static let leads = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
  /// The vowels, and the consonants at the end of syllables, of which pairs are taken apart.
  private static let others = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣㄱㄲㄴㄷㄹㅁㅂㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars.map(\.value)
}
