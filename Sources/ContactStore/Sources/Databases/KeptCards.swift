internal import ContactCards

/// An address book of Evolution, which keeps whole cards: a local one (`contacts.db`), or the copy of one on
/// a server (`cache.db`).
struct KeptCards: DatabaseBook {
  static let program = "Evolution"

  /// Where a table has the cards.
  private let table: String
  private let card: String

  init?(_ database: SourceDatabase) {
    let places = [("folder_id", "vcard"), ("ECacheObjects", "ECacheOBJ")]
    guard let place = places.first(where: { database.has($0, $1) }) else { return nil }
    (table, card) = place
  }

  func count(in database: SourceDatabase) throws(SourceError) -> Int {
    try database.number("SELECT count(*) FROM \(table) WHERE \(card) IS NOT NULL")
  }

  func read(_ database: SourceDatabase, _ body: (SourceEvent) -> Bool) throws(SourceError) {
    // Old versions keep some cards elsewhere, and here only what is searched for.
    try database.forEachRow("SELECT \(card) FROM \(table) WHERE \(card) IS NOT NULL") { row in
      readCards(row.blob(0), from: database.path, body)
    }
  }
}
