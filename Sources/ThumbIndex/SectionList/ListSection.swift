/// A section of a list.
public struct ListSection: Hashable, Sendable {
  /// The section's number among all that the list may have, empty or not: first the pinned ones, then
  /// those of the collation. Edits do not change it.
  public let number: Int

  /// The section's title.
  public let title: String

  /// How many rows the section has.
  public internal(set) var count: Int
}
