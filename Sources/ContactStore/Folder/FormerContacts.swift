internal import ContactCards

/// Contacts that files may bring back: those whose file is gone, and those in the trash.
struct FormerContacts {
  /// The contacts by their marks.
  private var contacts: [Int64: [Int64]] = [:]
  /// Those that nothing has brought back.
  private(set) var left: Set<Int64> = []

  var isEmpty: Bool { left.isEmpty }

  mutating func insert(_ stored: StoredContact) {
    left.insert(stored.id)
    contacts[CardMarks.of(stored), default: []].append(stored.id)
  }

  /// The contact that a card is of, which is taken out; `nil` if it is of none.
  mutating func take(_ card: Card) -> Int64? {
    if left.isEmpty { return nil }
    let uid = card.contact.uid ?? ""
    // The same words under another identifier are another contact's.
    let mark = uid.isEmpty ? CardMarks.content(card.bytes.span) : CardMarks.uid(uid)
    guard let contact = contacts[mark]?.first(where: left.contains) else { return nil }
    left.remove(contact)
    return contact
  }
}

extension StoreSession {
  /// The contacts in the trash.
  func formerContacts() throws(StoreError) -> FormerContacts {
    var contacts = FormerContacts()
    let query = "SELECT contact, revision, card FROM trash ORDER BY contact"
    try connection.forEachRow(query, []) { (row) throws(StoreError) in
      contacts.insert(StoredContact(row))
      return true
    }
    return contacts
  }

  /// Forgets changes that can't be undone without undoing what others have done since, and those before them.
  func forgetChanges(of contacts: Set<Int64>) throws(StoreError) {
    var last: Int64?
    let query = "SELECT batch, contact, last FROM change ORDER BY id DESC"
    try connection.forEachRow(query, []) { (row) throws(StoreError) in
      let (first, end) = (row.integer(1), row.integer(2))
      if contacts.contains(where: { first <= $0 && $0 <= end }) { last = row.integer(0) }
      return last == nil
    }
    if let last { try connection.run("DELETE FROM change WHERE batch <= $1", [.integer(last)]) }
  }
}
