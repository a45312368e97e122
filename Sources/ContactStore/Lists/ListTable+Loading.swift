internal import Collation
internal import ThumbIndex

/// Rows that are to go into a list together.
struct ListRows: Sendable {
  private(set) var keys = KeyArena()
  private(set) var contacts: [Int64] = []

  var count: Int { contacts.count }

  mutating func append(key: [UInt8], contact: Int64) {
    keys.append(key: key.span)
    contacts.append(contact)
  }
}

extension ListTable {
  /// Puts many contacts into the list, whose numbers ascend.
  ///
  /// - Complexity: O(*n* log *n*).
  func load(_ rows: ListRows) throws(StoreError) {
    // Equal keys stay in the order of their numbers.
    let order = rows.keys.sortedIndices()
    try connection.load("listing", columns: ["list", "key", "contact"]) {
      (loader) throws(StoreError) in
      for row in order {
        loader.add(id)
        loader.add(blob: rows.keys.key(at: row).span)
        loader.add(rows.contacts[row])
        try loader.endRow()
      }
    }
    try count(rows, order)
  }

  /// Takes note of rows that have come, in their order.
  private func count(_ rows: ListRows, _ order: [Int]) throws(StoreError) {
    var known = try landmarks()[...]
    var open: Landmark?
    var added = 0
    var section = 0
    func close() throws(StoreError) {
      guard let landmark = open, added > 0 else { return }
      if landmark.count > Landmark.mostRows { try divide(landmark) } else { try write(landmark) }
    }
    for row in order {
      let key = rows.keys.key(at: row)
      while let next = known.first, !next.isBehind(key, rows.contacts[row]) {
        try close()
        (open, added, section) = (next, 0, next.section)
        known.removeFirst()
      }
      if open == nil || section != IndexKey.section(of: key) {
        try close()
        (open, added) = (.first(ofSectionOf: key, count: 0), 0)
        section = IndexKey.section(of: key)
      }
      open?.count += 1
      added += 1
    }
    try close()
  }
}
