/// A change that can be undone.
public struct UndoableChange: Sendable, Hashable {
  /// What it is called: `add`, `import`.
  public let label: String
  /// When it was, in milliseconds since 1970 (UTC).
  public let happened: Int64
  /// How many contacts it concerned.
  public let count: Int
}

extension StoreSession {
  /// The last change, which ``undo()`` would take back; `nil` if there is none.
  package func lastChange() throws(StoreError) -> UndoableChange? {
    let query = """
      SELECT label, happened, batch FROM change WHERE batch = (SELECT max(batch) FROM change) LIMIT 1
      """
    guard let row = try connection.row(query) else { return nil }
    let count = try entries(of: row.integer(2)).reduce(0) { $0 + $1.contacts.count }
    return UndoableChange(label: row.text(0), happened: row.integer(1), count: count)
  }

  private func entries(of batch: Int64) throws(StoreError) -> [JournalEntry] {
    let query = "SELECT contact, last, revision, card FROM change WHERE batch = $1 ORDER BY id DESC"
    return try connection.rows(query, [.integer(batch)]).map(JournalEntry.init)
  }

  /// Takes back the last change, all of it or nothing.
  ///
  /// - Throws: ``StoreError/nothingToUndo`` if there is none.
  @discardableResult
  package func undo() throws(StoreError) -> UndoableChange {
    try connection.transaction { () throws(StoreError) in
      guard let last = try lastChange() else { throw .nothingToUndo }
      let batch = try connection.row("SELECT max(batch) FROM change")?.integer(0) ?? 0
      for entry in try entries(of: batch) { try undo(entry) }
      try connection.run("DELETE FROM change WHERE batch = $1", [.integer(batch)])
      try noteGeneration()
      return last
    }
  }

  private func undo(_ entry: JournalEntry) throws(StoreError) {
    switch entry.kind {
    case .added:
      for id in entry.contacts {
        if let stored = try contactIfAny(id) { try put(nil, inPlaceOf: stored) }
      }
    case .restored:
      if let stored = try contactIfAny(entry.contacts.lowerBound) { try putIntoTrash(stored) }
    case .changed, .removed:
      let id = entry.contacts.lowerBound
      let now = try contactIfAny(id)
      let revision = max(now?.revision ?? 0, entry.revision) + 1
      try put(StoredContact(id: id, revision: revision, bytes: entry.card), inPlaceOf: now)
      try connection.run("DELETE FROM trash WHERE contact = $1", [.integer(id)])
    }
  }
}
