public import ContactCards

extension ContactStore {
  /// Adds a contact.
  ///
  /// - Parameter card: Its card, which is kept byte for byte.
  /// - Returns: The contact with its number.
  /// - Throws: ``StoreError``; nothing has changed then.
  /// - Complexity: O(log *n*) in the number of contacts, for each order that is kept.
  @discardableResult
  public func add(_ card: Card) throws(StoreError) -> StoredContact { try session.add(card) }

  /// Puts another card in place of a contact's.
  ///
  /// - Parameters:
  ///   - id: The contact's number.
  ///   - revision: The revision that the change was made for; `nil` for whichever there is.
  ///   - card: The card.
  /// - Returns: The contact with its new revision; with the same if the card is the same.
  /// - Throws: ``StoreError/stale(contact:revision:)`` if it has another revision by now.
  /// - Complexity: As of ``add(_:)``.
  @discardableResult
  public func replace(_ id: Int64, revision: Int64?, with card: Card) throws(StoreError)
    -> StoredContact
  {
    try session.replace(id, revision: revision, with: card)
  }

  /// Changes what a contact's card says; what it says besides stays byte for byte.
  ///
  /// - Parameters:
  ///   - id: The contact's number.
  ///   - revision: The revision that the change was made for; `nil` for whichever there is.
  ///   - contact: What the card is to say.
  /// - Returns: The contact with its new revision.
  /// - Throws: ``StoreError/stale(contact:revision:)`` if it has another revision by now.
  /// - Complexity: As of ``add(_:)``.
  @discardableResult
  public func update(_ id: Int64, revision: Int64?, to contact: Contact) throws(StoreError)
    -> StoredContact
  {
    let stored = try session.contact(id)
    let expected = revision ?? stored.revision
    return try session.replace(id, revision: expected, with: stored.card.replacing(with: contact))
  }

  /// Puts contacts into the trash.
  ///
  /// - Parameter ids: Their numbers.
  /// - Throws: ``StoreError/noContact(_:)`` if there is none with one of them; nothing has changed then.
  /// - Complexity: O(*m* log *n*) for *m* of *n* contacts.
  public func remove(_ ids: [Int64]) throws(StoreError) {
    try session.remove(ids.map { ($0, nil) })
  }

  /// Merges contacts into the first of them, which gets every distinct value of the others; these go to the
  /// trash. All of it is one change.
  ///
  /// - Parameter groups: The numbers of each person's contacts, as ``duplicates()`` gives them.
  /// - Throws: ``StoreError/noContact(_:)`` if there is none with one of them; nothing has changed then.
  /// - Complexity: O(*m* log *n*) for *m* of *n* contacts.
  public func merge(_ groups: [[Int64]]) throws(StoreError) { try session.merge(groups) }

  /// Takes a contact out of the trash again.
  ///
  /// - Parameter id: The number that it had.
  /// - Returns: The contact.
  /// - Throws: ``StoreError/noContact(_:)`` if it isn't there.
  /// - Complexity: As of ``add(_:)``.
  @discardableResult
  public func restore(_ id: Int64) throws(StoreError) -> StoredContact { try session.restore(id) }

  /// Removes for good what is in the trash.
  ///
  /// - Returns: How many contacts there were.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*) in their number.
  @discardableResult
  public func emptyTrash() throws(StoreError) -> Int { try session.emptyTrash() }

  /// Takes back the last change: an import, an edit, a removal, whatever it was, as a whole.
  ///
  /// - Returns: What was taken back.
  /// - Throws: ``StoreError/nothingToUndo`` if there is nothing.
  /// - Complexity: O(*m* log *n*) for *m* changed contacts of *n*.
  @discardableResult
  public func undo() throws(StoreError) -> UndoableChange { try session.undo() }

  /// Takes many cards in one transaction: all of them, or none if something fails.
  ///
  /// A card whose identifier the store has takes that contact's place; one that says the same, or has no
  /// identifier and says what some contact says, changes nothing.
  ///
  /// - Parameters:
  ///   - cards: The cards, which are taken one at a time.
  ///   - isTrial: Whether to find out only what would be done.
  /// - Returns: What was done.
  /// - Throws: ``StoreError``; nothing has changed then.
  /// - Complexity: O(*n* log *n*) in the number of cards.
  @discardableResult
  public func importCards(_ cards: some Sequence<Card>, isTrial: Bool = false) throws(StoreError)
    -> ImportSummary
  {
    try session.importCards(isTrial: isTrial) { (importer) throws(StoreError) in
      for card in cards { try importer.add(card) }
    }
  }

  /// Takes the contacts of a source in one transaction, as ``importCards(_:isTrial:)`` does.
  ///
  /// - Parameters:
  ///   - source: An address book of another program, a folder, a file: see ``ContactSources``.
  ///   - isTrial: Whether to find out only what would be done.
  ///   - problem: Takes what is wrong with a part of the source, and the path of the file; the rest is taken.
  /// - Returns: What was done.
  /// - Throws: ``StoreError``, also if the source can't be read to its end; nothing has changed then.
  /// - Complexity: O(*n* log *n*) in the number of contacts.
  @discardableResult
  public func importContacts(
    from source: some ContactSource, isTrial: Bool = false,
    problem: (ContactProblem, String) -> Void = { _, _ in }
  ) throws(StoreError) -> ImportSummary {
    try session.importCards(isTrial: isTrial) { (importer) throws(StoreError) in
      var failure: StoreError?
      do throws(SourceError) {
        try source.read { event in
          switch event {
          case .problem(let found, let file): problem(found, file)
          case .card(let read, _):
            do throws(StoreError) { try importer.add(read.card) } catch { failure = error }
          }
          return failure == nil
        }
      } catch {
        throw .invalid("\(error.location): \(error.message)")
      }
      if let failure { throw failure }
    }
  }
}
