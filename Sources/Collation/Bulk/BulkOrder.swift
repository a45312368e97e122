/// The order of many texts, worked out together.
///
/// The first eight bytes of the primary weights of all texts are sorted as numbers, and only what is the
/// same there is looked at further.
package struct BulkOrder: Sendable {
  /// The places of the texts in their order: their numbers, or where the lines begin.
  package let places: [UInt32]
  /// How many texts each section has.
  package let counts: [Int]

  /// The order of `count` texts; nil if they are more than a gigabyte together.
  ///
  /// - Parameters:
  ///   - count: How many texts there are.
  ///   - collator: Their order.
  ///   - sections: What comes before the collator's order: the sections of texts.
  ///   - threads: How many threads to sort on.
  ///   - text: Gives a text; called once for each.
  /// - Complexity: O(*n*) for *n* bytes, as long as few texts are the same but for case and accents.
  package init?(
    count: Int, of collator: Collator, sections: BulkSections = .none, threads: Int = 1,
    text: (Int) -> String
  ) {
    guard let texts = BulkTexts(count: count, text: text) else { return nil }
    self.init(texts, collator, sections, threads)
  }

  /// The order of the lines of `content`, each of which ends in a line feed; nil if one doesn't, or if they
  /// are more than a gigabyte together.
  package init?(
    lines content: [UInt8], of collator: Collator, sections: BulkSections = .none, threads: Int = 1
  ) {
    guard let texts = BulkTexts(lines: content) else { return nil }
    self.init(texts, collator, sections, threads)
  }

  private init(
    _ texts: BulkTexts, _ collator: Collator, _ sections: BulkSections, _ threads: Int
  ) {
    let parts = texts.parts(Threads.number(threads, for: texts.count))
    if parts.count == 1 {
      self.init(texts, collator, sections)
    } else {
      self.init(texts, collator, sections, parts)
    }
  }

  /// On this thread alone.
  private init(_ texts: BulkTexts, _ collator: Collator, _ sections: BulkSections) {
    let alphabet = BulkAlphabet(of: texts, collator)
    var read = Self.read(
      0..<(texts.areLines ? texts.content.count : texts.count), of: texts, collator, sections,
      alphabet)
    Self.sorter(of: texts, collator, alphabet, read.rests).sort(&read.items)
    // What isn't needed any more makes room.
    read.rests = []
    places = read.items.map(\.place)
    counts = read.counts
  }

  /// On as many threads as there are parts.
  private init(
    _ texts: BulkTexts, _ collator: Collator, _ sections: BulkSections, _ parts: [Range<Int>]
  ) {
    let alphabet = BulkAlphabet(of: texts, collator)
    let read = Threads.map(parts) { Self.read($0, of: texts, collator, sections, alphabet) }
    let merged = BulkParts(read, dividedBy: parts.count)
    let sorter = Self.sorter(of: texts, collator, alphabet, merged.rests)
    let sorted = Threads.map(Array(parts.indices)) { number in
      var items = merged.items(for: number)
      sorter.sort(&items)
      return items.map(\.place)
    }
    var places: [UInt32] = []
    places.reserveLargePages(texts.count)
    for part in sorted { places += part }
    self.places = places
    counts = merged.counts
  }

  /// Reads a part of texts, by the letters of an alphabet if they have one.
  private static func read(
    _ part: Range<Int>, of texts: BulkTexts, _ collator: Collator, _ sections: BulkSections,
    _ alphabet: BulkAlphabet?
  ) -> BulkItems {
    if let alphabet {
      var reader = LetterReader(texts, collator, sections, alphabet)
      return reader.read(part)
    }
    var reader = BulkReader(texts, collator, sections)
    return reader.read(part)
  }

  private static func sorter(
    of texts: BulkTexts, _ collator: Collator, _ alphabet: BulkAlphabet?, _ rests: [UInt64]
  ) -> BulkSorter {
    BulkSorter(
      texts: texts, collator: collator, rests: rests,
      moreMask: alphabet == nil ? BulkKey.moreMask : LetterKey.moreMask)
  }
}
