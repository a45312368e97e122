internal import ContactCards
internal import ThumbIndex

extension StoreSession {
  /// The sections of a list, in order.
  ///
  /// - Parameters:
  ///   - order: The order, which has been prepared.
  ///   - group: Which contacts.
  ///   - includesEmpty: Whether sections without contacts are included.
  /// - Returns: The sections.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n* / 512) in the number of contacts.
  package func sections(
    _ order: ListOrder, _ group: ListGroup = .all, includesEmpty: Bool = false
  ) throws(StoreError) -> [StoredSection] {
    let collation = try ordering(order).collation
    var counts: [Int: Int] = [:]
    if let list = try list(order, group) { counts = try landmarks(of: list).sectionCounts }
    var offset = 0
    var sections: [StoredSection] = []
    for number in collation.sectionTitles.indices {
      let count = counts[number] ?? 0
      if count == 0, !includesEmpty { continue }
      sections.append(
        StoredSection(
          number: number, title: collation.sectionTitles[number],
          indexTitle: collation.sectionIndexTitles[number], count: count, offset: offset))
      offset += count
    }
    return sections
  }

  /// How many contacts a list has.
  package func count(_ order: ListOrder, _ group: ListGroup = .all) throws(StoreError) -> Int {
    try list(order, group).map { (list) throws(StoreError) in try landmarks(of: list).total } ?? 0
  }

  /// The rows from a position on.
  ///
  /// - Complexity: O(*n* / 512 + *m*) for *n* contacts and *m* rows.
  package func page(
    _ order: ListOrder, _ group: ListGroup = .all, at position: Int, count: Int
  ) throws(StoreError) -> ContactPage {
    guard let list = try list(order, group), let place = try list.place(at: position) else {
      return ContactPage(rows: [], sections: [], places: [])
    }
    return try page(list, from: place, isIncluded: true, count: count)
  }

  /// The rows behind a mark; from the beginning without one.
  ///
  /// - Complexity: O(log *n* + *m*) for *n* contacts and *m* rows.
  package func page(
    _ order: ListOrder, _ group: ListGroup = .all, after mark: PageMark?, count: Int
  ) throws(StoreError) -> ContactPage {
    guard let list = try list(order, group) else {
      return ContactPage(rows: [], sections: [], places: [])
    }
    let place = mark?.place ?? ListPlace(key: [], contact: 0)
    return try page(list, from: place, isIncluded: false, count: count)
  }

  /// The rows before a mark, the nearest to it last.
  ///
  /// - Complexity: O(log *n* + *m*) for *n* contacts and *m* rows.
  package func page(
    _ order: ListOrder, _ group: ListGroup = .all, before mark: PageMark, count: Int
  ) throws(StoreError) -> ContactPage {
    guard let list = try list(order, group) else {
      return ContactPage(rows: [], sections: [], places: [])
    }
    return try page(list, "<", mark.place, "ORDER BY l.key DESC, l.contact DESC", count).reversed
  }

  private func page(_ list: ListTable, from place: ListPlace, isIncluded: Bool, count: Int)
    throws(StoreError) -> ContactPage
  {
    try page(list, isIncluded ? ">=" : ">", place, "ORDER BY l.key, l.contact", count)
  }

  private func page(
    _ list: ListTable, _ comparison: String, _ place: ListPlace, _ direction: String, _ count: Int
  ) throws(StoreError) -> ContactPage {
    let range = connection.dialect.keys(comparison.prefix(1) + "=", column: "l.key", "$2")
    let query = """
      SELECT l.key, l.contact, \(ContactRow.columns) FROM listing l
      JOIN contact c ON c.id = l.contact
      WHERE l.list = $1 AND (l.key, l.contact) \(comparison) ($2, $3)\(range) \(direction) LIMIT $4
      """
    let rows = try connection.rows(
      query,
      [.integer(list.id), .blob(place.key), .integer(place.contact), .number(max(0, count))])
    let places = rows.map { ListPlace(key: $0.blob(0), contact: $0.integer(1)) }
    return ContactPage(
      rows: rows.map { ContactRow($0, from: 2) }, sections: places.map(\.section), places: places)
  }

