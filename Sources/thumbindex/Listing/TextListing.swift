internal import ThumbIndex

/// A list of contacts for people.
struct TextListing {
  private let list: ContactList

  /// Where the details begin.
  private let detailColumn: Int

  /// The strip of letters beside the lines, if there is to be one.
  private var strip: StripColumn?

  /// A longer name does not push the details of all others to the right.
  private static let widestName = 40

  init(_ list: ContactList) {
    self.list = list
    var widest = 0
    for row in 0..<list.rows.count {
      let width = TerminalWidth.of(Self.shown(list.rows.name(of: row)))
      if width <= Self.widestName { widest = max(widest, width) }
    }
    detailColumn = widest + 2
  }

  /// Puts a strip beside the lines.
  mutating func show(_ strip: IndexStrip, on terminal: Terminal) {
    let gaps = max(0, list.sections.count - 1)
    let count = list.sections.count + list.rows.count + gaps
    self.strip = count == 0 ? nil : StripColumn(strip, besideLines: count, on: terminal)
  }

  /// Writes the sections with a blank line between them.
  consuming func write(to output: inout Output) throws(CommandFailure) {
    for (place, section) in list.sections.enumerated() {
      if place > 0 { try write("", to: &output) }
      try write(section.title, to: &output)
      for contact in list.contacts(of: section) { try write(row(of: contact), to: &output) }
    }
    for line in strip?.rest() ?? [] { try output.write(line + "\n") }
  }

  private mutating func write(_ line: String, to output: inout Output) throws(CommandFailure) {
    try output.write((strip?.beside(line) ?? line) + "\n")
  }

  private func row(of contact: ListedContact) -> String {
    let name = Self.shown(contact.name)
    guard let detail = contact.detail else { return "  \(name)" }
    let gap = max(2, detailColumn - TerminalWidth.of(name))
    return "  \(name)\(String(repeating: " ", count: gap))\(VisibleText.of(detail))"
  }

  private static func shown(_ name: String) -> String {
    name.isEmpty ? "(no name)" : VisibleText.of(name)
  }
}
