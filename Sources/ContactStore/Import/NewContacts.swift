internal import ContactCards

/// New contacts on their way into the store: they are gathered, and go into each table in one run, while the rows
/// beside them are made. Groups come last, when their members are there.
final class NewContacts {
  private let session: StoreSession
  private var pending = ImportBatch()
  private var groups: [StoredContact] = []
  private let rows: RowMaker
  private var bulk: BulkLoading?
  /// Whether this may be a large import into an empty store on a server.
  private let mayBeBulk: Bool
  /// The number of the next one.
  private(set) var nextID: Int64

  /// Begins in a transaction of the caller's, which ends behind ``finish()``.
  init(_ session: StoreSession) throws(StoreError) {
    self.session = session
    nextID = try session.values.number(.nextContact) ?? 1
    let hasContacts = try session.connection.row("SELECT 1 FROM mark LIMIT 1") != nil
    mayBeBulk = session.connection.dialect == .postgreSQL && !hasContacts
    rows = RowMaker(
      try NewRows(session, session.writableOrders()),
      keepsSearch: try session.searchReach() == .max, session.searchKeyMaker)
  }

  /// Takes a contact, whose number is ``nextID``.
  func append(_ new: consuming StoredContact, mark: Int64) throws(StoreError) {
    nextID += 1
    if new.contact.kind == .group {
      groups.append(new)
      return
    }
    pending.append(new, mark: mark)
    if pending.isFull(session.limits.contactsAtOnce) { try flush() }
  }

  /// The contact with a number, if it has been taken.
  func contact(_ id: Int64) throws(StoreError) -> StoredContact? {
    if let group = groups.first(where: { $0.id == id }) { return group }
    if let stored = pending.contact(id) { return stored }
    return try session.contactIfAny(id)
  }

  /// Writes what has been gathered of contacts.
  private func flush() throws(StoreError) {
    if pending.contacts.isEmpty { return }
    // Without groups that name their members, a contact's own card tells all of its groups.
    if try session.hasMembers {
      for contact in pending.contacts {
        pending.groups.append(try session.groups(of: contact.stored))
      }
    }
    if rows.isFull {
      if mayBeBulk, bulk == nil { bulk = try BulkLoading(session) }
      try loadRows()
    }
    rows.take(pending)
    try session.loadContacts(pending.contacts)
    pending = ImportBatch()
  }

  private func loadRows() throws(StoreError) {
    try session.load(rows.takeRows(), bulk)
    try SearchIndex(session.connection).load(rows.takeSearchBlocks())
  }

  /// Writes what is left.
  func finish() throws(StoreError) {
    try flush()
    try loadRows()
    try bulk?.finish()
    try session.values.set(.nextContact, nextID)
    for group in groups { try session.put(group, inPlaceOf: nil) }
    groups = []
  }
}
