/// Texts that have been read.
struct BulkItems: Sendable {
  var items: [BulkItem] = []
  /// What follows the prefixes of all items, in words whose last has a zero byte at its end; the first is
  /// zero.
  var rests: [UInt64] = [0]
  /// How many texts each section has.
  var counts: [Int]

  /// Room for items, with a few words each.
  init(roomFor count: Int, sections: BulkSections) {
    counts = [Int](repeating: 0, count: max(1, sections.count))
    items.reserveLargePages(count)
    items += repeatElement(BulkItem(), count: count)
    makeRoom(for: count / 2 + 64)
  }

  /// Makes room for more words.
  mutating func makeRoom(for count: Int) {
    rests.reserveLargePages(rests.count + count)
    rests += repeatElement(0, count: count)
  }

  /// Makes room for as many words as will be needed if the other texts are like those that were read.
  mutating func makeRoom(afterReading done: Int, using used: Int) {
    let expected =
      used / max(1, done) * items.count + used % max(1, done) * items.count / max(1, done)
    makeRoom(for: max(rests.count / 4, expected + expected / 16 - rests.count) + 64)
  }
}

/// How far reading texts has come.
struct BulkReadingState {
  /// The number of the next text, or where it begins if texts are lines.
  var next: Int
  /// How many items there are.
  var done = 0
  /// How many words are used.
  var restCount = 1
}
