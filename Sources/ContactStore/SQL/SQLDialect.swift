/// How an engine spells what engines spell each in its own way.
package enum SQLDialect: Sendable {
  case sqlite
  case postgreSQL

  /// The type of numbers of 64 bits.
  package var integer: String { self == .sqlite ? "INTEGER" : "BIGINT" }
  /// The type of bytes.
  package var blob: String { self == .sqlite ? "BLOB" : "BYTEA" }
  /// The type of texts. PostgreSQL's own can't hold U+0000, and sorts by a locale.
  package var text: String { self == .sqlite ? "TEXT" : "BYTEA" }
  /// What is added where a query compares rows of `listing` with a place: a server finds the tables of a range of
  /// keys by their keys alone.
  func keys(_ comparison: String, column: String = "key", _ parameter: String) -> String {
    self == .sqlite ? "" : " AND \(column) \(comparison) \(parameter)"
  }
  /// What follows a table that is kept in the order of its primary key, where that has to be said.
  package var clustered: String { self == .sqlite ? " WITHOUT ROWID" : "" }
}
