extension SectionList {
  /// Makes the alphabetical sections those of other elements. Pinned sections stay as they are.
  ///
  /// Rows before and after are the same if their identities are; of rows that share an identity the first
  /// goes with the first, and so on. Without identities all rows are new. As few rows as can be are
  /// listed as moved.
  ///
  /// - Parameters:
  ///   - elements: What to list now.
  ///   - unchanged: Whether an element, given as it was and as it is, still shows the same, so that it
  ///     need not be listed as updated. It is called once at most for each row that did not move.
  /// - Returns: What changed.
  /// - Complexity: O(*n* log *n*) in the number of elements before and after.
  @discardableResult
  public mutating func replaceAll<Elements: Collection>(
    with elements: Elements, unchanged: (Element, Element) -> Bool = { _, _ in false }
  ) -> ListChanges where Elements.Element == Element {
    let next = SectionList(
      elements, filing: filing, includesEmptySections: includesEmptySections, pinned: pinned)
    return edit { list, changes in
      changes = list.filing.changes(
        list.shelves.map(Array.init), next.shelves.map(Array.init), unchanged: unchanged
      ).behind(list.pinned.count)
      list = next
    }
  }

  /// Makes the rows of a pinned section others, in the order given. All else stays as it is.
  ///
  /// - Parameters:
  ///   - rows: The rows, in order. There may be none.
  ///   - section: The section, from 0. It must be one of ``pinned``.
  /// - Returns: What changed: rows are told from others as ``replaceAll(with:unchanged:)`` does.
  /// - Complexity: O(*n* log *n*) in the number of rows before and after.
  @discardableResult
  public mutating func setPinnedRows(_ rows: [Element], in section: Int) -> ListChanges {
    precondition(pinned.indices.contains(section), "the list has no such pinned section")
    return edit { list, changes in
      changes = list.filing.changes([list.pinned[section].rows], [rows]) { _, _ in false }
        .behind(section)
      list.outline.add(rows.count - list.pinned[section].rows.count, to: section)
      list.pinned[section].rows = rows
    }
  }
}

extension SectionList where Element: Equatable {
  /// Makes the alphabetical sections those of other elements. Pinned sections stay as they are.
  ///
  /// Elements with the same identity that did not move and are equal are not part of the changes.
  ///
  /// - Parameter elements: What to list now.
  /// - Returns: What changed.
  /// - Complexity: O(*n* log *n*) in the number of elements before and after.
  @discardableResult
  public mutating func replaceAll<Elements: Collection>(with elements: Elements) -> ListChanges
  where Elements.Element == Element {
    replaceAll(with: elements, unchanged: ==)
  }
}
