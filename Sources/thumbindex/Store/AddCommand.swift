internal import ContactCards
internal import ContactStore

/// `thumbindex add`: a new contact.
enum AddCommand: Subcommand {
  static let name = "add"
  static let summary = "add a contact to the address book"
  static let operands = "FIELD=VALUE…"
  static let operandCount = 0...Int.max
  static let options: [Option] = RequestedStore.options + [.addField, .editor]
  static let discussion = """
    \(RequestedEdits.fieldsNote)
    With --editor the card is first opened in the program that VISUAL or EDITOR
    names. The number of the new contact is written.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let edits = try RequestedEdits(arguments, operands: arguments.operands[...])
    guard !edits.isEmpty || arguments.has(.editor) else {
      throw .usage("add needs a field: name=…")
    }
    var card = Card(version: .v40)
    card.append(CardProperty("UID", text: "urn:uuid:" + RandomIdentifier.next()))
    card = try edits.applied(to: card)
    if card.contact.formattedName.isEmpty {
      // Every card has to have one (RFC 6350 section 6.2.1).
      var contact = card.contact
      contact.formattedName = contact.displayName
      card = card.replacing(with: contact)
    }
    if arguments.has(.editor) { card = try CardEditing.edited(card) }
    let store = try RequestedStore(arguments).open(creates: true)
    let added = try store.doing { (session) throws(StoreError) in try session.add(card) }
    try Output.print("\(added.id)\n")
  }
}

extension Option {
  static let editor = Option(name: "--editor", help: "change the card in the program of EDITOR")
}
