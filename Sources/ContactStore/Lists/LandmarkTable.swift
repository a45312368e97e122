internal import ThumbIndex

/// All landmarks of a list, as they are at one moment, for many look-ups.
struct LandmarkTable: Sendable {
  private struct Entry: Sendable {
    var key: Range<Int>
    var contact: Int64
    /// How many rows stand before it.
    var offset: Int
  }

  private var keys: [UInt8] = []
  private var entries: [Entry] = []
  /// How many rows the list has.
  private(set) var total = 0

  /// Reads them.
  ///
  /// - Complexity: O(*n*) in the number of landmarks.
  init(_ list: ListTable) throws(StoreError) {
    let query = "SELECT key, contact, count FROM landmark WHERE list = $1 ORDER BY key, contact"
    try list.connection.forEachRowInPlace(query, [.integer(list.id)]) { columns in
      let key = columns.append(0, to: &keys)
      entries.append(Entry(key: key, contact: columns.integer(1), offset: total))
      total += Int(columns.integer(2))
      return true
    }
  }

  /// How many rows each section has, by its number; sections without rows are left out.
  var sectionCounts: [Int: Int] {
    var counts: [Int: Int] = [:]
    for index in entries.indices {
      let end = index + 1 < entries.count ? entries[index + 1].offset : total
      let section = IndexKey.section(of: keys[entries[index].key])
      counts[section, default: 0] += end - entries[index].offset
    }
    return counts
  }

  /// The landmark that a position is behind or at, and how far; `nil` behind the last row.
  func landmark(at position: Int) -> (place: ListPlace, rest: Int)? {
    guard position < total else { return nil }
    var (low, high) = (0, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle].offset <= position { low = middle } else { high = middle }
    }
    guard low < entries.count else { return nil }
    let entry = entries[low]
    return (ListPlace(key: Array(keys[entry.key]), contact: entry.contact), position - entry.offset)
  }
}
