/// What a list shows of a contact.
public struct ContactRow: Sendable, Hashable, Identifiable {
  /// The number that the contact has in its store.
  public let id: Int64
  /// Grows with every change of the contact.
  public let revision: Int64
  /// The name as it is shown; empty if there is none.
  public let name: String
  /// What tells the contact from others with its name, or `nil`.
  public let detail: String?
  /// What is shown by a sign.
  public let flags: ContactFlags
  /// When it was changed last, in milliseconds since 1970 (UTC).
  public let changed: Int64
}

extension ContactRow {
  /// The columns that it is made of.
  static let columns = "c.id, c.revision, c.flags, c.changed, c.name, c.detail"

  init(_ row: SQLRow, from column: Int = 0) {
    self.init(
      id: row.integer(column), revision: row.integer(column + 1), name: row.text(column + 4),
      detail: row.isNull(column + 5) ? nil : row.text(column + 5),
      flags: ContactFlags(rawValue: row.integer(column + 2)), changed: row.integer(column + 3))
  }
}
