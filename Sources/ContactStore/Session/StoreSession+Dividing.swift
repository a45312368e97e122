extension StoreSession {
  /// Divides a list that is going to be long, by the keys of some contacts, where the engine is a server.
  func divide(_ list: ListTable, _ ordering: ContactOrdering) throws(StoreError) {
    guard connection.dialect == .postgreSQL else { return }
    let count = try countContacts()
    guard count >= limits.dividedRows else { return }
    var keys: [[UInt8]] = []
    let percent = min(100, 100 * Self.sampleCount / Double(max(1, count)))
    let query = """
      SELECT \(StoredContact.columns) FROM contact c TABLESAMPLE SYSTEM (\(percent))
      """
    try connection.forEachRow(query, []) { (row) throws(StoreError) in
      keys.append(ordering.key(of: StoredContact(row).contact))
      return true
    }
    keys.sort { $0.lexicographicallyPrecedes($1) }
    let partitions = ListPartitions(list, samples: keys.map { $0[...] })
    try partitions.create()
    try partitions.attach()
  }

  /// Keys of about so many contacts tell how a list is to be divided.
  private static let sampleCount = 5000.0
}
