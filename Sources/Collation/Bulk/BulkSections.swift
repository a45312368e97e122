/// How texts that are sorted in bulk are put into sections, before they are sorted.
package struct BulkSections: Sendable {
  /// How many sections there are; 0 where none are wanted.
  package let count: Int
  /// Gives the section of a text. It is asked about single characters, and about texts that need a
  /// closer look, so the section has to depend on the first primary weight alone.
  let section: @Sendable (Span<UInt8>) -> Int
  /// The section of texts without weights.
  let ofNothing: Int

  /// Sections by number, at most 65,536 of them.
  package init(count: Int, section: @escaping @Sendable (Span<UInt8>) -> Int) {
    self.count = count
    self.section = section
    ofNothing = section([UInt8]().span)
  }

  /// No sections.
  package static var none: BulkSections { BulkSections(count: 0) { _ in 0 } }

  /// How many bits at the front of a prefix hold the section.
  var bits: UInt64 { count == 0 ? 0 : count <= 256 ? 8 : 16 }
  /// As few bits as can hold it.
  var fewestBits: UInt64 {
    count == 0 ? 0 : UInt64(Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  /// The section of texts that begin with a character.
  func section(of codePoint: UInt32) -> UInt16 {
    guard count != 0 else { return 0 }
    let text = Array(String(Unicode.Scalar(codePoint) ?? "\u{FFFD}").utf8)
    return UInt16(truncatingIfNeeded: section(text.span))
  }
}
