internal import ContactCards

/// A contact that a search has found.
public struct FoundContactRow: Sendable, Hashable {
  /// What lists show of it.
  public let row: ContactRow
  /// What of the contact has been found, such as `name` or `email`.
  public let field: String
  /// What of the shown name the query covers, counted in bytes of UTF-8: ascending ranges.
  public let nameRanges: [Range<Int>]
}

extension StoreSession {
  /// The identity of the search keys that the store has; another than this version's are made anew.
  private var hasSearchKeys: Bool {
    get throws(StoreError) { try values.text(.search) == SearchKeyMaker.identity }
  }

  /// Makes the search keys anew, unless they are those of this version.
  ///
  /// - Parameter progress: Is told how many contacts are done, and how many there are.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  package func prepareSearch(
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(StoreError) {
    if try hasSearchKeys { return }
    try connection.transaction { () throws(StoreError) in
      if try hasSearchKeys { return }
      try makeSearchKeys(progress)
      try values.set(.search, SearchKeyMaker.identity)
    }
  }

  /// Makes all search keys anew.
  func makeSearchKeys(_ progress: (Int, Int) -> Void) throws(StoreError) {
    let index = SearchIndex(connection)
    try index.removeAll()
    let total = try countContacts()
    var done = 0
    var keys = SearchRuns()
    var last: Int64 = 0
    while true {
      let query = "SELECT id, revision, card FROM contact WHERE id > $1 ORDER BY id LIMIT 10000"
      let rows = try connection.rows(query, [.integer(last)])
      if rows.isEmpty { break }
      for row in rows {
        let stored = StoredContact(id: row.integer(0), revision: row.integer(1), bytes: row.blob(2))
        keys.add(searchKeyMaker.keys(of: stored.contact), contact: stored.id)
        last = stored.id
      }
      if keys.isFull { try index.load(keys.takeBlocks()) }
      done += rows.count
      progress(done, total)
    }
    try index.load(keys.takeBlocks())
    try index.mergeRuns()
  }

  /// The contacts that a query finds, the best matches first.
  ///
  /// - Parameters:
  ///   - query: Words, all of which have to be found.
  ///   - limit: How many at most.
  package func find(_ query: String, limit: Int) throws(StoreError) -> [FoundContactRow] {
    try connection.reading { () throws(StoreError) in
      let hits = try SearchIndex(connection).find(query, limit: limit) {
        (contacts) throws(StoreError) in try names(of: contacts)
      }
      var found: [FoundContactRow] = []
      for hit in hits {
        found.append(
          FoundContactRow(
            row: try row(hit.contact), field: "\(hit.field)", nameRanges: hit.nameRanges))
      }
      return found
    }
  }

  private func names(of contacts: [Int64]) throws(StoreError) -> [Int64: String] {
    var names: [Int64: String] = [:]
    let query = "SELECT name FROM contact WHERE id = $1"
    for contact in contacts {
      names[contact] = try connection.row(query, [.integer(contact)])?.text(0)
    }
    return names
  }

  /// Keeps the search keys in step with the cards, where they are there.
  func putSearchKeys(_ new: StoredContact?, inPlaceOf old: StoredContact?) throws(StoreError) {
    guard try isSearchKept() else { return }
    let index = SearchIndex(connection)
    if let old, let new, old.bytes == new.bytes { return }
    if let old { try index.remove(searchKeyMaker.keys(of: old.contact), contact: old.id) }
    if let new { try index.add(searchKeyMaker.keys(of: new.contact), contact: new.id) }
  }

  /// Whether a change has to keep search keys up. Those of another version are given up, so that they are made
  /// anew and never a mixture.
  func isSearchKept() throws(StoreError) -> Bool {
    guard let identity = try values.text(.search), !identity.isEmpty else { return false }
    if identity == SearchKeyMaker.identity { return true }
    try values.set(.search, "")
    return false
  }
}
