internal import ContactCards

/// What lists show of a contact, in one piece of memory.
struct ListedRow: Sendable {
  var revision: Int64
  var flags: ContactFlags
  /// Where the family name stands in the name, in UTF-16 code units; empty where it doesn't.
  var family: Range<Int>
  /// The name in UTF-8, and behind it the detail.
  var texts: [UInt8]
  var nameCount: Int

  static let columns = "revision, flags, name, detail, substr(card, 1, 512)"

  /// Reads the columns of a row.
  init(_ row: any SQLColumns) {
    revision = row.integer(0)
    flags = ContactFlags(rawValue: row.integer(1))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(640)
    let name = row.append(2, to: &bytes)
    let detail = row.append(3, to: &bytes)
    let card = row.append(4, to: &bytes)
    nameCount = name.count
    family = Self.family(bytes.span.extracting(name), bytes.span.extracting(card))
    texts = Array(bytes[..<detail.upperBound])
  }

  /// The same of a contact that is there as a whole.
  static func family(of stored: StoredContact) -> Range<Int> {
    let name = Array(stored.contact.displayName.utf8)
    return family(name.span, stored.bytes.span.extracting(first: 512))
  }

  private static func family(_ name: Span<UInt8>, _ card: Span<UInt8>) -> Range<Int> {
    guard let names = CardStart.names(card),
      let place = CardStart.place(
        of: card.extracting(names.family), in: name, given: card.extracting(names.given))
    else { return 0..<0 }
    return UTF16Range.of(place, in: name)
  }
}
