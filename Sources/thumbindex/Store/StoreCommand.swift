internal import ContactStore

/// `thumbindex store`: the address book as a whole.
enum StoreCommand: Subcommand {
  static let name = "store"
  static let summary = "look after the address book: info, check, reindex, backup"
  static let operands = "info|check|reindex|backup [FILE]"
  static let operandCount = 1...2
  static let options: [Option] = RequestedStore.options + [.format]
  static let discussion = """
    info     where it is, how many contacts it has, and in which orders
    check    look whether everything fits the cards; exit status 0 only if it does
    reindex  make everything anew that is made from the cards
    backup   copy it into FILE, which is a store then; others may go on meanwhile
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let request = try RequestedStore(arguments)
    let operands = arguments.operands.map(\.text)
    guard operands.count == (operands[0] == "backup" ? 2 : 1) else {
      throw .usage(operands[0] == "backup" ? "backup needs a file" : "store takes fewer arguments")
    }
    switch operands[0] {
    case "info": try showInfo(try request.open(), arguments.value(of: .format) == "json")
    case "check": try check(try request.open(preparing: false))
    case "reindex": try reindex(try request.open(preparing: false))
    case "backup": try back(up: try request.open(preparing: false), to: operands[1])
    default:
      throw .usage("there is no “store \(operands[0])”; there are info, check, reindex and backup")
    }
  }

  private static func showInfo(_ store: OpenStore, _ isJSON: Bool) throws(CommandFailure) {
    let info = try store.doing { (session) throws(StoreError) in try session.info() }
    let orders = info.orders.map { "\($0.locale) (\($0.ordering.rawValue))" }
    if isJSON {
      let list = orders.map { JSONText.string($0) }.joined(separator: ", ")
      return try Output.print(
        """
        {"store": \(JSONText.string(store.name)), "contacts": \(info.contacts), \
        "trash": \(info.trash), "format": \(info.format), "orders": [\(list)]}

        """)
    }
    try Output.print(
      """
      store     \(store.name)
      contacts  \(info.contacts)
      trash     \(info.trash)
      orders    \(orders.joined(separator: ", "))
      format    \(info.format)

      """)
  }

  private static func check(_ store: OpenStore) throws(CommandFailure) {
    let faults = try store.doing { (session) throws(StoreError) in
      try session.check { done, total in store.progress.update("Checking", done, of: total) }
    }
    store.progress.wipe()
    for fault in faults { FileProblem(file: store.name, message: fault.description).report() }
    if !faults.isEmpty { throw .reported }
    try Output.print("whole\n")
  }

  private static func reindex(_ store: OpenStore) throws(CommandFailure) {
    try store.doing { (session) throws(StoreError) in
      try session.reindex { done, total in store.progress.update("Ordering", done, of: total) }
    }
    store.progress.wipe()
    try Output.print("made anew\n")
  }

  private static func back(up store: OpenStore, to path: String) throws(CommandFailure) {
    try store.doing { (session) throws(StoreError) in try session.backUp(to: path) }
    try Output.print("copied to \(path)\n")
  }
}
