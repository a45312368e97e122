/// Makes cards of the contacts of a file that has none itself, one at a time.
///
/// A contact without an identifier is given one that depends on what it says alone, because programs that
/// keep cards want it. Equal contacts are told apart by their order.
struct CardMaker: Sendable {
  private var records: [ContactReading.Record]
  private var counts: [UInt64: Int] = [:]

  /// Makes cards of records, which are taken from the end of the array: so they go one by one.
  init(_ records: [ContactReading.Record]) { self.records = records.reversed() }

  /// The next card; `nil` behind the last.
  mutating func next() -> ReadCard? {
    guard let record = records.popLast() else { return nil }
    var card = Card(record.contact, others: record.others)
    if record.contact.uid == nil { card.append(CardProperty("UID", text: identifier(of: card))) }
    return ReadCard(card, line: record.line)
  }

  private mutating func identifier(of card: Card) -> String {
    let text = String(decoding: card.bytes, as: UTF8.self)
    let hash = StableIdentifier.hash(text)
    let count = counts[hash, default: 0]
    counts[hash] = count + 1
    return StableIdentifier.uri(for: count == 0 ? text : "\(count):" + text)
  }
}
