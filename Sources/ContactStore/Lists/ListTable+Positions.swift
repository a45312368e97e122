extension ListTable {
  /// How many rows each section has, by its number; sections without rows are left out.
  ///
  /// - Complexity: O(*n*) in the number of landmarks.
  func sectionCounts() throws(StoreError) -> [(section: Int, count: Int)] {
    var counts: [(section: Int, count: Int)] = []
    for landmark in try landmarks() {
      if let last = counts.last, last.section == landmark.section {
        counts[counts.count - 1].count += landmark.count
      } else {
        counts.append((landmark.section, landmark.count))
      }
    }
    return counts
  }

  /// The place of the row at a position; `nil` behind the last.
  ///
  /// - Complexity: O(*n*) in the number of landmarks, and some hundred rows.
  func place(at position: Int) throws(StoreError) -> ListPlace? {
    var left = max(0, position)
    for landmark in try landmarks() {
      if left < landmark.count {
        return try place(left, after: ListPlace(key: landmark.key, contact: landmark.contact))
      }
      left -= landmark.count
    }
    return nil
  }

  /// How many rows stand before a place.
  ///
  /// - Complexity: O(*n*) in the number of landmarks, and some hundred rows.
  func position(of place: ListPlace) throws(StoreError) -> Int {
    var position = 0
    var last: Landmark?
    for landmark in try landmarks() {
      if place.precedes(ListPlace(key: landmark.key, contact: landmark.contact)) { break }
      position += last?.count ?? 0
      last = landmark
    }
    guard let last else { return 0 }
    return position + (try countRows(from: last, before: place))
  }

  private func countRows(from landmark: Landmark, before place: ListPlace) throws(StoreError) -> Int
  {
    let query = """
      SELECT count(*) FROM listing WHERE list = $1 AND (key, contact) >= ($2, $3)
      AND (key, contact) < ($4, $5)
      \(connection.dialect.keys(">=", "$2")) \(connection.dialect.keys("<=", "$4"))
      """
    let values: [SQLValue] = [
      .integer(id), .blob(landmark.key), .integer(landmark.contact), .blob(place.key),
      .integer(place.contact),
    ]
    // Never more than the landmark has: the place may be in a later section.
    return min(landmark.count, Int(try connection.row(query, values)?.integer(0) ?? 0))
  }
}
