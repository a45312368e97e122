extension IndexStrip {
  /// Makes the strip for the same titles with at most so many slots.
  ///
  /// Where that is fewer than there are titles, titles and bullets alternate, so one slot may be left
  /// over. The first and the last title stay, and so do those that are to be kept (``Title/isKept``), the
  /// last ones first, as long as three slots are left for the others. In two slots there are the first
  /// and the last title, in one there is a bullet for all. The search slot goes when fewer than three
  /// slots would be left beside it.
  ///
  /// - Parameter count: How many slots there may be; none below 1.
  /// - Returns: The strip.
  /// - Complexity: O(*n*) in the number of titles.
  public func fitted(slots count: Int) -> IndexStrip {
    let hasSearch = searchLabel != nil && count > min(titles.count, Thinning.fewest)
    let parts = Thinning.parts(of: titles, room: hasSearch ? count - 1 : count)
    return IndexStrip(titles, parts, hasSearch: hasSearch, searchLabel, direction)
  }

  /// Makes the strip for the same titles in slots of a given height.
  ///
  /// - Parameters:
  ///   - height: The height that the strip may have, or for a horizontal strip the width.
  ///   - slotHeight: The height of a slot, in the same unit. There are no slots if one of the two is not
  ///     a number above 0.
  /// - Returns: The strip.
  /// - Complexity: O(*n*) in the number of titles.
  public func fitted(height: Double, slotHeight: Double) -> IndexStrip {
    guard height > 0, slotHeight > 0 else { return fitted(slots: 0) }
    let whole = titles.count + 1
    // A height that was summed up of slots' may have come out a trifle low.
    let count = height / slotHeight * (1 + 1e-9)
    return fitted(slots: count < Double(whole) ? Int(count) : count.isNaN ? 0 : whole)
  }
}
