internal import UnicodeText

extension NameReading {
  /// A piece of a text that is read as one.
  public struct Part: Sendable, Hashable {
    /// How it is read.
    public enum Kind: Sendable, Hashable {
      /// An ideograph, in pinyin.
      case pinyin
      /// Kana one after another, in Latin letters.
      case kana
      /// As it is written.
      case written
    }

    /// How it is read.
    public let kind: Kind
    /// Where in the text it is, counted in bytes of UTF-8.
    public let utf8Range: Range<Int>
    /// The reading, with tone marks where they are none of ``Kind/pinyin``.
    private let reading: String

    init(_ segment: ReadingSegment, of text: Span<UInt8>, readsIdeographs: Bool) {
      utf8Range = segment.utf8Range
      switch segment.kind {
      case .ideograph(let row?) where readsIdeographs:
        kind = .pinyin
        reading = PinyinTable.shared.syllable(ofRow: row).marked
      case .kana:
        let letters = Kana.letters(of: text, in: segment.utf8Range)
        let romanized = Hepburn.romanization(of: KanaSyllable.all(of: letters))
        kind = romanized.isEmpty ? .written : .kana
        reading = romanized.isEmpty ? Self.written(text, utf8Range) : romanized
      case .ideograph, .other:
        kind = .written
        reading = Self.written(text, utf8Range)
      }
    }

    private init(written reading: String, _ utf8Range: Range<Int>) {
      (kind, self.reading, self.utf8Range) = (.written, reading, utf8Range)
    }

    private static func written(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
      String(decoding: range.map { text[$0] }, as: UTF8.self)
    }

    /// Both as one, if both are as they were written.
    func joined(with next: Part) -> Part? {
      guard kind == .written, next.kind == .written else { return nil }
      return Part(
        written: reading + next.reading, utf8Range.lowerBound..<next.utf8Range.upperBound)
    }

    /// The reading.
    ///
    /// - Parameter tones: How the tones of Chinese syllables are written.
    /// - Returns: The reading.
    public func text(tones: ToneStyle = .marks) -> String {
      kind == .pinyin ? PinyinSyllable(reading).text(tones) : reading
    }

    /// Where in `text`, the text that was read, it is.
    ///
    /// - Complexity: O(1).
    public func range(in text: String) -> Range<String.Index> { text.range(ofUTF8: utf8Range) }
  }
}

extension String {
  /// The range that a range of bytes is.
  func range(ofUTF8 range: Range<Int>) -> Range<Index> {
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound)
    return lower..<utf8.index(lower, offsetBy: range.count)
  }
}
