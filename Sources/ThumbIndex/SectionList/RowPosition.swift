/// Where a row is in a list: its section, and its place in the section, both from 0.
public struct RowPosition: Hashable, Comparable, Sendable {
  /// The section.
  public var section: Int

  /// The row in the section.
  public var row: Int

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - section: The section, from 0.
  ///   - row: The row in the section, from 0.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Compares the sections, then the rows.
  ///
  /// - Parameters:
  ///   - left: A position.
  ///   - right: A position in the same list.
  /// - Returns: Whether `left` comes first.
  /// - Complexity: O(1).
  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }
}
