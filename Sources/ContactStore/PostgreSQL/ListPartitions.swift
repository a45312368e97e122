internal import Collation

/// The tables that a server keeps a long list in, each with a range of keys.
///
/// `listing` is divided by list and key. A long list has a table of its own below it, which is divided by key;
/// all others are together in `listing_rest`. Statements name `listing` alone.
struct ListPartitions {
  let connection: any SQLConnection
  let list: Int64
  /// The first keys of all ranges but the first, in order.
  let bounds: [[UInt8]]

  /// Into how many ranges a list is divided.
  static let usualCount = 16

  /// So much of a key is enough to divide a list.
  private static let longestBound = 64

  /// Divides a list as its keys lie, of which some are given in order.
  init(_ table: ListTable, samples: [ArraySlice<UInt8>]) {
    connection = table.connection
    list = table.id
    var bounds: [[UInt8]] = []
    for number in 1..<Self.usualCount where !samples.isEmpty {
      let bound = Array(samples[samples.count * number / Self.usualCount].prefix(Self.longestBound))
      if bounds.last.map({ $0.lexicographicallyPrecedes(bound) }) ?? !bound.isEmpty {
        bounds.append(bound)
      }
    }
    self.bounds = bounds
  }

  /// The table of the whole list.
  private var root: String { "listing_\(list)" }

  /// The tables of the ranges.
  var tables: [String] { (0...bounds.count).map { "\(root)_\($0)" } }

  /// Makes the tables, which belong to nothing yet and have no indexes.
  func create() throws(StoreError) {
    try connection.runScript("CREATE TABLE \(root) (LIKE listing) PARTITION BY RANGE (key)")
    for table in tables { try connection.runScript("CREATE TABLE \(table) (LIKE listing)") }
  }

  /// Makes their indexes, and makes them parts of `listing`.
  func attach() throws(StoreError) {
    try Self.divideListing(connection)
    for (number, table) in tables.enumerated() {
      let (first, end) = (
        number == 0 ? nil : bounds[number - 1], number == bounds.count ? nil : bounds[number]
      )
      try connection.runScript(
        """
        ALTER TABLE \(table) ADD PRIMARY KEY (list, key, contact);
        ALTER TABLE \(root) ATTACH PARTITION \(table)
          FOR VALUES FROM (\(first.map(Self.literal) ?? "MINVALUE"))
          TO (\(end.map(Self.literal) ?? "MAXVALUE"))
        """)
    }
    try connection.runScript(
      """
      ALTER TABLE \(root) ADD PRIMARY KEY (list, key, contact);
      ALTER TABLE listing ATTACH PARTITION \(root)
        FOR VALUES FROM (\(list), MINVALUE) TO (\(list), MAXVALUE)
      """)
  }

  private static func literal(_ bytes: [UInt8]) -> String {
    let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    return "'\\x\(digits.joined())'"
  }

  /// Divides the table of a store that was made when it was one. The rows stay where they are.
  private static func divideListing(_ connection: any SQLConnection) throws(StoreError) {
    let query = "SELECT 1 FROM pg_class WHERE oid = 'listing'::regclass AND relkind = 'r'"
    guard try connection.row(query) != nil else { return }
    try connection.runScript(
      """
      ALTER TABLE listing RENAME TO listing_rest;
      ALTER INDEX listing_pkey RENAME TO listing_rest_pkey;
      CREATE TABLE listing (LIKE listing_rest, PRIMARY KEY (list, key, contact))
        PARTITION BY RANGE (list, key);
      ALTER TABLE listing ATTACH PARTITION listing_rest DEFAULT
      """)
  }

  /// Makes the tables of a list go, if it has some of its own.
  static func drop(_ list: Int64, _ connection: any SQLConnection) throws(StoreError) {
    guard connection.dialect == .postgreSQL else { return }
    try connection.runScript("DROP TABLE IF EXISTS listing_\(list)")
  }
}
