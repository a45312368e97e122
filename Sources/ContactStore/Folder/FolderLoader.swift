internal import ContactCards

/// Puts the many new contacts of a folder into the index, each table in one run.
struct FolderLoader {
  private let contacts: NewContacts

  init(_ session: StoreSession) throws(StoreError) { contacts = try NewContacts(session) }

  /// Takes a card, and returns the number of its contact.
  func add(_ card: Card) throws(StoreError) -> Int64 {
    let stored = StoredContact(id: contacts.nextID, revision: 1, card: card)
    try contacts.append(stored, mark: CardMarks.of(stored))
    return stored.id
  }

  /// Writes what is left.
  func finish() throws(StoreError) { try contacts.finish() }
}
