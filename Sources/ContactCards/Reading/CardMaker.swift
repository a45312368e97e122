/// Makes cards of the contacts of a file that has none itself.
///
/// A contact without an identifier is given one that depends on what it says alone, because programs that
/// keep cards want it. Equal contacts are told apart by their order, or by their lines in a file with more
/// than anyone has.
struct CardMaker: Sendable {
  private var counts: [UInt64: Int] = [:]

  private static let limit = 1 << 19

  /// The card of a contact.
  mutating func card(of record: ContactReading.Record) -> ReadCard {
    var card = Card(record.contact, others: record.others)
    if record.contact.uid == nil {
      card.append(CardProperty("UID", text: identifier(of: card, record.line)))
    }
    return ReadCard(card, line: record.line)
  }

  private mutating func identifier(of card: Card, _ line: Int) -> String {
    let text = String(decoding: card.bytes, as: UTF8.self)
    let hash = StableIdentifier.hash(text)
    let count = counts[hash]
    guard count != nil || counts.count < Self.limit else {
      return StableIdentifier.uri(for: "line \(line):" + text)
    }
    counts[hash] = (count ?? 0) + 1
    return StableIdentifier.uri(for: count.map { "\($0):" + text } ?? text)
  }
}
