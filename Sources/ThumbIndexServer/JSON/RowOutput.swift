internal import ContactCards
internal import ContactStore

extension JSONOutput {
  /// Writes what lists show of a contact.
  mutating func row(_ row: PackedPage.Row, of page: PackedPage) {
    let bytes = page.bytes.span
    object { output in
      output.row(
        row.id, row.revision, name: bytes.extracting(row.name),
        detail: bytes.extracting(row.detail ?? 0..<0), card: bytes.extracting(row.card),
        section: row.section, row.flags)
    }
  }

  /// Writes the members of such an object.
  mutating func row(
    _ id: Int64, _ revision: Int64, name: Span<UInt8>, detail: Span<UInt8>, card: Span<UInt8>,
    section: Int, _ flags: ContactFlags
  ) {
    member("id", id)
    member("revision", revision)
    key("name")
    value(utf8: name)
    key("family")
    if let place = Self.family(name, card) { range(place) } else { null() }
    key("detail")
    if detail.count > 0 { value(utf8: detail) } else { null() }
    member("section", section)
    member("favorite", flags.contains(.favorite))
    member("photo", flags.contains(.photo))
    member("organization", flags.contains(.organization))
  }

  /// Where the family name stands in a shown name.
  private static func family(_ name: Span<UInt8>, _ card: Span<UInt8>) -> Range<Int>? {
    guard let names = CardStart.names(card) else { return nil }
    return CardStart.place(
      of: card.extracting(names.family), in: name, given: card.extracting(names.given)
    ).map { UTF16Range.of($0, in: name) }
  }
}
