/// A contact in the trash.
public struct RemovedContact: Sendable, Hashable, Identifiable {
  /// The number that the contact had, and would have again.
  public let id: Int64
  /// Its name.
  public let name: String
  /// When it was removed, in milliseconds since 1970 (UTC).
  public let removed: Int64
}

extension StoreSession {
  /// The contacts in the trash, the last one removed first.
  package func trash() throws(StoreError) -> [RemovedContact] {
    try connection.rows(
      "SELECT contact, name, removed FROM trash ORDER BY removed DESC, contact DESC"
    )
    .map { RemovedContact(id: $0.integer(0), name: $0.text(1), removed: $0.integer(2)) }
  }

  /// Takes a contact out of the trash again.
  package func restore(_ id: Int64) throws(StoreError) -> StoredContact {
    try change("restore") { (journal) throws(StoreError) in
      let query = "SELECT revision, card FROM trash WHERE contact = $1"
      guard let row = try connection.row(query, [.integer(id)]) else {
        throw .noContact("\(id) in the trash")
      }
      let stored = StoredContact(id: id, revision: row.integer(0) + 1, bytes: row.blob(1))
      try put(stored, inPlaceOf: nil)
      try connection.run("DELETE FROM trash WHERE contact = $1", [.integer(id)])
      try journal.noteRestored(stored)
      return stored
    }
  }

  /// Empties the trash for good, and returns how many contacts were in it. What they were can't be undone
  /// any more.
  @discardableResult
  package func emptyTrash() throws(StoreError) -> Int {
    try connection.transaction { () throws(StoreError) in
      // The cards of removed contacts are in the journal too.
      try connection.run("DELETE FROM change WHERE revision < 0")
      try noteGeneration()
      return try connection.run("DELETE FROM trash")
    }
  }
}
