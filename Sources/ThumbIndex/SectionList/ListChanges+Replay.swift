extension ListChanges {
  /// Does to rows that are kept elsewhere what the edit did to the list.
  ///
  /// - Parameters:
  ///   - rows: The rows of each section as they were in the list before the edit, and after the call as
  ///     they are now.
  ///   - list: The list after the edit.
  /// - Complexity: O(*n*) in the number of rows of the sections that changed.
  public func apply<Element>(to rows: inout [[Element]], from list: SectionList<Element>) {
    for (section, gone) in Self.grouped(deletedRows + movedRows.map(\.before)) {
      rows[section] = rows[section].indices.filter { !gone.contains($0) }.map { rows[section][$0] }
    }
    for section in deletedSections.reversed() { rows.remove(at: section) }
    for section in insertedSections { rows.insert(Array(list[section: section]), at: section) }
    for (section, new) in Self.grouped(insertedRows + movedRows.map(\.after)) {
      var kept = rows[section].makeIterator()
      rows[section] = (0..<rows[section].count + new.count).compactMap {
        new.contains($0) ? list[section: section, row: $0] : kept.next()
      }
    }
    for row in updatedRows { rows[row.after.section][row.after.row] = list[row.after] }
  }

  private static func grouped(_ positions: [RowPosition]) -> [Int: Set<Int>] {
    positions.reduce(into: [:]) { $0[$1.section, default: []].insert($1.row) }
  }
}
