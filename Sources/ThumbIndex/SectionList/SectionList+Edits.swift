extension SectionList {
  /// Adds an element at its place in the alphabet.
  ///
  /// If the list knows an element with the same identity, it is replaced, as by
  /// ``update(_:includingPinned:)``.
  ///
  /// - Parameter element: What to add.
  /// - Returns: What changed.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func insert(_ element: Element) -> ListChanges {
    edit { list, changes in
      if let place = list.filing.identity(of: element).flatMap(list.place(of:)) {
        changes.append(list.refile(place, as: element))
      } else {
        changes.inserted.append(list.file(element))
      }
    }
  }

  /// Removes one row, pinned or not.
  ///
  /// - Parameter position: Where the row is. It must be one of the list's positions.
  /// - Returns: What changed.
  /// - Complexity: O(log *n*); in a pinned section O(*n*) in the number of its rows.
  @discardableResult
  public mutating func remove(at position: RowPosition) -> ListChanges {
    let place = checkedPlace(position)
    return edit { list, changes in
      if let place {
        changes.deleted.append(list.take(place))
      } else {
        list.removePinned(position)
        changes.deleted.append(position)
      }
    }
  }

  /// Removes the row with an identity from the alphabetical sections, if there is one.
  ///
  /// - Parameters:
  ///   - id: The identity. The list must have been made with `id:` or of `Identifiable` elements.
  ///   - includingPinned: Whether pinned rows with the identity are removed too.
  /// - Returns: What changed.
  /// - Complexity: O(log *n*), and O(*p*) in the number of pinned rows to include them.
  @discardableResult
  public mutating func remove(id: some Hashable, includingPinned: Bool = false) -> ListChanges {
    removeRows(of: AnyHashable(id), includingPinned)
  }

  /// Puts an element in the place of the one with the same identity, and where its name belongs now.
  ///
  /// Among equal names it stands as if it had been there from the beginning. If the alphabetical sections
  /// have no element with the identity, they stay as they are.
  ///
  /// - Parameters:
  ///   - element: The element as it is now. The list must have been made with `id:` or of `Identifiable`
  ///     elements.
  ///   - includingPinned: Whether pinned rows with the identity are replaced too, where they are.
  /// - Returns: What changed: a row moved, or updated in its place.
  /// - Complexity: O(log *n*), and O(*p*) in the number of pinned rows to include them.
  @discardableResult
  public mutating func update(_ element: Element, includingPinned: Bool = false) -> ListChanges {
    guard let identity = filing.identity(of: element) else {
      preconditionFailure("the list was made without identities")
    }
    return edit { list, changes in
      if let place = list.place(of: identity) { changes.append(list.refile(place, as: element)) }
      for row in includingPinned ? list.pinnedRows(of: identity) : [] {
        list.pinned[row.section].rows[row.row] = element
        changes.append(KeptRow(before: row, after: row))
      }
    }
  }

  /// Puts an element in the place of the one at a position, and where its name belongs.
  ///
  /// In a pinned section it stays at the position.
  ///
  /// - Parameters:
  ///   - position: Where the row is. It must be one of the list's positions.
  ///   - element: What the row is to hold.
  /// - Returns: What changed: a row moved, or updated in its place.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func update(at position: RowPosition, to element: Element) -> ListChanges {
    let place = checkedPlace(position)
    return edit { list, changes in
      if let place {
        changes.append(list.refile(place, as: element))
      } else {
        list.pinned[position.section].rows[position.row] = element
        changes.append(KeptRow(before: position, after: position))
      }
    }
  }
}

extension SectionList where Element: Identifiable {
  /// Removes the row with an identity from the alphabetical sections, if there is one.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - includingPinned: Whether pinned rows with the identity are removed too.
  /// - Returns: What changed.
  /// - Complexity: O(log *n*), and O(*p*) in the number of pinned rows to include them.
  @discardableResult
  public mutating func remove(id: Element.ID, includingPinned: Bool = false) -> ListChanges {
    removeRows(of: AnyHashable(id), includingPinned)
  }
}
