import ContactStore
import Testing

@Suite("SQL connections")
struct SQLConnectionTests {
  @Test func `what a row is given comes back, whatever is in it`() throws {
    let connection = try SQLiteConnection(path: ":memory:", access: .creating)
    try connection.run("CREATE TABLE t (a INTEGER, b TEXT, c BLOB)")
    let values: [SQLValue] = [.integer(-5), .text("a\0'\"%_;--"), .blob([0, 1, 255])]
    #expect(try connection.run("INSERT INTO t VALUES ($1, $2, $3)", values) == 1)
    try connection.run("INSERT INTO t VALUES ($1, $2, $3)", [.null, .text(""), .blob([])])
    let rows = try connection.rows("SELECT a, b, c FROM t ORDER BY rowid")
    #expect(rows.map(\.values) == [values, [.null, .text(""), .blob([])]])
  }

  @Test func `a transaction that fails leaves nothing behind`() throws {
    let connection = try SQLiteConnection(path: ":memory:", access: .creating)
    try connection.run("CREATE TABLE t (a INTEGER)")
    #expect(throws: StoreError.nothingToUndo) {
      try connection.transaction { () throws(StoreError) in
        try connection.run("INSERT INTO t VALUES (1)")
        throw .nothingToUndo
      }
    }
    #expect(try connection.rows("SELECT a FROM t").isEmpty)
  }
}
