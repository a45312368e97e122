extension IndexStrip {
  /// The direction in which a language is read.
  public enum Direction: Hashable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
  }

  /// A side of the list.
  public enum Edge: Hashable, Sendable {
    case left
    case right
  }

  /// The side of the list that the strip sits on: where the lines of its language end.
  public var edge: Edge { direction == .leftToRight ? .right : .left }

  /// The slots from left to right, for a strip that lies below or above what it leads to.
  ///
  /// - Complexity: O(1) where the language is read from left to right, else O(*n*).
  public var slotsFromLeft: [Slot] { direction == .leftToRight ? slots : slots.reversed() }

  /// What a point of a horizontal strip leads to.
  ///
  /// - Parameter fraction: The distance from the left end to the point, as a part of the length of all
  ///   slots; one outside 0 to 1 counts as the nearest in it.
  /// - Returns: The target, or `nil` if there are no slots or no section has rows.
  /// - Complexity: O(1).
  public func target(atFractionFromLeft fraction: Double) -> Target? {
    target(atFraction: direction == .leftToRight ? fraction : 1 - fraction)
  }
}
