internal import ContactStore

/// `thumbindex groups`: the groups of the address book.
enum GroupsCommand: Subcommand {
  static let name = "groups"
  static let summary = "list the groups of the address book"
  static let operands = ""
  static let operandCount = 0...0
  static let options: [Option] = RequestedStore.options + [.format]
  static let discussion = """
    The groups are the categories of contacts, the favourites (the category
    “starred”), and cards that are groups of others. Each is shown with the number
    of its contacts; “thumbindex list --store PLACE --group NAME” lists them, and
    “thumbindex edit” with group=NAME puts a contact into a group.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let store = try RequestedStore(arguments).open()
    let groups = try store.doing { (session) throws(StoreError) in try session.groups(store.order) }
    let isJSON = arguments.value(of: .format) == "json"
    if isJSON {
      let rows = groups.map { "{\"name\": \(JSONText.string($0.name)), \"count\": \($0.count)}" }
      return try Output.print("[\(rows.joined(separator: ",\n"))]\n")
    }
    let width = groups.map { "\($0.count)".count }.max() ?? 0
    let lines = groups.map { group in
      let count = "\(group.count)"
      return String(repeating: " ", count: width - count.count)
        + "\(count)  \(VisibleText.of(group.name))\n"
    }
    try Output.print(lines.joined())
  }
}
