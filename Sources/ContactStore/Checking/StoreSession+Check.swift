internal import ContactCards
internal import ThumbIndex

extension StoreSession {
  /// Looks whether everything in the store is as the cards in it have it: rows, lists, counts, marks, search
  /// keys; and whether the engine finds its file whole.
  ///
  /// - Parameter progress: Is told how many contacts are done, and how many there are.
  /// - Returns: The faults, a hundred at most; none if the store is whole.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  package func check(
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(StoreError) -> [StoreFault] {
    try connection.reading { () throws(StoreError) in
      var faults = FaultList()
      try checkEngine(&faults)
      let orders = try keptOrders()
      var known: [KeptOrder] = []
      for kept in orders where try kept.isMade(by: ordering(kept.order)) {
        known.append(kept)
      }
      var expected: [Int64: Int] = [:]
      try checkContacts(known, &expected, &faults, progress)
      for kept in known { try checkLists(kept, expected, &faults) }
      try checkCounts(&faults)
      try checkSearch(&faults)
      return faults.faults
    }
  }

  private func checkEngine(_ faults: inout FaultList) throws(StoreError) {
    guard connection.dialect == .sqlite else { return }
    for row in try connection.rows("PRAGMA integrity_check(20)") where row.text(0) != "ok" {
      faults.note("the file: " + row.text(0))
    }
  }

  /// Looks at each contact, and counts the rows that each list has to have.
  private func checkContacts(
    _ orders: [KeptOrder], _ expected: inout [Int64: Int], _ faults: inout FaultList,
    _ progress: (Int, Int) -> Void
  ) throws(StoreError) {
    let total = try countContacts()
    var done = 0
    let query = "SELECT \(ContactRow.columns), c.card FROM contact c ORDER BY c.id"
    try connection.forEachRow(query, []) { (values) throws(StoreError) in
      let row = ContactRow(values)
      let stored = StoredContact(id: row.id, revision: row.revision, bytes: values.blob(6))
      try checkRow(row, stored, &faults)
      try checkPlaces(of: stored, orders, &expected, &faults)
      done += 1
      progress(done, total)
      return !faults.isFull
    }
    let next = try self.values.number(.nextContact) ?? 0
    let last = try connection.row("SELECT coalesce(max(id), 0) FROM contact")?.integer(0) ?? 0
    faults.expect(next > last, "the number of the next contact is \(next), but there is \(last)")
  }

  private func checkRow(_ row: ContactRow, _ stored: StoredContact, _ faults: inout FaultList)
    throws(StoreError)
  {
    let contact = stored.contact
    faults.expect(
      row.name == contact.displayName && row.detail == contact.detail
        && row.flags == ContactFlags(contact),
      "contact \(row.id): what is shown of it is not what its card says")
    let query = "SELECT count(*) FROM mark WHERE contact = $1 AND hash = $2"
    let mark = CardMarks.of(stored)
    let count = try connection.row(query, [.integer(row.id), .integer(mark)])?.integer(0)
    faults.expect(count == 1, "contact \(row.id): it can't be found by what its card says")
  }

  private func checkPlaces(
    of stored: StoredContact, _ orders: [KeptOrder], _ expected: inout [Int64: Int],
    _ faults: inout FaultList
  ) throws(StoreError) {
    let groups = try groups(of: stored)
    let query = "SELECT count(*) FROM listing WHERE list = $1 AND key = $2 AND contact = $3"
    for kept in orders where kept.has(stored.id) {
      let key = try ordering(kept.order).key(of: stored.contact)
      for group in groups {
        let list = try list(kept.id, group)
        let values: [SQLValue] = [.integer(list?.id ?? 0), .blob(key), .integer(stored.id)]
        let count = try connection.row(query, values)?.integer(0)
        faults.expect(
          count == 1, "contact \(stored.id): it is not in its place in \(kept.order.locale)")
        if let list { expected[list.id, default: 0] += 1 }
      }
    }
  }

  /// Looks whether lists have rows that no contact has.
  private func checkLists(
    _ kept: KeptOrder, _ expected: [Int64: Int], _ faults: inout FaultList
  ) throws(StoreError) {
    let query = """
      SELECT l.id, count(g.contact) FROM list l LEFT JOIN listing g ON g.list = l.id
      WHERE l.sorting = $1 GROUP BY l.id ORDER BY l.id
      """
    for row in try connection.rows(query, [.integer(kept.id)]) {
      let (list, count) = (row.integer(0), Int(row.integer(1)))
      let wanted = expected[list] ?? 0
      faults.expect(count == wanted, "list \(list): it has \(count) rows and not \(wanted)")
      try checkLandmarks(ListTable(connection: connection, id: list), count, &faults)
    }
  }

  /// Looks whether the landmarks of a list count what is there.
  private func checkLandmarks(_ list: ListTable, _ count: Int, _ faults: inout FaultList)
    throws(StoreError)
  {
    let landmarks = try list.landmarks()
    let sum = landmarks.reduce(0) { $0 + $1.count }
    faults.expect(sum == count, "list \(list.id): \(sum) rows are counted, and there are \(count)")
    for landmark in landmarks {
      let found = try list.countRows(of: landmark, among: landmarks)
      faults.expect(
        found == landmark.count,
        "list \(list.id): a section has \(found) rows where \(landmark.count) are counted")
      if faults.isFull { return }
    }
  }

  /// Looks for rows that belong to nothing.
  private func checkCounts(_ faults: inout FaultList) throws(StoreError) {
    let orphans = [
      "listing": "list NOT IN (SELECT id FROM list)",
      "landmark": "list NOT IN (SELECT id FROM list)",
      "list": "sorting NOT IN (SELECT id FROM sorting)",
      "mark": "contact NOT IN (SELECT id FROM contact)",
      "member": "contact NOT IN (SELECT id FROM contact)",
    ]
    for (table, condition) in orphans.sorted(by: { $0.key < $1.key }) {
      let count = try connection.row("SELECT count(*) FROM \(table) WHERE \(condition)")?.integer(0)
      faults.expect(count == 0, "\(table): \(count ?? 0) rows belong to nothing")
    }
    let doubled = "SELECT count(*) FROM trash WHERE contact IN (SELECT id FROM contact)"
    let count = try connection.row(doubled)?.integer(0)
    faults.expect(count == 0, "trash: \(count ?? 0) contacts are in the book too")
  }
}

extension ListTable {
  /// How many rows there are from a landmark to the next.
  func countRows(of landmark: Landmark, among all: [Landmark]) throws(StoreError) -> Int {
    var limit = ListPlace(key: IndexKey.prefix(landmark.section + 1), contact: 0)
    let place = ListPlace(key: landmark.key, contact: landmark.contact)
    if let index = all.firstIndex(of: landmark), index + 1 < all.count {
      let next = ListPlace(key: all[index + 1].key, contact: all[index + 1].contact)
      if next.precedes(limit) { limit = next }
    }
    let query = """
      SELECT count(*) FROM listing WHERE list = $1 AND (key, contact) >= ($2, $3)
      AND (key, contact) < ($4, $5)
      \(connection.dialect.keys(">=", "$2")) \(connection.dialect.keys("<=", "$4"))
      """
    let values: [SQLValue] = [
      .integer(id), .blob(place.key), .integer(place.contact), .blob(limit.key),
      .integer(limit.contact),
    ]
    return Int(try connection.row(query, values)?.integer(0) ?? 0)
  }
}
