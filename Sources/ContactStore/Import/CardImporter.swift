package import ContactCards

/// Puts many cards into a store.
///
/// What is new is gathered and goes into each table in one run; what takes the place of something goes one by
/// one.
package final class CardImporter {
  private let session: StoreSession
  /// None if this is a trial.
  private let journal: Journal?
  private let isEmptyStore: Bool
  package private(set) var summary = ImportSummary()

  /// The marks of contacts that this import has added.
  private var ownMarks = NumberTable()
  private let firstID: Int64
  /// What is new; none if this is a trial.
  private let newContacts: NewContacts?
  /// What takes the place of groups, or is one where none was: it comes last, when all members are there.
  private var changedGroups: [(id: Int64, card: Card)] = []
  private var isOpen = true

  init(_ session: StoreSession, label: String?) throws(StoreError) {
    self.session = session
    let connection = session.connection
    if label == nil { try connection.beginReading() } else { try connection.begin() }
    do throws(StoreError) {
      journal = if let label { try Journal(connection, label: label) } else { nil }
      isEmptyStore = try connection.row("SELECT 1 FROM mark LIMIT 1") == nil
      firstID = try session.values.number(.nextContact) ?? 1
      newContacts = label == nil ? nil : try NewContacts(session)
    } catch {
      connection.rollBack()
      throw error
    }
  }

  deinit { cancel() }

  /// The number of the next contact that is new. A trial has none to give.
  private var nextID: Int64 { newContacts?.nextID ?? firstID }

  /// Gives the import up: nothing of it is in the store.
  package func cancel() {
    if isOpen { session.connection.rollBack() }
    isOpen = false
  }

  /// Ends the import: all of it is in the store.
  ///
  /// - Returns: What was done.
  /// - Throws: ``StoreError``; nothing is in the store then.
  @discardableResult
  package func finish() throws(StoreError) -> ImportSummary {
    do throws(StoreError) {
      if let journal { try finish(journal) }
      try session.connection.commit()
      isOpen = false
      return summary
    } catch {
      cancel()
      throw error
    }
  }

  /// Takes a card.
  ///
  /// - Returns: What is done with it.
  /// - Complexity: O(*n*) in the size of the card, and a few look-ups.
  @discardableResult
  package func add(_ card: Card) throws(StoreError) -> ImportOutcome {
    let new = StoredContact(id: nextID, revision: 1, card: card)
    let content = CardMarks.content(new.bytes.span)
    let uid = new.contact.uid.flatMap { $0.isEmpty ? nil : $0 }
    let mark = uid.map(CardMarks.uid) ?? content
    let outcome = try outcome(of: new, uid, mark, content)
    summary.count(outcome)
    switch outcome {
    case .unchanged: break
    case .changed(let id):
      try change(id, card, isGroup: new.contact.kind == .group)
    case .added: try append(consume new, mark, content)
    case .addedWithNewIdentifier:
      let new = StoredContact(
        id: nextID, revision: 1, card: Self.withNewIdentifier(card, uid ?? "", content))
      try append(new, CardMarks.of(new), content)
    }
    return outcome
  }

  private func outcome(
    of new: StoredContact, _ uid: String?, _ mark: Int64, _ content: Int64
  ) throws(StoreError) -> ImportOutcome {
    func isSame(_ other: StoredContact) -> Bool { CardMarks.areSame(other.bytes, new.bytes) }
    guard let uid else {
      if let own = try own(content, isSame) { return .unchanged(own) }
      return try kept(content, isSame).map { .unchanged($0.id) } ?? .added
    }
    func hasIdentifier(_ other: StoredContact) -> Bool {
      CardMarks.isSame(other.contact.uid ?? "", uid)
    }
    if try own(mark, hasIdentifier) != nil {
      // Two of one import with one identifier are two people; but each of them once.
      return try own(content, isSame).map { .unchanged($0) } ?? .addedWithNewIdentifier
    }
    guard let known = try kept(mark, hasIdentifier) else { return .added }
    return isSame(known) ? .unchanged(known.id) : .changed(known.id)
  }

  /// The number of a contact with a mark that this import has added. A trial has kept no cards, and takes the
  /// mark's word for it.
  private func own(_ mark: Int64, _ isIt: (StoredContact) -> Bool) throws(StoreError) -> Int64? {
    guard let id = ownMarks[mark] else { return nil }
    guard journal != nil else { return id }
    return try newContacts?.contact(id).flatMap { isIt($0) ? id : nil }
  }

  /// A contact with a mark that the store had before.
  private func kept(_ mark: Int64, _ isIt: (StoredContact) -> Bool) throws(StoreError)
    -> StoredContact?
  {
    if isEmptyStore { return nil }
    return try session.contacts(marked: mark).first(where: isIt)
  }

  private static func withNewIdentifier(_ card: Card, _ uid: String, _ content: Int64) -> Card {
    var card = card
    let number = String(UInt64(bitPattern: content), radix: 16)
    let property = CardProperty("UID", text: "\(uid)-\(number)")
    if let index = card.firstIndex(where: { $0.name.uppercased() == "UID" }) {
      card[index] = property
    } else {
      card.append(property)
    }
    return card
  }

  private func append(
    _ stored: consuming StoredContact, _ mark: Int64, _ content: Int64
  ) throws(StoreError) {
    ownMarks.set(content, stored.id)
    ownMarks.set(mark, stored.id)
    try newContacts?.append(stored, mark: mark)
  }

  /// Puts a card in the place of a contact's.
  private func change(_ id: Int64, _ card: Card, isGroup: Bool) throws(StoreError) {
    guard let journal else { return }
    let old = try session.contact(id)
    if isGroup || old.contact.kind == .group {
      changedGroups.append((id, card))
    } else {
      _ = try session.replace(old, with: card, journal)
    }
  }

  /// Writes what is left.
  private func finish(_ journal: Journal) throws(StoreError) {
    try newContacts?.finish()
    for (id, card) in changedGroups {
      _ = try session.replace(try session.contact(id), with: card, journal)
    }
    if nextID > firstID { try journal.noteAdded(firstID, nextID - 1) }
    try session.noteChange(journal)
  }
}
