extension IndexStrip {
  /// What a slot leads to.
  ///
  /// - Parameter slot: The slot, as an offset into ``slots``; one outside counts as the nearest.
  /// - Returns: The target, or `nil` if there are no slots or no section has rows.
  /// - Complexity: O(1).
  public func target(atSlot slot: Int) -> Target? {
    slots.isEmpty ? nil : slots[min(max(slot, 0), slots.count - 1)].target
  }

  /// What a point of the strip leads to.
  ///
  /// Inside a slot that stands for several titles, each has its part of the height.
  ///
  /// - Parameter fraction: The distance from the start of the first slot to the point, as a part of the
  ///   length of all slots; one outside 0 to 1 counts as the nearest in it, no number as 0.
  /// - Returns: The target, or `nil` if there are no slots or no section has rows.
  /// - Complexity: O(1).
  public func target(atFraction fraction: Double) -> Target? {
    guard !slots.isEmpty else { return nil }
    let (slot, rest) = Self.part(fraction, of: slots.count)
    let titles = slots[slot].titles
    guard titles.count > 1 else { return slots[slot].target }
    let title = titles.lowerBound + Self.part(rest, of: titles.count).index
    return destinations[title].map { .section($0) }
  }

  /// What a point at a distance from the top of the strip leads to.
  ///
  /// - Parameters:
  ///   - y: The distance from the top of the first slot; one outside the strip counts as the nearest.
  ///   - height: The height of all slots together, in the same unit.
  /// - Returns: The target, or `nil` if there are no slots or no section has rows.
  /// - Complexity: O(1).
  public func target(atY y: Double, height: Double) -> Target? {
    target(atFraction: height > 0 ? y / height : y > 0 ? 1 : 0)
  }

  /// Into which of `count` equal parts of 0 to 1 a fraction falls, and how far into it. A point where
  /// two parts meet belongs to the second, even if it was computed a trifle low.
  private static func part(_ fraction: Double, of count: Int) -> (index: Int, rest: Double) {
    let place = (fraction > 0 ? min(fraction, 1) : 0) * Double(count)
    let index = min(Int(place + 1e-9), count - 1)
    return (index, place - Double(index))
  }
}
