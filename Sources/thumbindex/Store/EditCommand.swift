internal import ContactCards
internal import ContactStore

/// `thumbindex edit`: a contact changed.
enum EditCommand: Subcommand {
  static let name = "edit"
  static let summary = "change a contact of the address book"
  static let operands = "CONTACT [FIELD=VALUE…]"
  static let operandCount = 1...Int.max
  static let options: [Option] =
    RequestedStore.options + [.addField, .take, .editor, .revision, .photo]
  static let discussion = """
    A contact is named by its number, its UID or its whole name.
    \(RequestedEdits.fieldsNote)
    Whatever else the card says stays byte for byte. Without any change the card
    is opened in the program that VISUAL or EDITOR names.

    A change for another revision than the contact has by now is refused, and both
    are shown; “thumbindex show --format json” tells the revision.
    """

  static func run(_ arguments: Arguments) throws(CommandFailure) {
    let store = try RequestedStore(arguments).open()
    let old = try FoundContact.named(arguments.operands[0].text, in: store)
    let edits = try RequestedEdits(arguments, operands: arguments.operands[1...])
    var card = try edits.applied(to: old.card)
    if let path = arguments.value(of: .photo) { card = try PhotoFile.put(path, into: card) }
    let asksForEditor = edits.isEmpty && !arguments.has(.photo)
    if arguments.has(.editor) || asksForEditor { card = try CardEditing.edited(card) }
    if card.bytes == old.card.bytes { return try Output.print("nothing was changed\n") }
    // An edit in an editor may take its time.
    let revision = arguments.value(of: .revision).flatMap { Int64($0) } ?? old.revision
    let new: StoredContact
    do throws(StoreError) {
      new = try store.session.replace(old.id, revision: revision, with: card)
    } catch {
      if case .stale = error { showBoth(store, old.id, card) }
      throw .data(FileProblem(file: error.store ?? store.name, message: error.reason))
    }
    try Output.print("changed \(VisibleText.of(new.contact.displayName))\n")
  }

  /// Shows what the contact is by now, and what it was to become.
  private static func showBoth(_ store: OpenStore, _ id: Int64, _ wanted: Card) {
    guard let now = try? store.session.contact(id) else { return }
    StandardError.write(
      """
      It is now:
      \(String(decoding: now.card.bytes, as: UTF8.self))
      It was to become:
      \(String(decoding: wanted.bytes, as: UTF8.self))

      """)
  }
}