  /// The position of a contact in a list; `nil` if it isn't in it.
  ///
  /// - Complexity: O(*n* / 512) in the number of contacts.
  package func position(
    of contact: Int64, _ order: ListOrder, _ group: ListGroup = .all
  ) throws(StoreError) -> Int? {
    guard let stored = try contactIfAny(contact), let list = try list(order, group),
      try groups(of: stored).contains(group)
    else { return nil }
    let key = try ordering(order).key(of: stored.contact)
    return try list.position(of: ListPlace(key: key, contact: contact))
  }

  /// Everything that is known of a contact.
  package func contact(_ id: Int64) throws(StoreError) -> StoredContact {
    guard let stored = try contactIfAny(id) else { throw .noContact("\(id)") }
    return stored
  }

  package func contactIfAny(_ id: Int64) throws(StoreError) -> StoredContact? {
    let query = "SELECT revision, card FROM contact WHERE id = $1"
    return try connection.row(query, [.integer(id)]).map {
      StoredContact(id: id, revision: $0.integer(0), bytes: $0.blob(1))
    }
  }

  /// What lists show of a contact.
  package func row(_ id: Int64) throws(StoreError) -> ContactRow {
    let query = "SELECT \(ContactRow.columns) FROM contact c WHERE c.id = $1"
    guard let row = try connection.row(query, [.integer(id)]) else { throw .noContact("\(id)") }
    return ContactRow(row)
  }

  /// The contacts with an identifier.
  package func contacts(withUID uid: String) throws(StoreError) -> [StoredContact] {
    try contacts(marked: CardMarks.uid(uid)).filter {
      CardMarks.isSame($0.contact.uid ?? "", uid)
    }
  }

  /// The contacts that have a mark. Whether they are the ones that are looked for is to be seen from their cards.
  func contacts(marked mark: Int64) throws(StoreError) -> [StoredContact] {
    let query = """
      SELECT \(StoredContact.columns) FROM mark m JOIN contact c ON c.id = m.contact
      WHERE m.hash = $1 ORDER BY c.id
      """
    return try connection.rows(query, [.integer(mark)]).map { StoredContact($0) }
  }

  /// The contacts of a list one after the other, with their cards.
  package func forEachContact(
    _ order: ListOrder, _ group: ListGroup = .all,
    _ body: (StoredContact, Int) throws(StoreError) -> Bool
  ) throws(StoreError) {
    guard let list = try list(order, group) else { return }
    let query = """
      SELECT l.key, \(StoredContact.columns) FROM listing l JOIN contact c ON c.id = l.contact
      WHERE l.list = $1 ORDER BY l.key, l.contact
      """
    try connection.forEachRow(query, [.integer(list.id)]) { (row) throws(StoreError) in
      try body(StoredContact(row, from: 1), IndexKey(bytes: row.blob(0)).section)
    }
  }

  /// All contacts in the order in which they came, groups among them.
  package func forEachContact(
    _ body: (StoredContact) throws(StoreError) -> Bool
  ) throws(StoreError) {
    try forEachContact(after: 0, limit: .max, body)
  }

  /// The contacts with numbers above one, in their order, so many at most.
  func forEachContact(
    after id: Int64, limit: Int64, _ body: (StoredContact) throws(StoreError) -> Bool
  ) throws(StoreError) {
    let query = """
      SELECT \(StoredContact.columns) FROM contact c WHERE c.id > $1 ORDER BY c.id LIMIT $2
      """
    try connection.forEachRow(query, [.integer(id), .integer(limit)]) { (row) throws(StoreError) in
      try body(StoredContact(row))
    }
  }
}

extension ContactPage {
  fileprivate var reversed: ContactPage {
    ContactPage(
      rows: rows.reversed(), sections: sections.reversed(), places: places.reversed())
  }
}
