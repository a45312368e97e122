internal import ContactCards

/// An address book of Thunderbird: a row for each property of each contact.
struct ThunderbirdBook: DatabaseBook {
  static let program = "Thunderbird"

  init?(_ database: SourceDatabase) {
    guard database.has("properties", "card", "name", "value") else { return nil }
  }

  func count(in database: SourceDatabase) throws(SourceError) -> Int {
    let hasLists = database.has("lists", "uid", "name")
    let lists = hasLists ? try database.number("SELECT count(*) FROM lists") : 0
    return try database.number("SELECT count(DISTINCT card) FROM properties") + lists
  }

  func read(_ database: SourceDatabase, _ body: (SourceEvent) -> Bool) throws(SourceError) {
    var making: ThunderbirdCard?
    var goesOn = true
    func finish() -> Bool {
      guard let made = making else { return true }
      making = nil
      if let text = made.vCard { return readCards(text, made, database, body) }
      return body(.card(ReadCard(made.finished(), line: 1), file: database.path))
    }
    try database.forEachRow("SELECT card, name, value FROM properties ORDER BY card") { row in
      let identifier = row.text(0)
      if identifier != making?.identifier {
        goesOn = finish()
        making = ThunderbirdCard(identifier)
      }
      making?.add(row.blob(2), named: row.text(1))
      return goesOn
    }
    if goesOn, finish() { try readLists(database, body) }
  }

  /// Hands on the card that newer versions keep whole, under the identifier of its row.
  private func readCards(
    _ text: [UInt8], _ made: ThunderbirdCard, _ database: SourceDatabase,
    _ body: (SourceEvent) -> Bool
  ) -> Bool {
    readCards(text, from: database.path) { event in
      guard case .card(var read, let file) = event else { return body(event) }
      if read.card.properties(named: "UID").isEmpty {
        read.card.append(CardProperty("UID", text: made.identifier))
      }
      return body(.card(read, file: file))
    }
  }

  /// Reads the mailing lists, as groups. Those of versions that keep them as cards are none of these.
  private func readLists(
    _ database: SourceDatabase, _ body: (SourceEvent) -> Bool
  ) throws(SourceError) {
    guard database.has("lists", "uid", "name"), database.has("list_cards", "list", "card") else {
      return
    }
    let columns = ["nickName", "description"].map { "l." + database.column($0, of: "lists") }
      .map { $0.hasSuffix("NULL") ? "NULL" : $0 }
    var making: ThunderbirdList?
    var goesOn = true
    func finish() -> Bool {
      guard let made = making else { return true }
      making = nil
      return body(.card(ReadCard(made.finished(), line: 1), file: database.path))
    }
    try database.forEachRow(
      """
      SELECT l.uid, l.name, \(columns.joined(separator: ", ")), c.card
      FROM lists l LEFT JOIN list_cards c ON c.list = l.uid ORDER BY l.uid, c.card
      """
    ) { row in
      if row.text(0) != making?.identifier {
        goesOn = finish()
        making = ThunderbirdList(row)
      }
      if !row.isNull(4) { making?.members.append(row.text(4)) }
      return goesOn
    }
    if goesOn { _ = finish() }
  }
}
