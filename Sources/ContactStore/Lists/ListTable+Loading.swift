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
    try load(rows, order[...], into: "listing")
    try count(rows, order, divides: true)
  }

  /// Puts some of the rows into a table.
  func load(_ rows: ListRows, _ order: ArraySlice<Int>, into table: String) throws(StoreError) {
    try connection.load(table, columns: ["list", "key", "contact"]) {
      (loader) throws(StoreError) in
      for row in order {
        loader.add(id)
        loader.add(blob: rows.keys.key(at: row).span)
        loader.add(rows.contacts[row])
        try loader.endRow()
      }
    }
  }

  /// Takes note of rows that have come, in their order. Landmarks that have too many then are divided, or are left
  /// to ``divideLandmarks()``.
  func count(_ rows: ListRows, _ order: [Int], divides: Bool) throws(StoreError) {
    var known = try landmarks()[...]
    let usual = Landmark.usualRows(of: known.reduce(rows.count) { $0 + $1.count })
    if known.isEmpty { return try writeLandmarks(of: rows, order, usual) }
    var open: Landmark?
    var added = 0
    var section = 0
    func close() throws(StoreError) {
      guard let landmark = open, added > 0 else { return }
      if divides, landmark.count > 2 * usual {
        try divide(landmark, into: usual)
      } else {
        try write(landmark)
      }
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

  /// Puts landmarks among the rows of a list that had none.
  private func writeLandmarks(of rows: ListRows, _ order: [Int], _ usual: Int) throws(StoreError) {
    var open: Landmark?
    for row in order {
      let key = rows.keys.key(at: row)
      let isSame = open.map { $0.section == IndexKey.section(of: key) } ?? false
      if let landmark = open, !isSame || landmark.count == usual {
        try write(landmark)
        open = isSame ? Landmark(key: Array(key), contact: rows.contacts[row], count: 0) : nil
      }
      var landmark = open ?? .first(ofSectionOf: key, count: 0)
      landmark.count += 1
      open = landmark
    }
    if let open { try write(open) }
  }
}
