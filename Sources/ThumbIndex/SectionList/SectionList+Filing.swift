extension SectionList {
  /// Does an edit that notes what it does by section numbers, and makes changes of it for a view.
  mutating func edit(_ body: (inout SectionList, inout RowChanges) -> Void) -> ListChanges {
    let before = outline
    var changes = RowChanges()
    body(&self, &changes)
    return ListChanges(changes, from: before, to: outline)
  }

  /// Adds an element behind all with equal names.
  ///
  /// - Returns: Where it is now; here and below with the section's number.
  mutating func file(_ element: Element) -> RowPosition {
    defer { nextNumber += 1 }
    return put(element, filing.key(of: element, number: nextNumber))
  }

  /// Removes the row at a place in the shelves.
  ///
  /// - Returns: Where it was.
  mutating func take(_ place: RowPosition) -> RowPosition {
    let shelf = shelves[place.section]
    let key = Array(shelf.key(at: place.row))
    shelves[place.section].remove(at: place.row)
    if let identity = filing.identity(of: shelf[place.row]) {
      identities = identities.edited { $0.remove(key, of: identity) }
    }
    outline.add(-1, to: numbered(place).section)
    return numbered(place)
  }

  /// Puts an element in the place of another one, and where it belongs.
  mutating func refile(_ place: RowPosition, as element: Element) -> KeptRow {
    let number = RowKey.number(of: shelves[place.section].key(at: place.row))
    let before = take(place)
    return KeptRow(before: before, after: put(element, filing.key(of: element, number: number)))
  }

  /// Removes what has an identity.
  mutating func removeRows(of identity: AnyHashable, _ includingPinned: Bool) -> ListChanges {
    edit { list, changes in
      if let place = list.place(of: identity) { changes.deleted.append(list.take(place)) }
      for row in includingPinned ? list.pinnedRows(of: identity).reversed() : [] {
        list.removePinned(row)
        changes.deleted.append(row)
      }
    }
  }

  /// Removes a pinned row.
  mutating func removePinned(_ row: RowPosition) {
    pinned[row.section].rows.remove(at: row.row)
    outline.add(-1, to: row.section)
  }

  /// The pinned rows with an identity.
  func pinnedRows(of identity: AnyHashable) -> [RowPosition] {
    pinned.indices.flatMap { section in
      pinned[section].rows.indices
        .filter { filing.identity(of: pinned[section].rows[$0]) == identity }
        .map { RowPosition(section: section, row: $0) }
    }
  }

  /// The place in the shelves of a row that the list has; `nil` if the row is pinned.
  func checkedPlace(_ position: RowPosition) -> RowPosition? {
    let number = number(of: position.section)
    let rows = 0..<sections[position.section].count
    precondition(rows.contains(position.row), "the section has no such row")
    return number < pinned.count
      ? nil : RowPosition(section: number - pinned.count, row: position.row)
  }

  private mutating func put(_ element: Element, _ key: [UInt8]) -> RowPosition {
    let section = RowKey.section(of: key)
    let row = shelves[section].insert(element, key: key)
    if let identity = filing.identity(of: element) {
      identities = identities.edited { $0.insert(key, of: identity) }
    }
    let place = numbered(RowPosition(section: section, row: row))
    outline.add(1, to: place.section)
    return place
  }

  /// A place in the shelves with the section's number.
  func numbered(_ place: RowPosition) -> RowPosition {
    RowPosition(section: place.section + pinned.count, row: place.row)
  }
}
