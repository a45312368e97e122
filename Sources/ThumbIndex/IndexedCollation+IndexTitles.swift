extension IndexedCollation {
  /// The titles to show in the strip beside a list, in the order of the sections.
  ///
  /// There may be fewer of them than of ``sectionTitles``, and shorter ones.
  public var sectionIndexTitles: [String] { sectionTitles }

  /// Finds the section that a title of the strip leads to.
  ///
  /// - Parameter position: The title's offset in ``sectionIndexTitles``. It must be one of its indices.
  /// - Returns: The section, as an offset into ``sectionTitles``.
  /// - Complexity: O(1).
  public func section(forSectionIndexTitleAt position: Int) -> Int {
    precondition(sectionTitles.indices.contains(position), "there is no such section index title")
    return position
  }
}
