internal import ContactCards

/// Puts the many new contacts of a folder into the index, each table in one run.
struct FolderLoader {
  private let session: StoreSession
  private var pending = ImportBatch()
  /// Groups come last, when their members are there.
  private var groups: [StoredContact] = []
  private let rows: RowMaker
  private var nextID: Int64

  init(_ session: StoreSession) throws(StoreError) {
    self.session = session
    nextID = try session.values.number(.nextContact) ?? 1
    rows = RowMaker(
      try NewRows(session, session.writableOrders()),
      keepsSearch: try session.searchReach() == .max, session.searchKeyMaker)
  }

  /// Takes a card, and returns the number of its contact.
  mutating func add(_ card: Card) throws(StoreError) -> Int64 {
    let stored = StoredContact(id: nextID, revision: 1, card: card)
    nextID += 1
    if stored.contact.kind == .group {
      groups.append(stored)
    } else {
      pending.append(stored, mark: CardMarks.of(stored))
      if pending.isFull { try flush() }
    }
    return stored.id
  }

  private mutating func flush() throws(StoreError) {
    for contact in pending.contacts {
      pending.groups.append(try session.groups(of: contact.stored))
    }
    if rows.isFull { try loadRows() }
    rows.take(pending)
    try session.loadContacts(pending.contacts)
    pending = ImportBatch()
  }

  private func loadRows() throws(StoreError) {
    try session.load(rows.takeRows())
    try SearchIndex(session.connection).load(rows.takeSearchBlocks())
  }

  /// Writes what is left.
  mutating func finish() throws(StoreError) {
    if !pending.contacts.isEmpty { try flush() }
    try loadRows()
    for group in groups { try session.put(group, inPlaceOf: nil) }
    groups = []
    try session.values.set(.nextContact, nextID)
  }
}
