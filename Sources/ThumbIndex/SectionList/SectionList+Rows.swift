extension SectionList {
  /// All rows, section after section, the pinned ones first.
  ///
  /// - Complexity: O(*n*).
  public var rows: [Element] { sections.indices.flatMap { self[section: $0] } }

  /// The rows of a section, in order, counted from 0.
  ///
  /// - Parameter section: The section, from 0. It must be one of the list's.
  /// - Complexity: O(1).
  public subscript(section section: Int) -> Rows {
    let number = number(of: section)
    return number < pinned.count
      ? Rows(pinned[number].rows) : Rows(shelves[number - pinned.count])
  }

  /// One row.
  ///
  /// - Parameters:
  ///   - section: The section, from 0. It must be one of the list's.
  ///   - row: The row in the section, from 0. It must be one of the section's.
  /// - Complexity: O(log *n*).
  public subscript(section section: Int, row row: Int) -> Element { self[section: section][row] }

  /// One row.
  ///
  /// - Parameter position: Where the row is. It must be one of the list's positions.
  /// - Complexity: O(log *n*).
  public subscript(position: RowPosition) -> Element {
    self[section: position.section, row: position.row]
  }

  /// The number of a section of the list.
  func number(of section: Int) -> Int {
    precondition(sections.indices.contains(section), "the list has no such section")
    return sections[section].number
  }
}
