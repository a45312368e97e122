internal import ThumbIndex

/// A list of contacts for people.
struct TextListing {
  private let list: ContactList

  /// Where the details begin.
  private var detailColumn = ListLine.Column()

  /// The strip of letters beside the lines, if there is to be one.
  private var strip: StripColumn?

  init(_ list: ContactList) {
    self.list = list
    for row in 0..<list.rows.count { detailColumn.fit(list.rows.name(of: row)) }
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
      for contact in list.contacts(of: section) {
        try write(ListLine.of(contact.name, contact.detail, detailColumn), to: &output)
      }
    }
    for line in strip?.rest() ?? [] { try output.write(line + "\n") }
  }

  private mutating func write(_ line: String, to output: inout Output) throws(CommandFailure) {
    try output.write(strip?.beside(line) ?? line)
    try output.write(UInt8(ascii: "\n"))
  }
}
