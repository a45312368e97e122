internal import ContactCards
internal import ContactStore

/// `thumbindex show`: everything of a contact.
enum ShowCommand: Subcommand {
  static let name = "show"
  static let summary = "show a contact of the address book"
  static let operands = "CONTACT…"
  static let operandCount = 1...Int.max
  static let options: [Option] = RequestedStore.options + [.showFormat]
  static let discussion = """
    A contact is named by its number, its UID or its whole name. As vcard its card
    is written byte for byte as it is kept. In JSON a contact has its number, its
    revision, and the fields that “thumbindex convert --to json” writes.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let store = try RequestedStore(arguments).open()
    var output = Output()
    for (place, word) in arguments.operands.enumerated() {
      let stored = try FoundContact.named(word.text, in: store)
      switch arguments.value(of: .showFormat) {
      case "vcard": try output.write(stored.card.bytes[...])
      case "json": try output.write(ContactText.json(stored) + "\n")
      default: try output.write((place > 0 ? "\n" : "") + ContactText.text(stored))
      }
    }
    try output.finish()
  }
}

extension Option {
  static let showFormat = Option(
    name: "--format", placeholder: "FORMAT", values: ["text", "json", "vcard"],
    help: "text (the default), json, or vcard: the card as it is kept")
}
