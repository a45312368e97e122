/// Sorts items that have been read: by their prefixes, then by what follows these, then by the lower
/// levels.
struct BulkSorter {
  let texts: BulkTexts
  let collator: Collator
  /// The words behind the prefixes, as `BulkReader` has them.
  let rests: [UInt64]

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
    guard takeNextWords(&run) else {
      sortByPlaces(&run, &scratch)
      return sortByLowerLevels(&run)
    }
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

  /// Puts the next word of each item in the place of its prefix.
  ///
  /// - Returns: False if no item has one.
  private func takeNextWords(_ items: inout MutableSpan<BulkItem>) -> Bool {
    var isAny = false
    var touched = 0
    for index in items.indices {
      let rest = items[index].rest
      // These texts will be compared. Here they come from memory without anything that waits for them.
      if items[index].pattern == 0 { touched &+= texts.touch(items[index].place) }
      if rest != 0 { isAny = true }
      let word = rests[Int(rest)]
      items[index].prefix = word
      items[index].rest = word & 0xFF == 0 ? 0 : rest + 1
    }
    return isAny || touched < 0
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
    let isPatternEnough = first.pattern != 0 && collator.settings.strength < .identical
    for index in items.indices {
      let item = items[index]
      let isSame =
        isPatternEnough && item.pattern == first.pattern
        || texts.isIdentical(item.place, first.place)
      if !isSame { return false }
    }
    return true
  }

  private func swap(_ items: inout MutableSpan<BulkItem>, _ left: Int, _ right: Int) {
    (items[left], items[right]) = (items[right], items[left])
  }
}
