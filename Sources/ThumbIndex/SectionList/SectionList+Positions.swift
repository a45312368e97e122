extension SectionList {
  /// Finds the row of the alphabetical sections that has an identity.
  ///
  /// Pinned rows are not looked at; they are few, and at hand in ``pinned``.
  ///
  /// - Parameter id: The identity. The list must have been made with `id:` or of `Identifiable` elements.
  /// - Returns: The row's position, or `nil` if there is no such row.
  /// - Complexity: O(log *n*).
  public func position(ofID id: some Hashable) -> RowPosition? {
    place(of: AnyHashable(id)).map(listed)
  }

  /// Finds where an element with a name would be inserted.
  ///
  /// - Parameter text: The name.
  /// - Returns: The position that the element would have: behind those with equal names, and, if the
  ///   list lacks the section, in row 0 of a section that pushes those behind it back.
  /// - Complexity: O(log *n*).
  public func insertionPosition(for text: String) -> RowPosition {
    let key = filing.key(ofName: text, number: nextNumber)
    let section = RowKey.section(of: key)
    return listed(RowPosition(section: section, row: shelves[section].lowerBound(of: key)))
  }

  /// The place in the shelves of the first row with the identity.
  func place(of identity: AnyHashable) -> RowPosition? {
    identityIndex().first(of: identity) { key in
      let section = RowKey.section(of: key)
      guard let row = shelves[section].position(of: key),
        filing.identity(of: shelves[section][row]) == identity
      else { return nil }
      return RowPosition(section: section, row: row)
    }
  }

  /// Where the list has a place of the shelves.
  private func listed(_ place: RowPosition) -> RowPosition {
    outline.listed(numbered(place))
  }

  private func identityIndex() -> IdentityIndex {
    guard let identify = filing.identify else {
      preconditionFailure("the list was made without identities")
    }
    return identities.index { IdentityIndex(shelves, by: identify) }
  }
}

extension SectionList where Element: Identifiable {
  /// Finds the row of the alphabetical sections that has an identity.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The row's position, or `nil` if there is no such row.
  /// - Complexity: O(log *n*).
  public func position(ofID id: Element.ID) -> RowPosition? {
    place(of: AnyHashable(id)).map(listed)
  }
}
