internal import ContactCards
internal import ContactStore

/// `thumbindex list --store`: the address book in its sections, a row at a time.
struct StoreListing {
  private let store: OpenStore
  private let group: ListGroup
  private let includesEmpty: Bool

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    guard arguments.operands.isEmpty else {
      throw .usage("list takes files or --store, and not both")
    }
    let store = try RequestedStore(arguments).open()
    let listing = StoreListing(
      store: store, group: try RequestedGroup.group(arguments, store),
      includesEmpty: arguments.has(.empty))
    var output = Output()
    if arguments.value(of: .format) == "json" {
      try listing.writeJSON(to: &output)
    } else {
      try listing.writeText(to: &output)
    }
    try output.finish()
  }

  private func sections() throws(CommandFailure) -> [StoredSection] {
    try store.doing { (session) throws(StoreError) in
      try session.sections(store.order, group, includesEmpty: includesEmpty)
    }
  }

  /// Gives the rows of a section, some thousand at a time.
  private func forEachPage(
    of section: StoredSection, _ body: (ContactPage) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var left = section.count
    var mark: PageMark?
    while left > 0 {
      let page = try store.doing { (session) throws(StoreError) in
        let count = min(left, 1000)
        return if let mark {
          try session.page(store.order, group, after: mark, count: count)
        } else {
          try session.page(store.order, group, at: section.offset, count: count)
        }
      }
      guard let last = page.last else { return }
      try body(page)
      mark = last
      left -= page.rows.count
    }
  }

  private func writeText(to output: inout Output) throws(CommandFailure) {
    let column = try detailColumn() + 2
    for (place, section) in try sections().enumerated() {
      try output.write((place > 0 ? "\n" : "") + section.title + "\n")
      try forEachPage(of: section) { page throws(CommandFailure) in
        for row in page.rows { try output.write(Self.line(row, column)) }
      }
    }
  }

  /// The width of the widest name that doesn't push all details too far to the right.
  private func detailColumn() throws(CommandFailure) -> Int {
    var widest = 0
    for section in try sections() {
      try forEachPage(of: section) { page throws(CommandFailure) in
        for row in page.rows {
          let width = TerminalWidth.of(Self.name(of: row))
          if width <= 40 { widest = max(widest, width) }
        }
      }
    }
    return widest
  }

  private static func name(of row: ContactRow) -> String {
    row.name.isEmpty ? "(no name)" : VisibleText.of(row.name)
  }

  private static func line(_ row: ContactRow, _ column: Int) -> String {
    let name = name(of: row)
    guard let detail = row.detail else { return "  \(name)\n" }
    let gap = max(2, column - TerminalWidth.of(name))
    return "  \(name)\(String(repeating: " ", count: gap))\(VisibleText.of(detail))\n"
  }

  private func writeJSON(to output: inout Output) throws(CommandFailure) {
    try output.write("{\"locale\": \(JSONText.string(store.order.locale)), \"sections\": [")
    for (place, section) in try sections().enumerated() {
      try output.write(place > 0 ? ",\n" : "\n")
      try output.write("  {\"title\": \(JSONText.string(section.title)), \"contacts\": [")
      var separator = "\n"
      try forEachPage(of: section) { page throws(CommandFailure) in
        for row in page.rows {
          try output.write(separator + "    " + (try object(row)))
          separator = ",\n"
        }
      }
      try output.write("]}")
    }
    try output.write("]}\n")
  }

  private func object(_ row: ContactRow) throws(CommandFailure) -> String {
    let uid = try store.doing { (session) throws(StoreError) in
      try session.contact(row.id).contact.uid
    }
    return """
      {"name": \(JSONText.string(row.name)), "detail": \(JSONText.string(row.detail)), \
      "uid": \(JSONText.string(uid)), "id": \(row.id), "revision": \(row.revision)}
      """
  }
}
