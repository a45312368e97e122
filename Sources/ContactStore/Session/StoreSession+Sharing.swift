/// What several sessions that share a store ask for.
extension StoreSession {
  /// The orders whose lists are there.
  ///
  /// - Complexity: O(*n*) in their number.
  package func wholeOrders() throws(StoreError) -> [ListOrder] {
    try keptOrders().filter { $0.reach == nil }.map(\.order)
  }

  /// How many contacts are in the trash.
  package func trashCount() throws(StoreError) -> Int {
    Int(try connection.row("SELECT count(*) FROM trash")?.integer(0) ?? 0)
  }

  /// Reads in one transaction, which sees one state of the store.
  package func reading<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result
  {
    try connection.reading(body)
  }

  /// Makes of all changes in `body` one for the disk, where the engine can do so: each is all or nothing still.
  ///
  /// - Throws: ``StoreError``: none of the changes is there then, whatever their callers were told.
  package func grouping(_ body: () -> Void) throws(StoreError) {
    guard let sqlite = connection as? SQLiteConnection, sqlite.observer == nil else {
      return body()
    }
    try sqlite.grouping(body)
  }

  /// Whether ``grouping(_:)`` makes one transaction, and no other program changes anything inside it.
  package var groupsChanges: Bool {
    (connection as? SQLiteConnection).map { $0.observer == nil } ?? false
  }

  /// Sees to it that the session only reads, and fast: what another connection writes costs it no memory of its own.
  package func readOnly() throws(StoreError) {
    guard connection.dialect == .sqlite else { return }
    try connection.runScript(
      "PRAGMA query_only = ON; PRAGMA cache_size = -4096; PRAGMA mmap_size = 17179869184")
  }

  /// Has a connection keep few pages of the store's file in memory of its own, as suits one that stays open for
  /// small changes. What isn't kept is read from the file, which the system has in memory anyway.
  package func keepFewPages() throws(StoreError) { try keepPages(kilobytes: 8192) }

  /// Keeps many pages while `body` changes much at once, and few again afterwards.
  package func keepingManyPages<Result>(_ body: () -> Result) throws(StoreError) -> Result {
    try keepPages(kilobytes: SQLiteConnection.pagesInKilobytes)
    // What has been done is done, however much is kept afterwards.
    defer { _ = try? keepFewPages() }
    return body()
  }

  private func keepPages(kilobytes: Int) throws(StoreError) {
    guard connection.dialect == .sqlite else { return }
    try connection.runScript("PRAGMA cache_size = -\(kilobytes)")
  }
}
