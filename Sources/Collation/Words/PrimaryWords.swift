/// The words of the code points that texts have, made block by block when one is first asked for.
///
/// So a code point costs two reads, whatever tables it comes from, and what a million names share is
/// worked out once.
struct PrimaryWords {
  private var maker: PrimaryWordMaker
  /// For each block of 64 code points, its number among the words; 0 for those that are still to be made.
  private(set) var blocks = [UInt16](repeating: 0, count: 0x11_0000 >> 6)
  private(set) var words = [UInt64](repeating: 0, count: 64)
  /// For each word the section of texts that begin with it.
  private(set) var sections = [UInt16](repeating: 0, count: 64)
  private let sectionOf: BulkSections

  /// Words for the texts of a collator, those of ASCII at once, behind a block without meaning.
  init(_ collator: Collator, readsLines: Bool, sections: BulkSections) {
    maker = PrimaryWordMaker(collator, readsLines: readsLines)
    sectionOf = sections
    makeBlock(of: 0)
    makeBlock(of: 64)
  }

  /// Which ASCII characters continue a contraction.
  var continuations: (UInt64, UInt64) { maker.continuations }

  /// Makes the block that holds a code point.
  mutating func makeBlock(of codePoint: UInt32) {
    let first = codePoint & ~63
    blocks[Int(codePoint >> 6)] = UInt16(words.count >> 6)
    for other in first..<first + 64 {
      words.append(maker.word(for: other).bits)
      sections.append(sectionOf.count == 0 ? 0 : section(of: other))
    }
  }

  private func section(of codePoint: UInt32) -> UInt16 {
    let text = Array(String(Unicode.Scalar(codePoint) ?? "\u{FFFD}").utf8)
    return UInt16(truncatingIfNeeded: sectionOf.section(text.span))
  }
}
