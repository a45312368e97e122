extension SectionList {
  /// The number of elements in all sections.
  ///
  /// - Complexity: O(1).
  public var count: Int { content.rows.count }

  /// Whether the list has no elements. It may have empty sections all the same.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { content.rows.isEmpty }

  /// All elements, section after section.
  ///
  /// - Complexity: O(1).
  public var rows: [Element] { content.rows }

  /// The elements of a section, in order. The slice's indices are those of ``rows``.
  ///
  /// - Parameter section: The section, from 0. It must be one of the list's.
  /// - Complexity: O(1).
  public subscript(section section: Int) -> ArraySlice<Element> {
    content.rows[range(of: section)]
  }

  /// One element.
  ///
  /// - Parameters:
  ///   - section: The section, from 0. It must be one of the list's.
  ///   - row: The row in the section, from 0. It must be one of the section's.
  /// - Complexity: O(1).
  public subscript(section section: Int, row row: Int) -> Element {
    let range = range(of: section)
    precondition(row >= 0 && row < range.count, "the section has no such row")
    return content.rows[range.lowerBound + row]
  }

  private func range(of section: Int) -> Range<Int> {
    precondition(sections.indices.contains(section), "the list has no such section")
    let number = sections[section].number
    return content.starts[number]..<content.starts[number + 1]
  }
}
