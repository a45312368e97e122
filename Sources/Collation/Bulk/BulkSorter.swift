/// Sorts items that have been read: by their prefixes, then by what follows these, then by the lower
/// levels.
struct BulkSorter {
  let texts: BulkTexts
  let collator: Collator
  /// The words behind the prefixes, as `BulkReader` has them.
  let rests: [UInt64]
  /// The bits that are zero in the last word of a key alone.
  let moreMask: UInt64

  /// Sorts `items`, which stand in the order of their places.
  func sort(_ items: inout [BulkItem]) {
    var scratch = [BulkItem](
      repeating: BulkItem(), count: RadixSort.scratchCount(for: items.count))
    var span = items.mutableSpan
    var scratchSpan = scratch.mutableSpan
    sort(&span, &scratchSpan)
  }

  private func sort(_ items: inout MutableSpan<BulkItem>, _ scratch: inout MutableSpan<BulkItem>) {
    RadixSort.sort(&items, scratch: &scratch)
    var runs: [Range<Int>] = []
    var start = 0
    while start < items.count {
      let run = run(from: start, to: items.count, in: items.span)
      start = run.upperBound
      if run.count == 1 { continue }
      runs.append(run)
      while let next = runs.popLast() { sortRun(next, &items, &scratch, &runs) }
    }
  }

  /// The items with the same prefix as the one at `start`.
  @inline(__always)
  private func run(from start: Int, to limit: Int, in items: Span<BulkItem>) -> Range<Int> {
    let prefix = items[start].prefix
    var end = start &+ 1
    while end < limit, items[end].prefix == prefix { end &+= 1 }
    return start..<end
  }

  /// Sorts items with the same prefix by the word that follows it, and adds to `runs` where that is the
  /// same too.
  private func sortRun(
    _ range: Range<Int>, _ items: inout MutableSpan<BulkItem>,
    _ scratch: inout MutableSpan<BulkItem>,
    _ runs: inout [Range<Int>]
  ) {
    var run = items._mutatingExtracting(range)
    // The keys end here.
    if run[0].prefix & moreMask == 0 {
      sortByPlaces(&run, &scratch)
      return sortByLowerLevels(&run)
    }
    takeNextWords(&run)
    RadixSort.sort(&run, scratch: &scratch)
    var start = 0
    while start < run.count {
      let next = self.run(from: start, to: run.count, in: run.span)
      if next.count > 1 {
        runs.append(range.lowerBound + next.lowerBound..<range.lowerBound + next.upperBound)
      }
      start = next.upperBound
    }
  }

  /// Puts the next word of each item in the place of its prefix, zero where there is none.
  private func takeNextWords(_ items: inout MutableSpan<BulkItem>) {
    for index in items.indices {
      let rest = items[index].rest
      items[index].prefix = rests[Int(rest)]
      items[index].rest = rest == 0 ? 0 : rest &+ 1
    }
  }

  /// Puts items with the same primary weights back into the order in which they came.
  private func sortByPlaces(
    _ items: inout MutableSpan<BulkItem>, _ scratch: inout MutableSpan<BulkItem>
  ) {
    for index in items.indices { items[index].prefix = UInt64(items[index].place) }
    RadixSort.sort(&items, scratch: &scratch)
  }

  /// Sorts items whose primary weights are the same.
  private func sortByLowerLevels(_ items: inout MutableSpan<BulkItem>) {
    guard collator.settings.strength > .primary || collator.settings.caseLevel else { return }
    if areSame(items.span) { return }
    if items.count == 2 {
      if collator.compare(utf8: texts[items[0].place], texts[items[1].place]) == .descending {
        swap(&items, 0, 1)
      }
      return
    }
    var keys = KeyArena()
    for index in items.indices { keys.append(utf8: texts[items[index].place], of: collator) }
    let unsorted = items.indices.map { items[$0] }
    for (index, number) in keys.sortedIndices().enumerated() { items[index] = unsorted[number] }
  }

  /// True if all texts have the same bytes, or weights of one pattern.
  private func areSame(_ items: Span<BulkItem>) -> Bool {
    let first = items[0]
    if first.pattern != 0, collator.settings.strength < .identical {
      let isKnown = first.pattern != LowerPattern.deviating
      let deviations = rests[Int(first.rest)]
      var index = 1
      while index < items.count, items[index].pattern == first.pattern,
        isKnown || rests[Int(items[index].rest)] == deviations
      {
        index &+= 1
      }
      if index == items.count { return true }
    }
    if items.count > 2 { touch(items) }
    for index in items.indices where !texts.isIdentical(items[index].place, first.place) {
      return false
    }
    return true
  }

  /// Reads a byte of each text, so that all come from memory without anything that waits for them.
  private func touch(_ items: Span<BulkItem>) {
    var sum = 0
    for index in items.indices { sum &+= texts.touch(items[index].place) }
    precondition(sum >= 0)
  }

  private func swap(_ items: inout MutableSpan<BulkItem>, _ left: Int, _ right: Int) {
    (items[left], items[right]) = (items[right], items[left])
  }
}
