/// What an edit did to the rows, by the numbers of their sections, which edits do not change.
struct RowChanges {
  /// Rows that are gone, where they were.
  var deleted: [RowPosition] = []
  /// Rows that are new, where they are.
  var inserted: [RowPosition] = []
  /// Rows that changed their place among those that stayed.
  var moved: [KeptRow] = []
  /// Rows that stayed but may show something else.
  var updated: [KeptRow] = []

  /// A row with another element, moved or in its place.
  mutating func append(_ row: KeptRow) {
    if row.before == row.after { updated.append(row) } else { moved.append(row) }
  }

  /// The changes with all section numbers raised by `count`.
  func behind(_ count: Int) -> RowChanges {
    let raised = { (row: RowPosition) in RowPosition(section: row.section + count, row: row.row) }
    let kept = { (row: KeptRow) in KeptRow(before: raised(row.before), after: raised(row.after)) }
    return RowChanges(
      deleted: deleted.map(raised), inserted: inserted.map(raised), moved: moved.map(kept),
      updated: updated.map(kept))
  }
}
