internal import ContactCards

extension StoreSession {
  /// The contacts that are the same person: the numbers of each person's, where there are several.
  ///
  /// - Returns: The numbers, ascending.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*) in the number of contacts; memory for their names and addresses.
  package func duplicates() throws(StoreError) -> [[Int64]] {
    var finder = DuplicateFinder()
    var numbers: [Int64] = []
    try forEachContact { (stored) throws(StoreError) in
      if stored.contact.kind != .group {
        finder.add(stored.contact)
        numbers.append(stored.id)
      }
      return true
    }
    return finder.groups().map { group in group.map { numbers[$0] } }
  }

  /// Merges contacts into the first of them, which gets every distinct value of the others; these go to the
  /// trash. All of it is one change.
  ///
  /// - Parameter groups: The numbers of each person's contacts.
  /// - Throws: ``StoreError/noContact(_:)`` if there is none with one of them; nothing has changed then.
  /// - Complexity: O(*m* log *n*) for *m* of *n* contacts.
  package func merge(_ groups: [[Int64]]) throws(StoreError) {
    try change("merge") { (journal) throws(StoreError) in
      for group in groups {
        var contacts: [StoredContact] = []
        for id in group { contacts.append(try contact(id)) }
        guard let first = contacts.first, contacts.count > 1 else { continue }
        let card = first.card.merged(with: contacts.dropFirst().map(\.card))
        for other in contacts.dropFirst() { try remove(other, journal) }
        _ = try replace(first, with: card, journal)
      }
    }
  }
}
