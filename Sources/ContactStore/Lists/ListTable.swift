/// One list of a store: rows in the order of their keys, and landmarks among them.
///
/// Everything it does belongs to a transaction of its caller's.
struct ListTable {
  let connection: any SQLConnection
  let id: Int64

  /// Puts a contact into the list.
  ///
  /// - Complexity: O(log *n*), and now and then a division of some hundred rows.
  func insert(_ place: ListPlace) throws(StoreError) {
    let statement = "INSERT INTO listing (list, key, contact) VALUES ($1, $2, $3)"
    try connection.run(statement, [.integer(id), .blob(place.key), .integer(place.contact)])
    try count(place, 1)
  }

  /// Takes a contact out of the list, and returns whether it was there.
  @discardableResult
  func remove(_ place: ListPlace) throws(StoreError) -> Bool {
    let statement = "DELETE FROM listing WHERE list = $1 AND key = $2 AND contact = $3"
    let values: [SQLValue] = [.integer(id), .blob(place.key), .integer(place.contact)]
    guard try connection.run(statement, values) > 0 else { return false }
    try count(place, -1)
    return true
  }

  /// Takes note of a row that has come or gone.
  private func count(_ place: ListPlace, _ change: Int) throws(StoreError) {
    guard var landmark = try landmark(for: place) else {
      guard change > 0 else { return }
      try write(.first(ofSectionOf: place.key[...], count: change))
      return
    }
    landmark.count += change
    try write(landmark)
    // Now and then one looks whether it has too many.
    let least = 2 * Landmark.usualRows
    if change > 0, landmark.count > least, landmark.count % least == 1 {
      try divide(landmark, into: Landmark.usualRows(of: try length()))
    }
  }

  /// The landmark that a place counts to: the last one before it, if that is in the same section.
  func landmark(for place: ListPlace) throws(StoreError) -> Landmark? {
    let query = """
      SELECT key, contact, count FROM landmark
      WHERE list = $1 AND (key, contact) <= ($2, $3) ORDER BY key DESC, contact DESC LIMIT 1
      """
    let row = try connection.row(query, [.integer(id), .blob(place.key), .integer(place.contact)])
    guard let landmark = row.map(Self.landmark), landmark.section == place.section else {
      return nil
    }
    return landmark
  }

  /// All landmarks, in order.
  func landmarks() throws(StoreError) -> [Landmark] {
    let query = """
      SELECT key, contact, count FROM landmark WHERE list = $1 ORDER BY key, contact
      """
    return try connection.rows(query, [.integer(id)]).map(Self.landmark)
  }

  private static func landmark(_ row: SQLRow) -> Landmark {
    Landmark(key: row.blob(0), contact: row.integer(1), count: Int(row.integer(2)))
  }

  /// Adds or changes a landmark; one without rows goes.
  func write(_ landmark: Landmark) throws(StoreError) {
    let place: [SQLValue] = [.integer(id), .blob(landmark.key), .integer(landmark.contact)]
    if landmark.count <= 0 {
      try connection.run(
        "DELETE FROM landmark WHERE list = $1 AND key = $2 AND contact = $3", place)
      return
    }
    let statement = """
      INSERT INTO landmark (list, key, contact, count) VALUES ($1, $2, $3, $4)
      ON CONFLICT (list, key, contact) DO UPDATE SET count = excluded.count
      """
    try connection.run(statement, place + [.number(landmark.count)])
  }

  /// How many rows there are.
  private func length() throws(StoreError) -> Int {
    let query = "SELECT sum(count) FROM landmark WHERE list = $1"
    return Int(try connection.row(query, [.integer(id)])?.integer(0) ?? 0)
  }

  /// Puts landmarks among the rows of those that have too many.
  func divideLandmarks() throws(StoreError) {
    let usual = Landmark.usualRows(of: try length())
    for landmark in try landmarks() { try divide(landmark, into: usual) }
  }

  /// Puts landmarks among the rows of one that has too many.
  func divide(_ landmark: Landmark, into usual: Int) throws(StoreError) {
    if landmark.count <= 2 * usual { return }
    var rest = landmark
    while rest.count > 2 * usual {
      let start = ListPlace(key: rest.key, contact: rest.contact)
      guard let next = try place(usual, after: start) else { return }
      try write(Landmark(key: rest.key, contact: rest.contact, count: usual))
      rest = Landmark(key: next.key, contact: next.contact, count: rest.count - usual)
    }
    try write(rest)
  }

  /// The place of the row that comes so many rows after the first at `start` or behind it.
  func place(_ offset: Int, after start: ListPlace) throws(StoreError) -> ListPlace? {
    let query = """
      SELECT key, contact FROM listing WHERE list = $1 AND (key, contact) >= ($2, $3)
      \(connection.dialect.keys(">=", "$2")) ORDER BY key, contact LIMIT 1 OFFSET $4
      """
    let values: [SQLValue] = [
      .integer(id), .blob(start.key), .integer(start.contact), .number(offset),
    ]
    return try connection.row(query, values).map {
      ListPlace(key: $0.blob(0), contact: $0.integer(1))
    }
  }
}
