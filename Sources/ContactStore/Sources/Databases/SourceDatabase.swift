/// A database of another program, read from a copy.
final class SourceDatabase {
  let path: String
  private let connection: SQLiteConnection
  /// The tables, and their columns as they are spelled, by their names in lower case.
  private let tables: [String: Table]

  private struct Table {
    var name: String
    var columns: [String: String] = [:]
  }

  /// Opens a database.
  init(_ path: String) throws(SourceError) {
    self.path = path
    try Self.checkHeader(of: path)
    let folder = try DatabaseCopy.make(of: path)
    // Once SQLite has it open it needs no names any more: so nothing is left behind, come what may.
    defer { folder.remove() }
    do throws(StoreError) {
      connection = try SQLiteConnection(path: "\(folder.path)/copy", access: .writing)
      // Alone, it needs no -shm; and what a hostile schema calls is not to be trusted.
      for setting in [
        "locking_mode = EXCLUSIVE", "synchronous = OFF", "trusted_schema = OFF",
        "cell_size_check = ON",
      ] {
        _ = try connection.rows("PRAGMA \(setting)")
      }
      tables = try Self.tables(of: connection)
    } catch {
      throw Self.meaning(of: error, for: path)
    }
  }

  /// SQLite takes an empty file for a database without tables.
  private static func checkHeader(of path: String) throws(SourceError) {
    let header = try SourceFile.beginning(path, count: 16)
    guard header == Array("SQLite format 3\0".utf8) else {
      throw .damaged(path, reason: "it doesn't begin as a database of SQLite does")
    }
  }

  /// The plain tables: a view or a virtual table could do anything when it is read.
  private static func tables(
    of connection: SQLiteConnection
  ) throws(StoreError) -> [String: Table] {
    var tables: [String: Table] = [:]
    let names = try connection.rows(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'")
    for name in names.map({ $0.text(0) }) {
      var table = Table(name: name)
      for row in try connection.rows("SELECT name FROM pragma_table_info($1)", [.text(name)]) {
        table.columns[row.text(0).lowercased()] = row.text(0)
      }
      tables[name.lowercased()] = table
    }
    return tables
  }

  /// Whether there is a table with these columns.
  func has(_ table: String, _ columns: String...) -> Bool {
    guard let table = tables[table.lowercased()] else { return false }
    return columns.allSatisfy { table.columns[$0.lowercased()] != nil || $0 == "ROWID" }
  }

  /// What to write for a column: its name in quotation marks, or `NULL` where the table lacks it.
  func column(_ name: String, of table: String) -> String {
    guard let columns = tables[table.lowercased()]?.columns else { return "NULL" }
    if let spelled = columns[name.lowercased()] { return Self.quoted(spelled) }
    return name == "ROWID" ? name : "NULL"
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\"", with: "\"\"") + "\""
  }

  /// Runs a query and takes its rows one at a time, until `body` returns false.
  func forEachRow(
    _ query: String, _ values: [SQLValue] = [], _ body: (SQLRow) -> Bool
  ) throws(SourceError) {
    do throws(StoreError) {
      try connection.forEachRow(query, values) { row in body(row) }
    } catch {
      throw Self.meaning(of: error, for: path)
    }
  }

  /// The number that a query gives.
  func number(_ query: String) throws(SourceError) -> Int {
    var number: Int64 = 0
    try forEachRow(query) { row in
      number = row.integer(0)
      return false
    }
    return Int(number)
  }

  /// What an error of the copy means for the database.
  private static func meaning(of error: StoreError, for path: String) -> SourceError {
    switch error {
    case .notAStore: .damaged(path, reason: "it is no database of SQLite")
    case .corrupt(_, let reason), .failed(_, let reason): .damaged(path, reason: reason)
    case .full: .cannotRead(path, reason: "there is no room to sort what is in it")
    case .cannotOpen(_, let reason): .cannotRead(path, reason: reason)
    default: .cannotRead(path, reason: error.description)
    }
  }
}
