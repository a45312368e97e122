internal import ContactCards
internal import ContactStore

/// `thumbindex remove`: contacts into the trash.
enum RemoveCommand: Subcommand {
  static let name = "remove"
  static let summary = "put contacts of the address book into the trash"
  static let operands = "[CONTACT…]"
  static let operandCount = 0...Int.max
  static let options: [Option] =
    RequestedStore.options + [.revision, .trash, .restore, .emptyTrash]
  static let discussion = """
    A contact is named by its number, its UID or its whole name. Contacts stay in
    the trash until it is emptied: --trash lists them, --restore takes the one
    with a number out again, --empty-trash removes them for good. “thumbindex
    undo” takes back the last change.

    With --revision nothing is removed if the contact has been changed since it
    had that revision.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let store = try RequestedStore(arguments).open()
    if arguments.has(.trash) { return try listTrash(store) }
    if arguments.has(.emptyTrash) {
      let count = try store.doing { (session) throws(StoreError) in try session.emptyTrash() }
      return try Output.print("\(count) removed for good\n")
    }
    if let id = arguments.value(of: .restore).flatMap({ Int64($0) }) {
      let stored = try store.doing { (session) throws(StoreError) in try session.restore(id) }
      return try Output.print("restored \(VisibleText.of(stored.contact.displayName))\n")
    }
    if arguments.operands.isEmpty { throw .usage("remove needs a contact") }
    var contacts: [StoredContact] = []
    for word in arguments.operands { contacts.append(try FoundContact.named(word.text, in: store)) }
    let revision = arguments.value(of: .revision).flatMap { Int64($0) }
    let removed = contacts.map { ($0.id, revision ?? $0.revision) as (Int64, Int64?) }
    try store.doing { (session) throws(StoreError) in try session.remove(removed) }
    let names = contacts.map { "removed \(VisibleText.of($0.contact.displayName))\n" }
    try Output.print(names.joined())
  }

  private static func listTrash(_ store: OpenStore) throws(CommandFailure) {
    let trash = try store.doing { (session) throws(StoreError) in try session.trash() }
    try Output.print(trash.map { "\($0.id)\t\(VisibleText.of($0.name))\n" }.joined())
  }
}

extension Option {
  static let revision = Option(
    name: "--revision", placeholder: "NUMBER", isNumber: true,
    help: "refuse if the contact has another revision by now")

  static let trash = Option(name: "--trash", help: "list what is in the trash")

  static let restore = Option(
    name: "--restore", placeholder: "NUMBER", isNumber: true,
    help: "take the contact with that number out of the trash")

  static let emptyTrash = Option(
    name: "--empty-trash", help: "remove for good what is in the trash")
}
