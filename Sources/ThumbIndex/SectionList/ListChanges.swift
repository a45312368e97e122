/// What an edit changed in a list, as a view needs it to animate the edit in one batch.
///
/// The changes mean what they mean in a batch of updates of a table or collection view:
///
/// 1. ``deletedSections``, ``deletedRows`` and the `before` of ``movedRows`` are positions in the list as
///    it was before the edit.
/// 2. ``insertedSections``, ``insertedRows`` and the `after` of ``movedRows`` are positions in the list as
///    it is after the edit.
/// 3. The rows of a deleted or inserted section go and come with it and are not listed. So a row that
///    leaves a deleted section is listed as inserted where it goes, one that goes into an inserted
///    section as deleted where it was, and moves are only between sections that stay.
/// 4. ``updatedRows`` stay where they are among the rows that stay. Moved rows may show something else
///    too; whoever shows more than the name draws them anew as well.
///
/// So a view that makes index paths of positions animates an edit like this:
///
/// ```swift
/// var updated: [KeptRow] = []
/// tableView.performBatchUpdates {
///   let changes = list.update(person)
///   updated = changes.updatedRows
///   tableView.deleteSections(IndexSet(changes.deletedSections), with: .automatic)
///   tableView.insertSections(IndexSet(changes.insertedSections), with: .automatic)
///   tableView.deleteRows(at: changes.deletedRows.map(IndexPath.init), with: .automatic)
///   tableView.insertRows(at: changes.insertedRows.map(IndexPath.init), with: .automatic)
///   for row in changes.movedRows {
///     tableView.moveRow(at: IndexPath(row.before), to: IndexPath(row.after))
///   }
/// }
/// tableView.reconfigureRows(at: updated.map { IndexPath($0.after) })
/// ```
///
/// A list that includes empty sections shows no header for them: the headers of sections that got their
/// first row or lost their last one are not part of the changes. All arrays are in ascending order.
public struct ListChanges: Hashable, Sendable {
  /// Sections that are gone, where they were.
  public let deletedSections: [Int]

  /// Sections that are new, where they are.
  public let insertedSections: [Int]

  /// Rows that are gone from sections that stay, where they were.
  public let deletedRows: [RowPosition]

  /// Rows that are new in sections that stay, where they are.
  public let insertedRows: [RowPosition]

  /// Rows that moved, in the order of where they are.
  public let movedRows: [KeptRow]

  /// Rows that did not move but may show something else.
  public let updatedRows: [KeptRow]

  /// Whether nothing changed.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deletedRows.isEmpty
      && insertedRows.isEmpty && movedRows.isEmpty && updatedRows.isEmpty
  }
}
