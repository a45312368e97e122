internal import Collation

/// A large import into an empty store on a server: rows go into tables without indexes, which get them when all
/// rows are there.
final class BulkLoading {
  private let session: StoreSession
  private var lists: [(table: ListTable, partitions: ListPartitions)] = []
  /// The table for marks.
  let markTable = "mark_new"

  init(_ session: StoreSession) throws(StoreError) {
    self.session = session
    try session.connection.runScript("CREATE TABLE \(markTable) (LIKE mark)")
  }

  /// Puts rows into a list. The first ones tell how it is to be divided.
  func load(_ rows: ListRows, into list: ListTable) throws(StoreError) {
    let order = rows.keys.sortedIndices()
    let partitions = try partitions(of: list, rows, order)
    var left = order[...]
    for (number, table) in partitions.tables.enumerated() {
      let part = left.prefix { row in
        number == partitions.bounds.count
          || rows.keys.key(at: row).lexicographicallyPrecedes(partitions.bounds[number])
      }
      left = left.dropFirst(part.count)
      try list.load(rows, part, into: table)
    }
    try list.count(rows, order, divides: false)
  }

  private func partitions(
    of list: ListTable, _ rows: ListRows, _ order: [Int]
  ) throws(StoreError) -> ListPartitions {
    if let known = lists.first(where: { $0.table.id == list.id }) { return known.partitions }
    let samples = stride(from: 0, to: order.count, by: order.count / 4096 + 1)
    let partitions = ListPartitions(list, samples: samples.map { rows.keys.key(at: order[$0]) })
    try partitions.create()
    lists.append((list, partitions))
    return partitions
  }

  /// Makes the indexes, and puts the tables where they belong.
  func finish() throws(StoreError) {
    try session.connection.runScript(
      """
      ALTER TABLE \(markTable) ADD PRIMARY KEY (hash, contact);
      DROP TABLE mark;
      ALTER TABLE \(markTable) RENAME TO mark;
      ALTER INDEX \(markTable)_pkey RENAME TO mark_pkey
      """)
    for (list, partitions) in lists {
      try partitions.attach()
      try list.divideLandmarks()
    }
  }
}
