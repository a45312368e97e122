extension SectionList {
  /// Gives the header of a section.
  ///
  /// - Parameter section: The section, from 0. It must be one of the list's.
  /// - Returns: The section's title, or `nil` if it has no rows to head, or is pinned without a title.
  /// - Complexity: O(1).
  public func header(of section: Int) -> String? {
    let isPinned = number(of: section) < pinned.count
    let section = sections[section]
    return section.count == 0 || isPinned && section.title.isEmpty ? nil : section.title
  }

  /// The titles to show in the strip beside the list: those of the pinned sections that have one, then
  /// those of the collation, empty sections included.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var sectionIndexTitles: [String] {
    pinned.compactMap(\.indexTitle) + collation.sectionIndexTitles
  }

  /// Finds the section to show when a title of the strip is touched.
  ///
  /// It is the title's own section if the list has it, else the nearest one before it, else the first.
  ///
  /// - Parameter position: The title's offset in ``sectionIndexTitles``. It must be one of its indices.
  /// - Returns: The section, or `nil` if the list has none.
  /// - Complexity: O(*p* + log *s*) in the numbers of pinned sections and of all.
  public func section(forSectionIndexTitleAt position: Int) -> Int? {
    let shown = pinned.indices.filter { pinned[$0].indexTitle != nil }
    let number =
      shown.indices.contains(position)
      ? shown[position]
      : pinned.count + collation.section(forSectionIndexTitleAt: position - shown.count)
    return sections.isEmpty ? nil : max(0, outline.sectionCount(before: number + 1) - 1)
  }
}
