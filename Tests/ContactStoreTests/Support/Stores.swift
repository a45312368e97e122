import ContactCards
import ContactStore

/// Stores for tests.
enum Stores {
  /// An empty store of its own.
  static func make(
    _ engine: Engine, _ locale: String = "en", _ ordering: NameOrdering = .shown
  ) throws -> StoreSession {
    let session = try StoreSession(
      try TestStore(engine).connect(), order: ListOrder(locale: locale, ordering: ordering),
      creates: true)
    try session.prepare(session.defaultOrder)
    return session
  }
}

/// Cards for tests.
enum Cards {
  static func named(_ name: String, uid: String? = nil, _ more: [CardProperty] = []) -> Card {
    var card = Card(version: .v40)
    if let uid { card.append(CardProperty("UID", text: uid)) }
    card.append(CardProperty("FN", text: name))
    for property in more { card.append(property) }
    return card
  }

  static func category(_ name: String) -> CardProperty { CardProperty("CATEGORIES", text: name) }
}

extension StoreSession {
  /// The titles of the sections that have contacts, each with its names.
  func outline(_ order: ListOrder? = nil, _ group: ListGroup = .all) throws -> [String] {
    let order = order ?? defaultOrder
    return try sections(order, group).map { section in
      let page = try page(order, group, at: section.offset, count: section.count)
      return "\(section.title): " + page.rows.map(\.name).joined(separator: ", ")
    }
  }
}
