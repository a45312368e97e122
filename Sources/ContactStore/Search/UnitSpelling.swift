internal import PersonNames

/// How a piece of a name is written in keys.
struct UnitSpelling: Sendable {
  enum Kind: Sendable {
    /// An ideograph that is read in pinyin.
    case read
    case hangul
    case kana
    case other
  }

  let kind: Kind
  /// As it is written.
  let written: [UInt8]
  /// As it is read: in pinyin, in Hepburn's romanization, or as it is written.
  let reading: [UInt8]
  /// What else an ideograph is read.
  let otherReadings: [[UInt8]]
  /// What may stand for it: the initial of a syllable; else the reading.
  let initial: [UInt8]

  /// Its letters for ``KanaLetters``, if it is kana.
  var kanaReading: [UInt8] { written == Self.n ? [KanaLetters.n] : reading }
  private static let n = Array("ん".utf8)

  /// Whether it is っ, which may be typed `tsu`.
  var isDoubling: Bool { kind == .kana && written == Self.doubling }
  private static let doubling = Array("っ".utf8)

  init(_ key: NameUnit.Key) {
    switch key {
    case .letter, .hangul: self.init(hangulOrLetter: key)
    case .ideograph: self.init(ideograph: key)
    case .kana:
      let letters = Array((key.romaji ?? "").utf8)
      self.init(.kana, written: key.literalCodes.flatMap(SearchCode.bytes), reading: letters)
    }
  }

  private init(
    _ kind: Kind, written: [UInt8], reading: [UInt8], others: [[UInt8]] = [],
    initial: [UInt8]? = nil
  ) {
    (self.kind, self.written, self.reading, otherReadings) = (kind, written, reading, others)
    self.initial = initial ?? reading
  }

  private init(hangulOrLetter key: NameUnit.Key) {
    guard case .hangul = key else {
      let bytes = key.literalCodes.flatMap(SearchCode.bytes)
      self.init(.other, written: bytes, reading: bytes)
      return
    }
    let bytes = SearchCode.bytes(ofSyllable: key.literalCodes)
    self.init(.hangul, written: bytes, reading: bytes, initial: Array(bytes.prefix(1)))
  }

  private init(ideograph key: NameUnit.Key) {
    let written = key.literalCodes.flatMap(SearchCode.bytes)
    let forms = key.typedForms.filter { $0.initialCount > 0 }
    var readings: [[UInt8]] = []
    for form in forms {
      let letters = form.codes.map { UInt8(truncatingIfNeeded: $0) }
      if let last = readings.last, Self.isSame(last, letters) {
        // The second spelling of a syllable with ü, of which the first has v.
        readings[readings.count - 1] = last.map { $0 == 0x76 ? SearchCode.umlaut : $0 }
      } else {
        readings.append(Self.capitalized(letters))
      }
    }
    guard let usual = readings.first, let form = forms.first else {
      self.init(.other, written: written, reading: written)
      return
    }
    self.init(
      .read, written: written, reading: usual, others: Array(readings.dropFirst()),
      initial: Array(usual.prefix(form.initialCount)))
  }

  private static func capitalized(_ letters: [UInt8]) -> [UInt8] {
    letters.prefix(1).map { $0 & 0xDF } + letters.dropFirst()
  }

  /// Whether letters are the same but for u in the place of v.
  private static func isSame(_ reading: [UInt8], _ letters: [UInt8]) -> Bool {
    reading.contains(0x76) && reading.map { $0 == 0x76 ? 0x75 : $0 } == capitalized(letters)
  }
}
