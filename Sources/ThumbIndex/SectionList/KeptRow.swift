/// A row that was in a list before an edit and is in it after.
public struct KeptRow: Hashable, Sendable {
  /// Where it was before the edit.
  public let before: RowPosition

  /// Where it is after the edit.
  public let after: RowPosition

  /// Makes a pair of positions.
  ///
  /// - Parameters:
  ///   - before: Where the row was before the edit.
  ///   - after: Where it is after the edit.
  public init(before: RowPosition, after: RowPosition) {
    self.before = before
    self.after = after
  }
}
