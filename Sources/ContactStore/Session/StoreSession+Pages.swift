internal import ThumbIndex

extension StoreSession {
  /// Rows of a list, and how many it has, packed.
  ///
  /// - Parameters:
  ///   - order: The order, whose lists are there.
  ///   - group: Which contacts.
  ///   - start: Where the page begins.
  ///   - count: How many rows at most.
  /// - Returns: The page; the nearest to a mark that it stands before is its last row.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(log *n* + *m*) for *n* contacts and *m* rows; O(*n* / 512 + *m*) where the list has been changed.
  package func packedPage(
    _ order: ListOrder, _ group: ListGroup, _ start: PackedPage.Start, count: Int
  ) throws(StoreError) -> PackedPage {
    var page = PackedPage()
    guard let list = try list(order, group) else { return page }
    let landmarks = try landmarks(of: list)
    page.total = landmarks.total
    switch start {
    case .at(let position):
      guard let (place, rest) = landmarks.landmark(at: max(0, position)) else { return page }
      try fill(&page, list, ">=", place, "", count, skipping: rest)
    case .after(let mark):
      try fill(&page, list, ">", mark?.place ?? ListPlace(key: [], contact: 0), "", count)
    case .before(let mark):
      try fill(&page, list, "<", mark.place, " DESC", count)
    }
    return page
  }

  private func fill(
    _ page: inout PackedPage, _ list: ListTable, _ comparison: String, _ place: ListPlace,
    _ direction: String, _ count: Int, skipping rest: Int = 0
  ) throws(StoreError) {
    let query = """
      SELECT key, contact FROM listing WHERE list = $1 AND (key, contact) \(comparison) ($2, $3)
      ORDER BY key\(direction), contact\(direction) LIMIT $4 OFFSET $5
      """
    let values: [SQLValue] = [
      .integer(list.id), .blob(place.key), .integer(place.contact), .number(max(0, count)),
      .number(rest),
    ]
    var listed: [PackedPage.Listed] = []
    listed.reserveCapacity(count)
    var (first, last): ([UInt8], [UInt8]) = ([], [])
    try connection.forEachRowInPlace(query, values) { columns in
      last.removeAll(keepingCapacity: true)
      _ = columns.append(0, to: &last)
      if listed.isEmpty { first = last }
      listed.append(
        PackedPage.Listed(id: columns.integer(1), section: IndexKey.section(of: last[...])))
      return true
    }
    guard let start = listed.first, let end = listed.last else { return }
    page.first = PageMark(ListPlace(key: first, contact: start.id))
    page.last = PageMark(ListPlace(key: last, contact: end.id))
    if !direction.isEmpty {
      swap(&page.first, &page.last)
      listed.reverse()
    }
    try fill(&page, listed)
  }

  /// Puts what lists show of contacts into a page: what is known of them, or what their rows say.
  private func fill(_ page: inout PackedPage, _ listed: [PackedPage.Listed]) throws(StoreError) {
    page.reserve(listed.count)
    let generation = try generation
    var new: [(Int64, ListedRow)] = []
    var rest = listed[...]
    while !rest.isEmpty {
      if let listCache { rest = rest.dropFirst(listCache.append(rest, to: &page, generation)) }
      guard let next = rest.popFirst() else { break }
      guard let row = try listedRow(next.id) else { continue }
      page.append(
        next, revision: row.revision, row.flags, family: row.family, row.texts.span,
        nameCount: row.nameCount)
      new.append((next.id, row))
    }
    if let listCache, !new.isEmpty { listCache.add(new, generation) }
  }

  private func listedRow(_ id: Int64) throws(StoreError) -> ListedRow? {
    var row: ListedRow?
    let query = "SELECT \(ListedRow.columns) FROM contact WHERE id = $1"
    try connection.forEachRowInPlace(query, [.integer(id)]) { columns in
      row = ListedRow(columns)
      return false
    }
    return row
  }

  /// The landmarks of a list. They are read anew only where the store has changed.
  func landmarks(of list: ListTable) throws(StoreError) -> LandmarkTable {
    guard let listCache else { return try LandmarkTable(list) }
    let generation = try generation
    if let known = listCache.landmarks(of: list.id, generation) { return known }
    let table = try LandmarkTable(list)
    listCache.add(table, of: list.id, generation)
    return table
  }

  /// Some contacts of a list with their cards, from behind a mark on, so many at most, until `body` returns false.
  ///
  /// - Returns: Where to go on; `nil` when nothing is left.
  package func forEachContact(
    _ order: ListOrder, _ group: ListGroup, after mark: PageMark?, limit: Int,
    _ body: (StoredContact) throws(StoreError) -> Void
  ) throws(StoreError) -> PageMark? {
    guard let list = try list(order, group) else { return nil }
    let query = """
      SELECT l.key, \(StoredContact.columns) FROM listing l JOIN contact c ON c.id = l.contact
      WHERE l.list = $1 AND (l.key, l.contact) > ($2, $3) ORDER BY l.key, l.contact LIMIT $4
      """
    let place = mark?.place ?? ListPlace(key: [], contact: 0)
    var last: ListPlace?
    let values: [SQLValue] = [
      .integer(list.id), .blob(place.key), .integer(place.contact), .number(limit),
    ]
    try connection.forEachRow(query, values) { (row) throws(StoreError) in
      try body(StoredContact(row, from: 1))
      last = ListPlace(key: row.blob(0), contact: row.integer(1))
      return true
    }
    return last.map(PageMark.init)
  }
}
