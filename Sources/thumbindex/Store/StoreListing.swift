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
    let sections = try sections()
    var column = ListLine.Column()
    for section in sections {
      try forEachPage(of: section) { page throws(CommandFailure) in
        for row in page.rows { column.fit(row.name) }
      }
    }
    for (place, section) in sections.enumerated() {
      try output.write((place > 0 ? "\n" : "") + section.title + "\n")
      try forEachPage(of: section) { page throws(CommandFailure) in
        for row in page.rows { try output.write(ListLine.of(row.name, row.detail, column) + "\n") }
      }
    }
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
