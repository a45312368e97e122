internal import ContactStore

extension JSONOutput {
  /// Writes what lists show of a contact.
  mutating func row(_ row: PackedPage.Row, of page: PackedPage) {
    let bytes = page.bytes.span
    object { output in
      output.row(
        row.id, row.revision, name: bytes.extracting(row.name),
        detail: bytes.extracting(row.detail), family: row.family, section: row.section, row.flags)
    }
  }

  /// Writes the members of such an object.
  mutating func row(
    _ id: Int64, _ revision: Int64, name: Span<UInt8>, detail: Span<UInt8>, family: Range<Int>,
    section: Int, _ flags: ContactFlags
  ) {
    member("id", id)
    member("revision", revision)
    key("name")
    value(utf8: name)
    key("family")
    if family.isEmpty { null() } else { range(family) }
    key("detail")
    if detail.count > 0 { value(utf8: detail) } else { null() }
    member("section", section)
    member("favorite", flags.contains(.favorite))
    member("photo", flags.contains(.photo))
    member("organization", flags.contains(.organization))
  }
}
