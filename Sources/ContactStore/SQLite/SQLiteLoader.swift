internal import CSQLite

/// Puts rows into a table of SQLite through one prepared statement.
final class SQLiteLoader: RowLoader {
  private let statement: SQLiteStatement
  private let connection: SQLiteConnection
  private var place = 0
  private var status = SQLITE_OK

  init(_ statement: SQLiteStatement, _ connection: SQLiteConnection) {
    self.statement = statement
    self.connection = connection
  }

  func addNull() { note { statement.bind(.null, at: $0) } }
  func add(_ integer: Int64) { note { statement.bind(integer, at: $0) } }
  func add(blob: Span<UInt8>) {
    place += 1
    note(statement.bind(blob: blob, at: place))
  }
  func add(text: Span<UInt8>) {
    place += 1
    note(statement.bind(text: text, at: place))
  }

  private func note(_ bind: (Int) -> Int32) {
    place += 1
    note(bind(place))
  }

  private func note(_ status: Int32) {
    if status != SQLITE_OK { self.status = status }
  }

  func endRow() throws(StoreError) {
    place = 0
    try connection.check(status)
    let done = statement.step()
    if done != SQLITE_DONE { throw connection.failure(done) }
    statement.reset()
  }
}
