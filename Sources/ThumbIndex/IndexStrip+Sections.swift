extension IndexStrip {
  /// Finds the slot to highlight while a section of the list is shown.
  ///
  /// - Parameter section: The section. If no title is its own, the nearest title before it counts that
  ///   has a section, before the first the first.
  /// - Returns: The slot that stands for the title, or `nil` if there is none.
  /// - Complexity: O(*n*) in the number of titles.
  public func slot(forSection section: Int) -> Int? {
    let before = titles.lastIndex { title in title.section.map { $0 <= section } ?? false }
    let title = before ?? titles.firstIndex { $0.section != nil }
    return title.flatMap { title in slots.firstIndex { $0.titles.contains(title) } }
  }

  /// Finds the slot that the next step of assistive technology goes to.
  ///
  /// - Parameter slot: The slot to go on from, as an offset into ``slots``; one outside counts as the
  ///   nearest.
  /// - Returns: The nearest slot after it that leads elsewhere, or `nil` at the end.
  /// - Complexity: O(*n*) in the number of slots.
  public func slot(after slot: Int) -> Int? {
    let target = target(atSlot: slot)
    return slots.indices.first { $0 > slot && slots[$0].target != target }
  }

  /// Finds the slot that a step back of assistive technology goes to.
  ///
  /// - Parameter slot: The slot to go back from, as an offset into ``slots``; one outside counts as the
  ///   nearest.
  /// - Returns: The nearest slot before it that leads elsewhere, or `nil` at the start.
  /// - Complexity: O(*n*) in the number of slots.
  public func slot(before slot: Int) -> Int? {
    let target = target(atSlot: slot)
    return slots.indices.last { $0 < slot && slots[$0].target != target }
  }
}
