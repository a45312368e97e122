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
  /// Makes the search keys, unless those of this version are there.
  ///
  /// They are made some thousand contacts at a time, as ``prepare(_:progress:)`` makes lists: who is killed
  /// meanwhile has lost nothing.
  ///
  /// - Parameter progress: Is told how many contacts are done, and how many there are.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  package func prepareSearch(
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws(StoreError) {
    if try searchState() == .whole { return }
    try inParts(progress, makeNextSearchKeys)
  }

  /// Has all search keys made anew.
  func forgetSearchKeys() throws(StoreError) {
    try connection.transaction { () throws(StoreError) in try values.set(.search, "") }
  }

  private func searchState() throws(StoreError) -> SearchState {
    SearchState(try values.text(.search) ?? "")
  }

  /// Makes the keys of the next contacts, and returns how many there were.
  private func makeNextSearchKeys() throws(StoreError) -> Int {
    let index = SearchIndex(connection)
    var reach: Int64
    switch try searchState() {
    case .whole: return 0
    case .made(let upTo): reach = upTo
    case .none:
      try index.removeAll()
      reach = 0
    }
    var keys = SearchRuns()
    var count = 0
    try forEachContact(after: reach, limit: Self.searchPartSize) { (stored) throws(StoreError) in
      keys.add(searchKeyMaker.keys(of: stored.contact), contact: stored.id)
      reach = stored.id
      count += 1
      return !keys.isFull
    }
    if count > 0 { try index.load(keys.takeBlocks()) }
    try values.set(.search, (count > 0 ? SearchState.made(reach) : .whole).text)
    return count
  }

  /// How many contacts' keys are made in a transaction.
  private static let searchPartSize: Int64 = 100_000

  /// The contacts that a query finds, the best matches first.
  ///
  /// - Parameters:
  ///   - query: Words, all of which have to be found.
  ///   - limit: How many at most.
  /// - Returns: What has been found.
  /// - Throws: ``StoreError``.
  package func find(_ query: String, limit: Int) throws(StoreError) -> [FoundContactRow] {
    try connection.reading { () throws(StoreError) in try foundNow(query, limit: limit) }
  }

  /// The same in a transaction that has been begun.
  func foundNow(_ query: String, limit: Int) throws(StoreError) -> [FoundContactRow] {
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

  private func names(of contacts: [Int64]) throws(StoreError) -> [Int64: String] {
    var names: [Int64: String] = [:]
    let query = "SELECT name FROM contact WHERE id = $1"
    for contact in contacts {
      names[contact] = try connection.row(query, [.integer(contact)])?.text(0)
    }
    return names
  }

  /// Keeps the search keys in step with the cards, as far as they are there.
  func putSearchKeys(_ new: StoredContact?, inPlaceOf old: StoredContact?) throws(StoreError) {
    guard let id = new?.id ?? old?.id, try searchReach() >= id else { return }
    let index = SearchIndex(connection)
    if let old, let new, old.bytes == new.bytes { return }
    if let old { try index.remove(searchKeyMaker.keys(of: old.contact), contact: old.id) }
    if let new { try index.add(searchKeyMaker.keys(of: new.contact), contact: new.id) }
  }

  /// Up to which contact a change has to keep search keys up; 0 for none. Those of another version are given up,
  /// so that they are made anew and never a mixture.
  func searchReach() throws(StoreError) -> Int64 {
    switch try searchState() {
    case .whole: return .max
    case .made(let reach): return reach
    case .none:
      try values.set(.search, "")
      return 0
    }
  }
}
