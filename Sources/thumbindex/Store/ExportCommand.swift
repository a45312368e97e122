internal import ContactCards
internal import ContactStore

/// `thumbindex export`: the address book as a file.
enum ExportCommand: Subcommand {
  static let name = "export"
  static let summary = "write the contacts of the address book"
  static let operands = ""
  static let operandCount = 0...0
  static let options: [Option] = RequestedStore.options + [.exportTo, .group]
  static let discussion = """
    The contacts are written to standard output in the order of the list, or those
    of one group. As cards, which is what they are without --to, they come byte
    for byte as they are kept; the other formats are those of “thumbindex
    convert”.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    var format: CardOutputFormat?
    if let name = arguments.value(of: .exportTo), name != "cards" {
      format = CardOutputFormat(rawValue: name)
      if format == nil {
        let names = (["cards"] + CardOutputFormat.allCases.map(\.rawValue)).joined(separator: ", ")
        throw .usage("--to cannot be “\(name)”; it can be \(names)")
      }
    }
    let store = try RequestedStore(arguments).open()
    let group = try RequestedGroup.group(arguments, store)
    if let format {
      var output = CardOutput(format, progress: store.progress)
      try forEach(store, group) { stored throws(CommandFailure) in
        try output.write(stored.card, line: 1, from: store.name)
      }
      try output.finish()
    } else {
      var output = Output()
      try forEach(store, group) { stored throws(CommandFailure) in
        try output.write(stored.card.bytes[...])
      }
      try output.finish()
    }
  }

  /// Gives each contact of a list, and the cards of groups behind all contacts.
  private static func forEach(
    _ store: OpenStore, _ group: ListGroup,
    _ body: (StoredContact) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var failure: CommandFailure?
    func take(_ stored: StoredContact) -> Bool {
      do throws(CommandFailure) {
        try body(stored)
      } catch {
        failure = error
      }
      return failure == nil
    }
    try store.doing { (session) throws(StoreError) in
      try session.forEachContact(store.order, group) { (stored, _) throws(StoreError) in
        take(stored)
      }
      if group == .all, failure == nil {
        for stored in try session.groupCards() where failure == nil { _ = take(stored) }
      }
    }
    if let failure { throw failure }
  }
}

/// The group that `--group` names.
enum RequestedGroup {
  static func group(_ arguments: Arguments, _ store: OpenStore) throws(CommandFailure) -> ListGroup
  {
    guard let name = arguments.value(of: .group) else { return .all }
    let groups = try store.doing { (session) throws(StoreError) in try session.groups(store.order) }
    guard let group = groups.first(where: { $0.name == name }) else {
      throw .data(
        FileProblem(file: store.name, message: "there is no group “\(VisibleText.of(name))”"))
    }
    return group.group
  }
}

extension Option {
  static let exportTo = Option(
    name: "--to", placeholder: "FORMAT", help: "the format to write, if not the cards as they are")

  static let group = Option(
    name: "--group", placeholder: "NAME", help: "only the contacts of a group")
}
