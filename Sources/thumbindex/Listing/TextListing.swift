internal import ThumbIndex

/// A list of contacts for people.
struct TextListing {
  private let list: SectionList<ListedContact>

  /// Where the details begin.
  private let detailColumn: Int

  /// A longer name does not push the details of all others to the right.
  private static let widestName = 40

  init(_ list: SectionList<ListedContact>) {
    self.list = list
    let widths = list.rows.map { TerminalWidth.of(Self.name(of: $0)) }
    detailColumn = (widths.filter { $0 <= Self.widestName }.max() ?? 0) + 2
  }

  /// Writes the sections with a blank line between them.
  func write(to output: inout Output) throws(CommandFailure) {
    for section in list.sections.indices {
      if section > 0 { try output.write("\n") }
      try output.write(list.sections[section].title + "\n")
      for contact in list[section: section] { try output.write(row(of: contact)) }
    }
  }

  private func row(of contact: ListedContact) -> String {
    let name = Self.name(of: contact)
    guard let detail = contact.detail else { return "  \(name)\n" }
    let gap = max(2, detailColumn - TerminalWidth.of(name))
    return "  \(name)\(String(repeating: " ", count: gap))\(VisibleText.of(detail))\n"
  }

  private static func name(of contact: ListedContact) -> String {
    contact.name.isEmpty ? "(no name)" : VisibleText.of(contact.name)
  }
}
