internal import CSQLite

/// A connection to an SQLite file.
@safe
package final class SQLiteConnection: SQLConnection {
  package let name: String
  package var dialect: SQLDialect { .sqlite }
  private let handle: OpaquePointer
  /// What has been prepared, by its text.
  private var prepared: [String: SQLiteStatement] = [:]
  /// Takes part in what changes the file.
  var observer: (any TransactionObserver)?
  private var isWriting = false
  /// Whether transactions are parts of one that goes on: each is all or nothing, and none is on the disk before
  /// that one's end.
  private var isGrouping = false

  /// How to open a file.
  package enum Access: Sendable {
    /// Reads it, and changes nothing, not even beside it where that can be helped.
    case reading
    case writing
    /// Makes it if there is none.
    case creating
  }

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - access: What is to be done with it.
  ///   - patience: For how many milliseconds to wait for other programs that write.
  /// - Throws: ``StoreError/cannotOpen(store:reason:)``. Whether it is an SQLite file at all shows when
  ///   it is first read.
  package init(path: String, access: Access, patience: Int32 = 10_000) throws(StoreError) {
    let flags =
      switch access {
      case .reading: SQLITE_OPEN_READONLY
      case .writing: SQLITE_OPEN_READWRITE
      case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var opened: OpaquePointer?
    let status = unsafe sqlite3_open_v2(
      path, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard status == SQLITE_OK, let handle = unsafe opened else {
      let reason = unsafe String(
        cString: opened == nil ? sqlite3_errstr(status) : sqlite3_errmsg(opened))
      unsafe sqlite3_close_v2(opened)
      throw .cannotOpen(store: path, reason: reason)
    }
    unsafe self.handle = handle
    name = path
    unsafe sqlite3_busy_timeout(handle, patience)
  }

  deinit {
    prepared = [:]
    unsafe sqlite3_close_v2(handle)
  }

  @discardableResult
  package func run(_ statement: String, _ values: [SQLValue]) throws(StoreError) -> Int {
    try forEachRow(statement, values) { _ in true }
    return Int(unsafe sqlite3_changes64(handle))
  }

  package func forEachRow(
    _ query: String, _ values: [SQLValue], _ body: (SQLRow) throws(StoreError) -> Bool
  ) throws(StoreError) {
    try forEachStep(query, values) { (statement) throws(StoreError) in try body(statement.row) }
  }

  package func forEachRowInPlace(
    _ query: String, _ values: [SQLValue], _ body: (any SQLColumns) throws(StoreError) -> Bool
  ) throws(StoreError) {
    try forEachStep(query, values) { (statement) throws(StoreError) in try body(statement) }
  }

  private func forEachStep(
    _ query: String, _ values: [SQLValue], _ body: (SQLiteStatement) throws(StoreError) -> Bool
  ) throws(StoreError) {
    // One that is in use is left alone: `body` may run the same query.
    let known = prepared.removeValue(forKey: query)
    let statement = if let known { known } else { try prepare(query) }
    defer {
      statement.reset()
      prepared[query] = statement
    }
    for (place, value) in values.enumerated() { try check(statement.bind(value, at: place + 1)) }
    while true {
      let status = statement.step()
      guard status == SQLITE_ROW else {
        if status != SQLITE_DONE { throw failure(status) }
        return
      }
      guard try body(statement) else { return }
    }
  }

  package func runScript(_ script: String) throws(StoreError) {
    try check(unsafe sqlite3_exec(handle, script, nil, nil, nil))
  }

  package func load(
    _ table: String, columns: [String], _ body: (any RowLoader) throws(StoreError) -> Void
  ) throws(StoreError) {
    let places = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    let statement = try prepare(
      "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(places))")
    try body(SQLiteLoader(statement, self))
  }

  package func begin() throws(StoreError) {
    if isGrouping { return try runScript("SAVEPOINT change") }
    try run("BEGIN IMMEDIATE", [])
    isWriting = true
  }

  package func beginReading() throws(StoreError) {
    try run(isGrouping ? "SAVEPOINT change" : "BEGIN", [])
  }

  package func commit() throws(StoreError) {
    if isGrouping { return try runScript("RELEASE change") }
    if isWriting { try observer?.willCommit() }
    try run("COMMIT", [])
    if isWriting { observer?.didCommit() }
    isWriting = false
  }

  package func rollBack() {
    if isGrouping {
      // Without a transaction SQLite has given it up itself, and all of the group with it.
      if unsafe sqlite3_get_autocommit(handle) == 0 {
        _ = try? runScript("ROLLBACK TO change; RELEASE change")
      }
      return
    }
    if isWriting { observer?.willRollBack() }
    isWriting = false
    // SQLite may have done so itself, when the disk is full for instance.
    if unsafe sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK", []) }
  }

  /// Makes of all transactions in `body` one for the disk.
  ///
  /// - Throws: ``StoreError``, if it can't be begun or not be brought to its end: nothing has changed then, whatever
  ///   the parts were told.
  package func grouping(_ body: () -> Void) throws(StoreError) {
    try transaction { () throws(StoreError) in
      isGrouping = true
      body()
      isGrouping = false
      if unsafe sqlite3_get_autocommit(handle) != 0 {
        throw .failed(store: name, reason: "the transaction was given up; nothing was changed")
      }
    }
  }

  /// Copies the store, as it is at one moment, into another file.
  package func copy(to other: SQLiteConnection) throws(StoreError) {
    guard let backup = unsafe sqlite3_backup_init(other.handle, "main", handle, "main") else {
      throw other.failure(unsafe sqlite3_errcode(other.handle))
    }
    let status = unsafe sqlite3_backup_step(backup, -1)
    unsafe sqlite3_backup_finish(backup)
    if status != SQLITE_DONE { throw other.failure(status) }
  }

  private func prepare(_ text: String) throws(StoreError) -> SQLiteStatement {
    var statement: OpaquePointer?
    // SQLite takes `$1` for a name; its numbers have a question mark.
    let own = text.contains("$") ? String(text.map { $0 == "$" ? "?" : $0 }) : text
    try check(
      unsafe sqlite3_prepare_v3(handle, own, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    )
    guard let statement = unsafe statement else {
      throw .failed(store: name, reason: "there is no statement in “\(text)”")
    }
    return unsafe SQLiteStatement(statement)
  }

  func check(_ status: Int32) throws(StoreError) {
    if status != SQLITE_OK { throw failure(status) }
  }

  /// What a status means for the store.
  func failure(_ status: Int32) -> StoreError {
    let reason = unsafe String(cString: sqlite3_errmsg(handle))
    if status & 0xFF == SQLITE_CORRUPT { observer?.didFindDamage() }
    return switch status & 0xFF {
    case SQLITE_NOTADB: .notAStore(name)
    case SQLITE_CORRUPT: .corrupt(store: name, reason: reason)
    case SQLITE_FULL: .full(store: name)
    case SQLITE_READONLY, SQLITE_PERM: .readOnly(store: name)
    case SQLITE_BUSY, SQLITE_LOCKED: .busy(store: name)
    case SQLITE_CANTOPEN, SQLITE_AUTH: .cannotOpen(store: name, reason: reason)
    default: .failed(store: name, reason: reason)
    }
  }
}
