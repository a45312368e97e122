internal import Collation
internal import ThumbIndex

/// Something to do with all names of a list.
enum Workload: String, CaseIterable {
  /// Nothing: what reading the file alone costs.
  case none
  /// The sort key of each name, into one piece of memory that is used again.
  case keys
  /// Each name compared with the one after it.
  case compare
  /// The section of each name.
  case section
  /// The names by index key: section, then sort key.
  case order
  /// The same on two threads.
  case order2

  /// True if it does its work on several threads.
  var isThreaded: Bool { self == .order2 }

  /// Does it, and returns a number that depends on all of the results.
  func run(_ names: Names, _ collation: IndexedCollation) -> Int {
    switch self {
    case .none: names.count
    case .keys: keys(names, collation.collator)
    case .compare: compare(names, collation.collator)
    case .section: sections(names, collation)
    case .order: order(names, collation, threads: 1)
    case .order2: order(names, collation, threads: 2)
    }
  }

  private func keys(_ names: Names, _ collator: Collator) -> Int {
    var (key, bytes): ([UInt8], Int) = ([], 0)
    for index in 0..<names.count {
      key.removeAll(keepingCapacity: true)
      collator.appendSortKey(utf8: names[index], to: &key)
      bytes += key.count
    }
    return bytes
  }

  private func compare(_ names: Names, _ collator: Collator) -> Int {
    var ascending = 0
    for index in 1..<max(1, names.count) {
      let order = collator.compare(utf8: names[index - 1], names[index])
      // Counted without a branch, which nobody can guess: the peer's loop has none either.
      ascending &+= Int(UInt8(bitPattern: order.rawValue) >> 7)
    }
    return ascending
  }

  private func sections(_ names: Names, _ collation: IndexedCollation) -> Int {
    var sum = 0
    for index in 0..<names.count { sum += collation.section(utf8: names[index]) }
    return sum
  }

  private func order(_ names: Names, _ collation: IndexedCollation, threads: Int) -> Int {
    let sections = BulkSections(count: collation.sectionTitles.count) {
      collation.section(utf8: $0)
    }
    let order = BulkOrder(
      lines: names.content, of: collation.collator, sections: sections, threads: threads)
    return Int(order?.places.first ?? 0)
  }
}
