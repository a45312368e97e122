public import Collation
internal import UnicodeText

/// How a name, or any other text, is read in Latin letters.
///
/// Every ideograph that CLDR's pinyin collation reads is read in Mandarin, the surnames at the start of
/// Chinese names as surnames; kana is romanized; all else stays as it is.
///
///     NameReading(of: "曾乐乐").text()                  // zēng lè lè
///     NameReading(of: "曾乐乐").text(tones: .numbers)   // zeng1 le4 le4
///     NameReading(of: "孤单").text()                    // gū dān
///     NameReading(of: "山田さくら", readsIdeographs: false).text()   // 山田 sakura
///
/// The reading is the one by which a collator with the same `SurnameReadings` orders the text, so that
/// what stands among the zēng is read zēng. Kana is romanized by Hepburn's system: ん is `n`, before vowels and y
/// `n'`; っ doubles the consonant; ー is a macron; other long vowels are as they are written, いのうえ `inoue`
/// and さとう `satou`, since kana don't tell where one part of a name ends.
public struct NameReading: Sendable, Hashable {
  /// The parts, which together make up the text.
  public let parts: [Part]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - beginsWithFamilyName: Whether a Chinese name is known to begin with its family name. Surnames
  ///     that are words too, or are not read alike in all families, are read as surnames only then.
  ///   - surnames: How surnames are read; nil to read them as in any other text.
  ///   - readsIdeographs: False to leave ideographs as they are, as in Japanese names.
  /// - Complexity: O(*n*) in the length of the text.
  public init(
    of text: String, beginsWithFamilyName: Bool = false,
    surnames: SurnameReadings? = .standard, readsIdeographs: Bool = true
  ) {
    let bytes = text.utf8Span.span
    let surname = readsIdeographs ? surnames?.match(bytes, isFamilyName: beginsWithFamilyName) : nil
    var parts: [Part] = []
    for segment in ReadingSegment.all(of: bytes, surname: surname) {
      Self.append(Part(segment, of: bytes, readsIdeographs: readsIdeographs), to: &parts)
    }
    self.parts = parts
  }

  /// Adds a part, to the last where both are as they were written.
  private static func append(_ part: Part, to parts: inout [Part]) {
    if let last = parts.last, let joined = last.joined(with: part) {
      parts[parts.count - 1] = joined
    } else {
      parts.append(part)
    }
  }

  /// The reading in one piece: a blank stands between syllables, and between a syllable and a word or number
  /// beside it.
  ///
  /// - Parameter tones: How the tones of Chinese syllables are written.
  /// - Returns: The reading.
  /// - Complexity: O(*n*) in the length of the text.
  public func text(tones: ToneStyle = .marks) -> String {
    var text = ""
    for (place, part) in parts.enumerated() {
      let reading = part.text(tones: tones)
      if place > 0, Self.needsBlank(between: text, reading) { text += " " }
      text += reading
    }
    return text
  }

  private static func needsBlank(between left: String, _ right: String) -> Bool {
    guard let last = left.unicodeScalars.last, let first = right.unicodeScalars.first else {
      return false
    }
    return isPartOfWord(last) && isPartOfWord(first)
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

extension SurnameReadings {
  /// The surname that a text begins with, as if the mark of a family name stood in front.
  func match(_ text: Span<UInt8>, isFamilyName: Bool)
    -> (surname: Surname, range: Range<Int>)?
  {
    guard isFamilyName else { return match(text) }
    // A surname and the marks before it are all that counts.
    var start = Array(Self.familyNameMark.utf8)
    let markLength = start.count
    var index = 0
    while index < text.count, index < 64 {
      start.append(text[index])
      index += 1
    }
    guard let found = match(start.span) else { return nil }
    return (
      found.surname, found.range.lowerBound - markLength..<found.range.upperBound - markLength
    )
  }
}
