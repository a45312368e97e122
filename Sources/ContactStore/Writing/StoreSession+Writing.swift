package import ContactCards

extension StoreSession {
  /// Does something that changes the store, in one transaction.
  ///
  /// - Parameters:
  ///   - label: What undoing it is told by.
  ///   - body: What is done; it notes each change in the journal.
  /// - Returns: What `body` returns.
  /// - Throws: ``StoreError``.
  func change<Result>(
    _ label: String, _ body: (Journal) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try connection.transaction { () throws(StoreError) in
      let journal = try Journal(connection, label: label)
      let result = try body(journal)
      try noteChange(journal)
      return result
    }
  }

  /// Ends a transaction that has changed something.
  func noteChange(_ journal: Journal) throws(StoreError) {
    try journal.finish()
    try noteGeneration()
  }

  /// Lets everyone see that the store is another than before.
  func noteGeneration() throws(StoreError) { try values.set(.generation, try generation + 1) }

  /// How often the store has been changed: another number tells that something is different.
  package var generation: Int64 {
    get throws(StoreError) { try values.number(.generation) ?? 0 }
  }

  /// Adds a contact.
  ///
  /// - Complexity: O(log *n*) in the number of contacts, for each order that is kept.
  package func add(_ card: Card, label: String = "add") throws(StoreError) -> StoredContact {
    let added = try change(label) { (journal) throws(StoreError) in
      let new = StoredContact(id: try values.takeNumbers(1), revision: 1, card: card)
      try put(new, inPlaceOf: nil)
      try journal.noteAdded(new.id, new.id)
      return new
    }
    return try asKept(added)
  }

  /// Puts another card in place of a contact's.
  ///
  /// - Parameters:
  ///   - id: The contact.
  ///   - revision: The revision that the change was made for; `nil` for whichever there is.
  ///   - card: The card.
  ///   - label: What undoing it is told by.
  /// - Returns: The contact as it is now.
  /// - Throws: ``StoreError/stale(contact:revision:)`` if the contact has another revision by now.
  package func replace(
    _ id: Int64, revision: Int64?, with card: Card, label: String = "edit"
  ) throws(StoreError) -> StoredContact {
    let replaced = try change(label) { (journal) throws(StoreError) in
      try replace(try current(id, revision), with: card, journal)
    }
    return try asKept(replaced)
  }

  func replace(_ old: StoredContact, with card: Card, _ journal: Journal) throws(StoreError)
    -> StoredContact
  {
    let new = StoredContact(id: old.id, revision: old.revision + 1, card: card)
    if new.bytes == old.bytes { return old }
    try put(new, inPlaceOf: old)
    try journal.noteChanged(old, newRevision: new.revision)
    return new
  }

  /// The contact, if it has that revision.
  func current(_ id: Int64, _ revision: Int64?) throws(StoreError) -> StoredContact {
    let stored = try contact(id)
    if let revision, revision != stored.revision {
      throw .stale(contact: id, revision: stored.revision)
    }
    return stored
  }

  /// Puts contacts into the trash.
  ///
  /// - Parameters:
  ///   - contacts: The contacts, and the revisions that they are thought to have; `nil` for any.
  ///   - label: What undoing it is told by.
  /// - Throws: ``StoreError``.
  package func remove(
    _ contacts: [(id: Int64, revision: Int64?)], label: String = "remove"
  ) throws(StoreError) {
    try change(label) { (journal) throws(StoreError) in
      for (id, revision) in contacts { try remove(try current(id, revision), journal) }
    }
  }

  func remove(_ old: StoredContact, _ journal: Journal) throws(StoreError) {
    try putIntoTrash(old)
    try journal.noteRemoved(old)
  }

  func putIntoTrash(_ old: StoredContact) throws(StoreError) {
    try put(nil, inPlaceOf: old)
    let statement = """
      INSERT INTO trash (contact, removed, revision, name, card) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (contact) DO UPDATE SET removed = excluded.removed,
        revision = excluded.revision, name = excluded.name, card = excluded.card
      """
    try connection.run(
      statement,
      [
        .integer(old.id), .integer(Clock.now), .integer(old.revision),
        .text(old.contact.displayName), .blob(old.bytes),
      ])
  }
}
