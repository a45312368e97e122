internal import ContactCards

/// Puts the many new contacts of a folder into the index, each table in one run.
struct FolderLoader {
  private let session: StoreSession
  private var pending: [StoredContact] = []
  private var pendingBytes = 0
  /// Groups come last, when their members are there.
  private var groups: [StoredContact] = []
  private var rows: NewRows
  private var nextID: Int64

  init(_ session: StoreSession) throws(StoreError) {
    self.session = session
    nextID = try session.values.number(.nextContact) ?? 1
    rows = try NewRows(session, session.writableOrders())
  }

  /// Takes a card, and returns the number of its contact.
  mutating func add(_ card: Card) throws(StoreError) -> Int64 {
    let stored = StoredContact(id: nextID, revision: 1, card: card)
    nextID += 1
    if stored.contact.kind == .group {
      groups.append(stored)
    } else {
      pending.append(stored)
      pendingBytes += stored.bytes.count
      if pending.count >= Self.mostPending || pendingBytes >= Self.mostPendingBytes { try flush() }
    }
    return stored.id
  }

  private mutating func flush() throws(StoreError) {
    try session.loadContacts(pending)
    for stored in pending {
      rows.append(stored, mark: CardMarks.of(stored), in: try session.groups(of: stored), session)
    }
    try session.load(&rows)
    pending.removeAll(keepingCapacity: true)
    pendingBytes = 0
  }

  /// Writes what is left.
  mutating func finish() throws(StoreError) {
    if !pending.isEmpty { try flush() }
    for group in groups { try session.put(group, inPlaceOf: nil) }
    groups = []
    try session.values.set(.nextContact, nextID)
  }

  private static let mostPending = 50_000
  private static let mostPendingBytes = 64 << 20
}
