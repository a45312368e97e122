extension Card {
  /// The card of a contact that was changed: it differs from this one only where the contact does.
  ///
  /// ```swift
  /// var contact = card.contact
  /// contact.phones[0].value = "+1 555 0100"
  /// card = card.replacing(with: contact)
  /// ```
  ///
  /// Start from ``contact``, not from the contact of a whole file's reading, which has no pictures. What
  /// is not changed keeps its bytes and its place. A changed value keeps its group and parameters, an added
  /// one stands beside its kin, and a removed one takes the label of its group with it. All is written as
  /// the card's ``version`` has it.
  ///
  /// The contact of the result is the one asked for, but for what no card can say: blanks around values,
  /// control characters, and lists of nothing.
  ///
  /// - Parameter contact: The contact that the card is to describe.
  /// - Returns: The card; this one, byte for byte, if it describes the contact already.
  /// - Complexity: O(*n* log *n*) in the number of properties.
  public func replacing(with contact: Contact) -> Card {
    var card = self
    // A second look finds what came to light as something in front of it went. What a few properties say
    // together in an odd way is written anew.
    for isWrittenAnew in [false, false, true, false, true] {
      let origins = ContactOrigins(card)
      let wanted = SayableContact(contact, instead: origins.contact).contact
      if origins.contact == wanted { return card }
      var editor = CardEditor(card, origins, wanted, isWrittenAnew: isWrittenAnew)
      editor.edit()
      card = editor.finished()
    }
    return card
  }
}
