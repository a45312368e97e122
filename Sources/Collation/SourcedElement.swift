/// A collation element and the piece of text that it comes from.
package struct SourcedElement: Sendable {
  /// The element; ignorable for what is ignored on every level.
  package let element: CollationElement
  /// Where it comes from, in bytes.
  package let range: Range<Int>
  /// Where the text begins that it depends on: at its range, or before that where rules look at what
  /// stands before a character.
  package let contextStart: Int
}
