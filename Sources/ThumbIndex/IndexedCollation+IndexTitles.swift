extension IndexedCollation {
  /// Finds the section that a title of the strip leads to.
  ///
  /// - Parameter position: The title's offset in ``sectionIndexTitles``. It must be one of its indices.
  /// - Returns: The section, as an offset into ``sectionTitles``.
  /// - Complexity: O(1).
  public func section(forSectionIndexTitleAt position: Int) -> Int {
    precondition(
      sectionIndexTitles.indices.contains(position), "there is no such section index title")
    return position
  }
}
