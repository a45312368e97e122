internal import ContactStore

/// The contacts that operands name.
enum FoundContact {
  /// The contact that a word names: by its number in the store, its UID, or its whole name.
  ///
  /// - Throws: That there is none, or that several have the name, with their numbers.
  static func named(_ word: String, in store: OpenStore) throws(CommandFailure) -> StoredContact {
    let found = try store.doing { (session) throws(StoreError) in
      try contacts(word, session, store.order)
    }
    if let only = found.first, found.count == 1 { return only }
    if found.isEmpty { throw failure("there is no contact “\(VisibleText.of(word))”", store) }
    let numbers = found.prefix(10).map { "\($0.id)" }.joined(separator: ", ")
    throw failure(
      "“\(VisibleText.of(word))” is the name of \(found.count) contacts: name one by its number (\(numbers))",
      store)
  }

  private static func failure(_ message: String, _ store: OpenStore) -> CommandFailure {
    .data(FileProblem(file: store.name, message: message))
  }

  private static func contacts(_ word: String, _ session: StoreSession, _ order: ListOrder)
    throws(StoreError) -> [StoredContact]
  {
    if let id = Int64(word), let contact = try session.contactIfAny(id) { return [contact] }
    let byUID = try session.contacts(withUID: word)
    if !byUID.isEmpty { return byUID }
    return try session.contacts(named: word)
  }
}
