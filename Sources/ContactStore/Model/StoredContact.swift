public import ContactCards

/// A contact of a store with all that is known of it.
public struct StoredContact: Sendable, Hashable, Identifiable {
  /// The number that the contact has in its store.
  public let id: Int64
  /// Grows with every change of the contact. A change that names it is refused if it isn't the last.
  public let revision: Int64
  /// The card, byte for byte as it came, but for what was changed.
  public let card: Card
  /// What the card says.
  public let contact: Contact

  /// The card as it is kept.
  let bytes: [UInt8]

  init(id: Int64, revision: Int64, bytes: [UInt8]) {
    let card = StoredCard.card(of: bytes)
    self.init(id: id, revision: revision, card: card, bytes, card.contact)
  }

  init(id: Int64, revision: Int64, card: Card) {
    self.init(id: id, revision: revision, card: card, card.bytes, card.contact)
  }

  /// The contact of a row that has ``columns``, the first of them in a column.
  init(_ row: SQLRow, from column: Int = 0) {
    self.init(
      id: row.integer(column), revision: row.integer(column + 1), bytes: row.blob(column + 2))
  }

  /// The columns of the table of contacts that it is made of, where that table is called `c`.
  static let columns = "c.id, c.revision, c.card"

  /// A contact of what has been worked out already.
  init(id: Int64, revision: Int64, card: Card, _ bytes: [UInt8], _ contact: Contact) {
    self.id = id
    self.revision = revision
    self.card = card
    self.bytes = bytes
    self.contact = contact
  }
}

/// Cards as they are kept.
enum StoredCard {
  /// The card of kept bytes. Those of a damaged store may be none: then it has no property.
  static func card(of bytes: [UInt8]) -> Card {
    var reader = CardReader(format: .vCard, limits: CardLimits(bytes: .max, properties: .max))
    reader.append(bytes)
    reader.finish()
    return reader.next()?.card ?? Card(version: .v40)
  }
}
