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

  /// Writes the members of such an object, which come first in it, in few pieces: there are thousands a second.
  mutating func row(
    _ id: Int64, _ revision: Int64, name: Span<UInt8>, detail: Span<UInt8>, family: Range<Int>,
    section: Int, _ flags: ContactFlags
  ) {
    append("\"id\":")
    appendDigits(of: id)
    append(",\"revision\":")
    appendDigits(of: revision)
    append(",\"name\":")
    append(utf8: name)
    if family.isEmpty {
      append(",\"family\":null")
    } else {
      append(",\"family\":[")
      appendDigits(of: Int64(family.lowerBound))
      append(",")
      appendDigits(of: Int64(family.upperBound))
      append("]")
    }
    append(",\"detail\":")
    if detail.count > 0 { append(utf8: detail) } else { append("null") }
    append(",\"section\":")
    appendDigits(of: Int64(section))
    append(flags.contains(.favorite) ? ",\"favorite\":true" : ",\"favorite\":false")
    append(flags.contains(.photo) ? ",\"photo\":true" : ",\"photo\":false")
    append(flags.contains(.organization) ? ",\"organization\":true" : ",\"organization\":false")
    noteMember()
  }
}
