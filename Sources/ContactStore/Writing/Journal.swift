internal import ContactCards

/// Notes what a transaction changes, so that it can be undone.
struct Journal {
  private let connection: any SQLConnection
  let batch: Int64
  private let label: String
  private let happened: Int64

  /// So many of the last transactions can be undone.
  static let depth: Int64 = 1000

  init(_ connection: any SQLConnection, label: String) throws(StoreError) {
    self.connection = connection
    self.label = label
    happened = Clock.now
    batch = try connection.row("SELECT coalesce(max(batch), 0) + 1 FROM change")?.integer(0) ?? 1
  }

  /// Notes that contacts with these numbers are new.
  func noteAdded(_ first: Int64, _ last: Int64) throws(StoreError) {
    try note(contact: first, last: last, revision: 0, card: nil)
  }

  /// Notes what a contact was, and the revision that it has now.
  func noteChanged(_ old: StoredContact, newRevision: Int64) throws(StoreError) {
    try note(contact: old.id, last: old.id, revision: newRevision, card: old.bytes)
  }

  /// Notes what a contact was that is gone.
  func noteRemoved(_ old: StoredContact) throws(StoreError) {
    try note(contact: old.id, last: old.id, revision: -old.revision, card: old.bytes)
  }

  /// Notes that a contact is back from the trash.
  func noteRestored(_ new: StoredContact) throws(StoreError) {
    try note(contact: new.id, last: new.id, revision: 0, card: new.bytes)
  }

  private func note(contact: Int64, last: Int64, revision: Int64, card: [UInt8]?)
    throws(StoreError)
  {
    let id = try connection.row("SELECT coalesce(max(id), 0) + 1 FROM change")?.integer(0) ?? 1
    let statement = """
      INSERT INTO change (id, batch, happened, label, contact, last, revision, card)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      """
    try connection.run(
      statement,
      [
        .integer(id), .integer(batch), .integer(happened), .text(label), .integer(contact),
        .integer(last), .integer(revision), card.map(SQLValue.blob) ?? .null,
      ])
  }

  /// Forgets what is too long ago.
  func finish() throws(StoreError) {
    try connection.run("DELETE FROM change WHERE batch <= $1", [.integer(batch - Self.depth)])
  }
}

/// A change that can be undone.
package struct JournalEntry: Sendable, Hashable {
  /// What was done.
  package enum Kind: Sendable, Hashable {
    case added
    case changed
    case removed
    case restored
  }

  package let kind: Kind
  /// The first contact, and the last one.
  package let contacts: ClosedRange<Int64>
  /// The revision that the contact had, or has had since.
  let revision: Int64
  /// What the card was.
  let card: [UInt8]

  init(_ row: SQLRow) {
    let first = row.integer(0)
    contacts = first...max(first, row.integer(1))
    let number = row.integer(2)
    kind =
      row.isNull(3) ? .added : number < 0 ? .removed : number == 0 ? .restored : .changed
    revision = abs(number)
    card = row.blob(3)
  }
}
