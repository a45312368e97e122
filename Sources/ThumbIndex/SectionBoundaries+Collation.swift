internal import Collation

extension SectionBoundaries {
  /// The boundaries of the Latin letters and, where the collation files ideographs by their reading in
  /// pinyin, of the ideographs under the same letters.
  init(of collator: Collator, sectionOf: [String: Int], remainder: Int) {
    var blocks = [Self.latin(collator, sectionOf)]
    if let ideographs = Self.pinyin(collator, sectionOf) { blocks.append(ideographs) }
    self.init(blocks, remainder: remainder)
  }

  private static func latin(_ collator: Collator, _ sectionOf: [String: Int]) -> Block {
    let starts = IndexLabels.latin.compactMap { letter in
      sectionOf[letter].map { (weight: collator.firstWeight(of: letter), section: $0) }
    }
    return Block(starts: starts, end: collator.endOfLatin)
  }

  /// The ideographs from the first that is read with A to the last that has a reading, or `nil` if the
  /// collation has no such order.
  private static func pinyin(_ collator: Collator, _ sectionOf: [String: Int]) -> Block? {
    // Only a tailoring that gives the letter a marker of its own takes it below all unassigned code
    // points, where the marker's first half stands alone. (In the root the pair has no weight.)
    let first = collator.firstWeight(of: IndexLabels.marker + "A")
    guard first > 0, first < collator.firstWeight(of: IndexLabels.marker) else { return nil }
    let starts = IndexLabels.pinyin.compactMap { letter in
      sectionOf[letter].map {
        (weight: collator.firstWeight(of: IndexLabels.marker + letter), section: $0)
      }
    }
    return Block(starts: starts, end: collator.firstUnplacedIdeograph)
  }
}

extension Collator {
  fileprivate func firstWeight(of text: String) -> UInt32 {
    firstPrimaryWeight(utf8: text.utf8.span)
  }
}
