extension ContactStore {
  /// The sections of a list, in order.
  ///
  /// - Parameters:
  ///   - group: Which contacts.
  ///   - order: In which order; without it, in the store's.
  ///   - includesEmpty: Whether sections without contacts are included.
  /// - Returns: The sections, each with its title, its number of contacts, and how many stand before it.
  /// - Throws: ``StoreError``; the order's lists have to be there.
  /// - Complexity: O(*n* / 512) in the number of contacts.
  public func sections(
    _ group: ListGroup = .all, order: ListOrder? = nil, includesEmpty: Bool = false
  ) throws(StoreError) -> [StoredSection] {
    try session.sections(order ?? self.order, group, includesEmpty: includesEmpty)
  }

  /// All contacts of a list, in order.
  ///
  /// - Parameters:
  ///   - group: Which contacts.
  ///   - order: In which order; without it, in the store's.
  /// - Returns: What lists show of them.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*) in the number of contacts; ``contacts(_:order:at:count:)`` gives a part.
  public func contacts(_ group: ListGroup = .all, order: ListOrder? = nil) throws(StoreError)
    -> [ContactRow]
  {
    try session.page(order ?? self.order, group, after: nil, count: .max).rows
  }

  /// The contacts of a list from a position on.
  ///
  /// - Parameters:
  ///   - group: Which contacts.
  ///   - order: In which order; without it, in the store's.
  ///   - position: How many stand before the first of them.
  ///   - count: How many at most.
  /// - Returns: The rows; none behind the end.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n* / 512 + *m*) for *n* contacts and *m* rows.
  public func contacts(
    _ group: ListGroup = .all, order: ListOrder? = nil, at position: Int, count: Int
  ) throws(StoreError) -> ContactPage {
    try session.page(order ?? self.order, group, at: position, count: count)
  }

  /// The contacts of a list behind a mark.
  ///
  /// - Parameters:
  ///   - group: Which contacts.
  ///   - order: In which order; without it, in the store's.
  ///   - mark: Where another page ended; `nil` for the beginning.
  ///   - count: How many at most.
  /// - Returns: The rows.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(log *n* + *m*) for *n* contacts and *m* rows.
  public func contacts(
    _ group: ListGroup = .all, order: ListOrder? = nil, after mark: PageMark?, count: Int
  ) throws(StoreError) -> ContactPage {
    try session.page(order ?? self.order, group, after: mark, count: count)
  }

  /// The contacts of a list before a mark, the nearest last.
  ///
  /// - Parameters:
  ///   - group: Which contacts.
  ///   - order: In which order; without it, in the store's.
  ///   - mark: Where another page began.
  ///   - count: How many at most.
  /// - Returns: The rows.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(log *n* + *m*) for *n* contacts and *m* rows.
  public func contacts(
    _ group: ListGroup = .all, order: ListOrder? = nil, before mark: PageMark, count: Int
  ) throws(StoreError) -> ContactPage {
    try session.page(order ?? self.order, group, before: mark, count: count)
  }

  /// Everything of a contact.
  ///
  /// - Parameter id: Its number.
  /// - Returns: The contact.
  /// - Throws: ``StoreError/noContact(_:)`` if there is none.
  /// - Complexity: O(log *n*) in the number of contacts.
  public func contact(_ id: Int64) throws(StoreError) -> StoredContact { try session.contact(id) }

  /// The contacts with an identifier. More than one is rare.
  ///
  /// - Parameter uid: The identifier; letter case doesn't count, nor `urn:uuid:` in front.
  /// - Returns: The contacts.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(log *n*) in the number of contacts.
  public func contacts(withUID uid: String) throws(StoreError) -> [StoredContact] {
    try session.contacts(withUID: uid)
  }

  /// The position of a contact in a list; `nil` if it isn't in it.
  ///
  /// - Parameters:
  ///   - id: The contact's number.
  ///   - group: Which contacts the list has.
  ///   - order: In which order; without it, in the store's.
  /// - Returns: How many contacts stand before it, or `nil`.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n* / 512) in the number of contacts.
  public func position(
    of id: Int64, in group: ListGroup = .all, order: ListOrder? = nil
  ) throws(StoreError) -> Int? {
    try session.position(of: id, order ?? self.order, group)
  }

  /// Finds contacts by the beginnings of their names, readings, initials, organisations, addresses and numbers.
  ///
  /// - Parameters:
  ///   - query: Words, all of which have to be found.
  ///   - limit: How many contacts at most.
  /// - Returns: The contacts, the best matches first, each with what has been found.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(log *n*), and bounded work for what matches; queries of common words may miss some.
  public func find(_ query: String, limit: Int = 50) throws(StoreError) -> [FoundContactRow] {
    try session.prepareSearch()
    return try session.find(query, limit: limit)
  }

  /// The groups that have contacts, by name; the favourites come first.
  ///
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*) in the number of groups.
  public func groups() throws(StoreError) -> [StoredGroup] { try session.groups(order) }

  /// The contacts in the trash, the last one removed first.
  ///
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*) in their number.
  public func trash() throws(StoreError) -> [RemovedContact] { try session.trash() }

  /// The contacts that are the same person (`DuplicateFinder` tells by what): the numbers of each person's,
  /// where there are several.
  ///
  /// - Throws: ``StoreError``.
  /// - Returns: The numbers, ascending.
  /// - Complexity: O(*n*) in the number of contacts.
  public func duplicates() throws(StoreError) -> [[Int64]] { try session.duplicates() }
}
