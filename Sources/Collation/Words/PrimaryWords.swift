/// The words of the code points that texts have, made when one is first asked for.
///
/// So a code point costs two reads, whatever tables it comes from, and what a million names share is
/// worked out once.
struct PrimaryWords {
  let collator: Collator
  private let readsLines: Bool
  private let sectionOf: BulkSections
  /// For each block of 64 code points, its number among the words; 0 for those that have none. The two of
  /// ASCII are the first and the second.
  private(set) var blocks = [UInt16](repeating: 0, count: 0x11_0000 >> 6)
  /// The words of the blocks, 0 for those that have still to be made. Block 0 has none.
  private(set) var words: [UInt64] = []
  /// For each word the section of texts that begin with it.
  private(set) var sections: [UInt16] = []
  /// Which ASCII characters continue a contraction.
  private(set) var continuations: (UInt64, UInt64) = (0, 0)

  /// Words for the texts of a collator.
  init(_ collator: Collator, readsLines: Bool, sections: BulkSections) {
    self.collator = collator
    self.readsLines = readsLines
    sectionOf = sections
    for _ in 0...2 { addBlock() }
    (blocks[0], blocks[1]) = (1, 2)
  }

  private mutating func addBlock() {
    words += repeatElement(0, count: 64)
    sections += repeatElement(0, count: 64)
  }

  /// Makes the word of a code point.
  mutating func make(_ codePoint: UInt32) {
    if blocks[Int(codePoint >> 6)] == 0 {
      blocks[Int(codePoint >> 6)] = UInt16(words.count >> 6)
      addBlock()
    }
    let place = Int(blocks[Int(codePoint >> 6)]) << 6 | Int(codePoint & 63)
    let isEnd = readsLines && codePoint == BulkTexts.lineFeed
    words[place] =
      isEnd ? PrimaryWord.slow : collator.makeWord(of: codePoint, &continuations).bits
    sections[place] = sectionOf.section(of: codePoint)
  }
}
