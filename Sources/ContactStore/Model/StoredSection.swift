/// A section of a list.
public struct StoredSection: Sendable, Hashable {
  /// Its number among the sections of the order, those without contacts included.
  public let number: Int
  /// Its title.
  public let title: String
  /// The title for the strip beside the list.
  public let indexTitle: String
  /// How many contacts it has.
  public let count: Int
  /// How many contacts stand before it.
  public let offset: Int
}
