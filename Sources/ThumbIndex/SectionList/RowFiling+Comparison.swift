extension RowFiling {
  /// Tells what became of rows. Without identities no row is the same as another.
  ///
  /// - Parameters:
  ///   - old: The rows of each section before.
  ///   - new: Those after.
  ///   - unchanged: Whether a row that did not move still shows the same.
  /// - Returns: What became of them, the sections counted from 0.
  /// - Complexity: O(*n* log *n*) in the number of rows.
  func changes(
    _ old: [[Element]], _ new: [[Element]], unchanged: (Element, Element) -> Bool
  ) -> RowChanges {
    guard let identify else {
      return RowChanges(
        deleted: RowPosition.all(in: old.map(\.count)),
        inserted: RowPosition.all(in: new.map(\.count)))
    }
    var changes = RowComparison(old.map { $0.map(identify) }, new.map { $0.map(identify) })
      .changes()
    changes.updated.removeAll { row in
      unchanged(
        old[row.before.section][row.before.row], new[row.after.section][row.after.row])
    }
    return changes
  }
}
