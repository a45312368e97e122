internal import ContactStore

/// `thumbindex undo`: the last change of the address book, taken back.
enum UndoCommand: Subcommand {
  static let name = "undo"
  static let summary = "take back the last change of the address book"
  static let operands = ""
  static let operandCount = 0...0
  static let options: [Option] = RequestedStore.options
  static let discussion = """
    An import, an edit, a removal or whatever came last is taken back as a whole;
    then the one before it, and so on, up to a thousand.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let store = try RequestedStore(arguments).open()
    let undone = try store.doing { (session) throws(StoreError) in try session.undo() }
    let contacts = undone.count == 1 ? "1 contact" : "\(undone.count) contacts"
    try Output.print("taken back: \(undone.label), \(contacts)\n")
  }
}
