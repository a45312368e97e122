internal import PersonNames

/// A word of a query, or all of them without blanks, in each of the ways that it may be meant.
struct TypedTerm {
  /// How much of a query counts.
  static let mostCharacters = 1024
  static let mostTerms = 16

  let text: String
  /// As it is written, and kana also in Latin letters.
  private let spellings: [[UInt32]]
  private let units: [NameUnit.Key]

  init?(_ text: String) {
    let text = String(text.prefix(256))
    let units = NameUnits(of: text.utf8Span.span, surnames: nil).units.map(\.key)
    let patterns = SearchTerm.all(of: text).first?.patterns ?? []
    self.text = text
    self.units = units
    spellings = patterns.filter { !$0.isKeypad }.map(\.codes)
    isKeypad = patterns.contains(where: \.isKeypad)
    if spellings.isEmpty && SearchCode.bytes(ofAddress: text).isEmpty { return nil }
  }

  /// The words of a query.
  static func all(of query: String) -> [TypedTerm] {
    let words = query.split(whereSeparator: \.isWhitespace)
    return Array(words.lazy.compactMap { TypedTerm(String($0)) }.prefix(mostTerms))
  }

  /// Whether it is made of digits that may be the keys of a telephone.
  let isKeypad: Bool

  /// Whether initials make a difference.
  var mayHaveInitials: Bool { (spellings.first?.count ?? 0) > 1 }

  /// Whether it has letters of Hangul, of which a consonant may be an initial.
  var hasHangul: Bool {
    spellings.first?.contains { (0x3131...0x3163).contains($0) } ?? false
  }

  // MARK: Patterns

  /// What a name that is written so begins with.
  func written(initials: Bool = false) -> [KeyPattern] {
    spellings.map { codes in
      var pattern = KeyPattern(allowsInitials: initials)
      for code in codes { pattern.append(SearchCode.alternatives(code)) }
      return pattern
    }
  }

  /// What a name that is read so begins with.
  func read(initials: Bool = false) -> [KeyPattern] {
    spellings.map { codes in
      var pattern = KeyPattern(allowsInitials: initials)
      for code in codes { pattern.append(Self.readings(code)) }
      return pattern
    }
  }

  /// What kana that is read so begins with.
  var readAsKana: [KeyPattern] {
    guard let codes = spellings.last, codes.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return []
    }
    let letters = codes.map { UInt8(truncatingIfNeeded: $0) }
    return KanaLetters.beginnings(letters).map { letters in
      var pattern = KeyPattern()
      // Other letters may follow kana.
      for letter in letters {
        let others = pattern.count == 0 ? [] : Self.readings(UInt32(letter))[0]
        pattern.append([Self.kana(letter) + others])
      }
      return pattern
    }
  }

  /// What stands for a letter of kana: for n and m ん as well.
  private static func kana(_ letter: UInt8) -> [UInt8] {
    let isNasal = letter == UInt8(ascii: "n") || letter == UInt8(ascii: "m")
    return [letter & 0x1F] + (isNasal ? [KanaLetters.n & 0x1F] : [])
  }

  /// Where ideographs stand beside other letters, what a name that is read like all of it begins with. More
  /// names do than are meant.
  var readThroughout: [KeyPattern] {
    let ideographs = units.filter { if case .ideograph = $0 { true } else { false } }
    guard !ideographs.isEmpty, ideographs.count < units.count else { return [] }
    var pattern = KeyPattern(allowsInitials: true)
    for unit in units {
      let reading = unit.typedForms.first { $0.initialCount > 0 }
      if case .ideograph = unit, let reading {
        for code in reading.codes { pattern.append(Self.readings(code)) }
      } else {
        for code in unit.literalCodes { pattern.append(Self.readings(code)) }
      }
    }
    return [pattern]
  }

  /// What a name begins with if digits are keys of a telephone.
  var dialled: [KeyPattern] {
    guard isKeypad, let codes = spellings.first else { return [] }
    var pattern = KeyPattern(allowsInitials: true)
    for digit in codes {
      let letters = (UInt32(0x61)...0x7A).filter { TelephoneKeypad.digit(of: $0) == digit }
      pattern.append([([digit] + letters).flatMap { Self.readings($0).flatMap(\.self) }])
    }
    return [pattern]
  }

  /// What an e-mail address begins with.
  var address: [KeyPattern] {
    var pattern = KeyPattern(allowsBlanks: false)
    for byte in SearchCode.bytes(ofAddress: text) { pattern.append([[byte]]) }
    return [pattern]
  }

  /// What stands for a code in readings: a letter, or one that begins a syllable; `v` and `u` are ü as well.
  private static func readings(_ code: UInt32) -> [[UInt8]] {
    guard (0x61...0x7A).contains(code) else { return SearchCode.alternatives(code) }
    let letter = UInt8(code)
    let isUmlaut = letter == UInt8(ascii: "u") || letter == UInt8(ascii: "v")
    return [[letter, isUmlaut ? SearchCode.umlaut : letter & 0xDF]]
  }
}
