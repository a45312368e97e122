extension SectionList {
  /// Gives the header of a section.
  ///
  /// - Parameter section: The section, from 0. It must be one of the list's.
  /// - Returns: The section's title, or `nil` if it has no rows to head.
  /// - Complexity: O(1).
  public func header(of section: Int) -> String? {
    precondition(sections.indices.contains(section), "the list has no such section")
    return sections[section].count == 0 ? nil : sections[section].title
  }

  /// The titles to show in the strip beside the list, those of empty sections included.
  ///
  /// - Complexity: O(1).
  public var sectionIndexTitles: [String] { collation.sectionIndexTitles }

  /// Finds the section to show when a title of the strip is touched.
  ///
  /// It is the title's own section if the list has it, else the nearest one before it, else the first.
  ///
  /// - Parameter position: The title's offset in ``sectionIndexTitles``. It must be one of its indices.
  /// - Returns: The section, or `nil` if the list has none.
  /// - Complexity: O(log *n*) in the number of sections.
  public func section(forSectionIndexTitleAt position: Int) -> Int? {
    let number = collation.section(forSectionIndexTitleAt: position)
    guard !sections.isEmpty else { return nil }
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].number <= number { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
