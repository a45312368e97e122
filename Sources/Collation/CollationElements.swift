/// The collation elements of a text, each with the range of the text that it comes from (UTS #10,
/// section 3.1).
///
///     let collator = try Collator(locale: "cs")
///     collator.elements(in: "chata").map(\.utf8Range)   // [0..<2, 2..<3, 3..<4, 4..<5]
///
/// What is ignored on every level has an element without weights. So the ranges, taken once each, make
/// up the whole text: they ascend, none is empty, and none overlaps another, only that
///
/// - the elements of one expansion share the range of what expands: `æ` in most languages, a Hangul
///   syllable, a number where runs of digits are ordered by their value;
/// - the elements of a contraction share the range of all its characters; where it passes over marks
///   between them, the elements of those marks have the same range;
/// - marks that canonical order exchanges share the smallest range that holds them.
///
/// A sequence of bytes that is not well-formed has the element and the range of the U+FFFD that it is
/// read as.
public struct CollationElements: RandomAccessCollection, Sendable, Hashable {
  private let elements: [Element]

  /// Reads a text to its end.
  init(_ text: Span<UInt8>, of collator: Collator) {
    var cursor = SourcedElementCursor(collator.elements(of: text))
    var elements: [Element] = []
    while let sourced = cursor.next() { elements.append(Element(sourced, of: collator)) }
    self.elements = elements
  }

  /// The place of the first element.
  public var startIndex: Int { elements.startIndex }
  /// The place behind the last element.
  public var endIndex: Int { elements.endIndex }

  /// The element at a place.
  ///
  /// - Complexity: O(1).
  public subscript(position: Int) -> Element { elements[position] }
}
