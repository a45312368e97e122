internal import Collation
internal import UnicodeText

/// A piece of a text that is read as one: an ideograph, kana one after another, or other characters.
struct ReadingSegment: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// An ideograph, and the number of its reading, nil if it has none.
    case ideograph(row: Int?)
    case kana
    case other
  }

  let kind: Kind
  /// Where it is, in bytes.
  let utf8Range: Range<Int>
}

extension ReadingSegment {
  /// The segments of a text, which make it up; it may begin with a surname that is read as one.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func all(of text: Span<UInt8>, surname: (surname: Surname, range: Range<Int>)?)
    -> [ReadingSegment]
  {
    var segments: [ReadingSegment] = []
    var index = 0
    if let surname {
      append(surname.surname, surname.range, of: text, to: &segments)
      index = surname.range.upperBound
    }
    while index < text.count {
      let start = index
      let script = script(at: &index, of: text)
      extend(script, to: &index, in: text)
      switch script {
      case .ideograph: appendIdeographs(start..<index, of: text, to: &segments)
      case .kana: segments.append(ReadingSegment(kind: .kana, utf8Range: start..<index))
      case .other, .selector:
        segments.append(ReadingSegment(kind: .other, utf8Range: start..<index))
      }
    }
    return segments
  }

  private static func script(at index: inout Int, of text: Span<UInt8>) -> ReadingScript {
    ReadingScript(UTF8Reader.decode(text, at: &index))
  }

  /// Goes on over characters of the same kind.
  private static func extend(
    _ script: ReadingScript, to index: inout Int, in text: Span<UInt8>
  ) {
    while index < text.count {
      var next = index
      let following = self.script(at: &next, of: text)
      guard following == script || following == .selector else { return }
      index = next
    }
  }

  private static func append(
    _ surname: Surname, _ range: Range<Int>, of text: Span<UInt8>,
    to segments: inout [ReadingSegment]
  ) {
    var index = range.lowerBound
    if index > 0 { segments.append(ReadingSegment(kind: .other, utf8Range: 0..<index)) }
    for place in surname.places where index < range.upperBound {
      let start = index
      _ = UTF8Reader.decode(text, at: &index)
      segments.append(
        ReadingSegment(kind: .ideograph(row: place.row), utf8Range: start..<index))
    }
  }

  /// Reads ideographs by the weights that the collation gives them: one by one, or several where the
  /// collation knows a word, as it does 重庆.
  private static func appendIdeographs(
    _ range: Range<Int>, of text: Span<UInt8>, to segments: inout [ReadingSegment]
  ) {
    let table = PinyinTable.shared
    let elements = table.collator.elements(utf8: text.extracting(range))
    var index = range.lowerBound
    for element in elements where element.primary != 0 && index < range.upperBound {
      // What expands to more elements than it has characters is read by the first.
      guard index < range.lowerBound + element.utf8Range.upperBound else { continue }
      append(table.row(ofWeight: element.primary), at: &index, of: text, to: &segments)
    }
    while index < range.upperBound { append(nil, at: &index, of: text, to: &segments) }
  }

  /// Adds the character at an index, with selectors behind it.
  private static func append(
    _ row: Int?, at index: inout Int, of text: Span<UInt8>, to segments: inout [ReadingSegment]
  ) {
    let start = index
    _ = UTF8Reader.decode(text, at: &index)
    extend(.selector, to: &index, in: text)
    segments.append(ReadingSegment(kind: .ideograph(row: row), utf8Range: start..<index))
  }
}
