/// A connection to an engine. It belongs to one thread at a time.
///
/// Statements name their parameters `$1`, `$2` and so on; values never become part of a statement's text.
package protocol SQLConnection: AnyObject {
  /// What messages call the store.
  var name: String { get }
  var dialect: SQLDialect { get }

  /// Runs a statement, and returns how many rows it has changed.
  @discardableResult
  func run(_ statement: String, _ values: [SQLValue]) throws(StoreError) -> Int

  /// Runs a query and takes its rows one at a time, until `body` returns false.
  func forEachRow(
    _ query: String, _ values: [SQLValue], _ body: (SQLRow) throws(StoreError) -> Bool
  ) throws(StoreError)

  /// The same with rows that are read where they are, and are gone when `body` returns: for queries of many rows.
  func forEachRowInPlace(
    _ query: String, _ values: [SQLValue], _ body: (any SQLColumns) throws(StoreError) -> Bool
  ) throws(StoreError)

  /// Runs several statements without parameters, divided by semicolons.
  func runScript(_ script: String) throws(StoreError)

  /// Puts many rows into a table, as fast as the engine can.
  ///
  /// - Parameters:
  ///   - table: The table's name.
  ///   - columns: The columns that get values, in the order in which each row gives them.
  ///   - body: Gives the rows to a loader. Nothing else may be asked of the connection meanwhile.
  /// - Throws: What `body` throws. What is wrong with a row may be told only after the last.
  func load(
    _ table: String, columns: [String], _ body: (any RowLoader) throws(StoreError) -> Void
  ) throws(StoreError)

  /// Begins a transaction that may write. Another that writes has to wait.
  func begin() throws(StoreError)
  /// Begins a transaction that only reads, and sees one state of the store throughout.
  func beginReading() throws(StoreError)
  func commit() throws(StoreError)
  /// Ends the transaction, if there is one, as if it had not been.
  func rollBack()
}

extension SQLConnection {
  /// The rows of a query.
  package func rows(_ query: String, _ values: [SQLValue] = []) throws(StoreError) -> [SQLRow] {
    var rows: [SQLRow] = []
    try forEachRow(query, values) { (row) throws(StoreError) in
      rows.append(row)
      return true
    }
    return rows
  }

  /// The first row of a query, if it has any.
  package func row(_ query: String, _ values: [SQLValue] = []) throws(StoreError) -> SQLRow? {
    var first: SQLRow?
    try forEachRow(query, values) { (row) throws(StoreError) in
      first = row
      return false
    }
    return first
  }

  @discardableResult
  package func run(_ statement: String) throws(StoreError) -> Int { try run(statement, []) }

  /// Does something in one transaction: all of it, or nothing if it fails.
  package func transaction<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try begin()
    return try ending(body)
  }

  /// Reads in one transaction.
  package func reading<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try beginReading()
    return try ending(body)
  }

  private func ending<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do throws(StoreError) {
      let result = try body()
      try commit()
      return result
    } catch {
      rollBack()
      throw error
    }
  }
}
