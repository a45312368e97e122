extension StoreSession {
  /// The orders that the store keeps, those that are being made among them.
  func keptOrders() throws(StoreError) -> [KeptOrder] {
    try connection.rows(KeptOrder.query).map(KeptOrder.init)
  }

  /// The orders that a change has to keep up. One that this version can't make keys for is given up, so that
  /// it is made anew and never a mixture.
  func writableOrders() throws(StoreError) -> [KeptOrder] {
    var writable: [KeptOrder] = []
    for kept in try keptOrders() {
      if try kept.isMade(by: ordering(kept.order)) {
        writable.append(kept)
      } else {
        try connection.run(
          "UPDATE sorting SET identity = $2 WHERE id = $1", [.integer(kept.id), .text("")])
      }
    }
    return writable
  }

  /// The order's lists if they are whole and made by this version's keys.
  func wholeOrder(_ order: ListOrder) throws(StoreError) -> KeptOrder? {
    let identity = try ordering(order).identity
    return try keptOrders().first {
      $0.order == order && $0.identity == identity && $0.reach == nil
    }
  }

  /// Whether lists in an order can be read at once; if not, ``prepare(_:progress:)`` makes them.
  package func isPrepared(_ order: ListOrder) throws(StoreError) -> Bool {
    try wholeOrder(order) != nil
  }

  /// The list of a group in an order; `nil` if the group has never had a contact.
  func list(_ order: ListOrder, _ group: ListGroup) throws(StoreError) -> ListTable? {
    guard let kept = try wholeOrder(order) else {
      throw .failed(
        store: connection.name, reason: "its lists for \(order.locale) have yet to be made")
    }
    return try list(kept.id, group)
  }

  func list(_ collation: Int64, _ group: ListGroup) throws(StoreError) -> ListTable? {
    let query = "SELECT id FROM list WHERE sorting = $1 AND grp = $2"
    let row = try connection.row(query, [.integer(collation), .text(group.tableName)])
    return row.map { ListTable(connection: connection, id: $0.integer(0)) }
  }

  /// The list of a group, which is made if there is none.
  func makeList(_ collation: Int64, _ group: ListGroup) throws(StoreError) -> ListTable {
    if let list = try list(collation, group) { return list }
    let id = try nextID(in: "list")
    try connection.run(
      "INSERT INTO list (id, sorting, grp) VALUES ($1, $2, $3)",
      [.integer(id), .integer(collation), .text(group.tableName)])
    return ListTable(connection: connection, id: id)
  }

  /// A number that no row of a small table has.
  func nextID(in table: String) throws(StoreError) -> Int64 {
    let row = try connection.row("SELECT coalesce(max(id), 0) + 1 FROM \(table)")
    return row?.integer(0) ?? 1
  }

  /// Makes the lists of an order, unless they are there.
  ///
  /// They are made some thousand contacts at a time, each in a transaction: so readers go on, writers wait a
  /// moment only, and what a program that was killed has done is done. Lists of the same order that another
  /// version of the library has made are there until these are whole, and go then.
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - progress: Is told how many contacts are done, and how many there are.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  package func prepare(
    _ order: ListOrder, progress: (Int, Int) -> Void = { _, _ in }
  ) throws(StoreError) {
    if try wholeOrder(order) != nil { return }
    try make(order, identity: ordering(order).identity, progress)
  }

  /// Makes the lists of an order anew; those that are there are read until the new ones are whole.
  func makeAnew(_ order: ListOrder, _ progress: (Int, Int) -> Void) throws(StoreError) {
    try make(order, identity: KeptOrder.anew + ordering(order).identity, progress)
  }

  private func make(
    _ order: ListOrder, identity: String, _ progress: (Int, Int) -> Void
  ) throws(StoreError) {
    let ordering = try ordering(order)
    let id = try beginMaking(order, identity)
    try inParts(progress) { () throws(StoreError) in try makeNextPart(of: id, ordering) }
  }

  /// Does something for all contacts part by part, each part in a transaction.
  ///
  /// - Parameters:
  ///   - progress: Is told how many contacts are done, and how many there are.
  ///   - part: Does the next part, and returns how many contacts it had; 0 when nothing is left.
  /// - Throws: ``StoreError``.
  func inParts(
    _ progress: (Int, Int) -> Void, _ part: () throws(StoreError) -> Int
  ) throws(StoreError) {
    let total = try countContacts()
    var done = 0
    while true {
      let count = try connection.transaction(part)
      guard count > 0 else { return }
      done += count
      progress(min(done, total), total)
    }
  }

  /// The row of an order that is being made: a new one, or that of a program that did not finish.
  private func beginMaking(_ order: ListOrder, _ identity: String) throws(StoreError) -> Int64 {
    try connection.transaction { () throws(StoreError) in
      if let begun = try keptOrders().first(where: { $0.order == order && $0.identity == identity })
      {
        return begun.id
      }
      let id = try nextID(in: "sorting")
      let values: [SQLValue] = [
        .integer(id), .text(order.locale), .text(order.ordering.rawValue), .text(identity),
      ]
      try connection.run(
        "INSERT INTO sorting (id, locale, ordering, identity, reach) VALUES ($1, $2, $3, $4, 0)",
        values)
      let list = try makeList(id, .all)
      try divide(list, ordering(order))
      return id
    }
  }

  /// How many contacts are put into new lists in a transaction.
  private static let partSize: Int64 = 50_000

  /// Puts the next contacts into lists that are being made, and returns how many there were.
  private func makeNextPart(of id: Int64, _ ordering: ContactOrdering) throws(StoreError) -> Int {
    guard let kept = try keptOrders().first(where: { $0.id == id }), let reach = kept.reach else {
      return 0
    }
    var rows = GroupedRows()
    var last = reach
    var count = 0
    try forEachContact(after: reach, limit: Self.partSize) { (stored) throws(StoreError) in
      last = stored.id
      count += 1
      let groups = try groups(of: stored)
      if !groups.isEmpty { rows.append(ordering.key(of: stored.contact), stored.id, in: groups) }
      return true
    }
    for (group, rows) in rows.lists { try makeList(id, group).load(rows) }
    try connection.run(
      "UPDATE sorting SET reach = $2 WHERE id = $1", [.integer(id), .integer(last)])
    if count == 0 { try finishMaking(kept) }
    return count
  }

  private func finishMaking(_ kept: KeptOrder) throws(StoreError) {
    let identity = try ordering(kept.order).identity
    try connection.run(
      "UPDATE sorting SET reach = NULL, identity = $2 WHERE id = $1",
      [.integer(kept.id), .text(identity)])
    for other in try keptOrders() where other.order == kept.order && other.id != kept.id {
      try drop(other.id)
    }
  }

  /// Makes an order's lists go.
  func drop(_ collation: Int64) throws(StoreError) {
    let lists = "SELECT id FROM list WHERE sorting = $1"
    for list in try connection.rows(lists, [.integer(collation)]) {
      try ListPartitions.drop(list.integer(0), connection)
    }
    try connection.run("DELETE FROM listing WHERE list IN (\(lists))", [.integer(collation)])
    try connection.run("DELETE FROM landmark WHERE list IN (\(lists))", [.integer(collation)])
    try connection.run("DELETE FROM list WHERE sorting = $1", [.integer(collation)])
    try connection.run("DELETE FROM sorting WHERE id = $1", [.integer(collation)])
  }
}

/// Rows for the lists of several groups.
struct GroupedRows: Sendable {
  private var all = ListRows()
  private var others: [ListGroup: ListRows] = [:]

  /// The rows by their groups.
  var lists: [ListGroup: ListRows] {
    all.count == 0 ? others : others.merging([.all: all]) { $1 }
  }

  mutating func append(_ key: [UInt8], _ contact: Int64, in groups: Set<ListGroup>) {
    for group in groups {
      if group == .all {
        all.append(key: key, contact: contact)
      } else {
        others[group, default: ListRows()].append(key: key, contact: contact)
      }
    }
  }
}
