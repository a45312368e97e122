internal import ContactCards

extension StoreSession {
  /// Sees to it that a contact of a folder has an identifier of its own: programs that synchronize folders need
  /// one. It keeps the one that its file has so far, if there is such a card.
  func complete(_ stored: StoredContact, like old: Card?) throws(StoreError) -> StoredContact {
    let uid = stored.contact.uid ?? ""
    if !uid.isEmpty, old != nil { return stored }
    if !uid.isEmpty, try contacts(withUID: uid).count == 1 { return stored }
    let former = old?.contact.uid ?? ""
    let card = stored.card.identified(former.isEmpty ? nil : former)
    let complete = StoredContact(id: stored.id, revision: stored.revision, card: card)
    try put(complete, inPlaceOf: stored)
    return complete
  }

  /// A contact that has just been written, as it is kept: in a folder it may have got an identifier.
  func asKept(_ stored: StoredContact) throws(StoreError) -> StoredContact {
    folderMirror == nil ? stored : try contact(stored.id)
  }
}

extension Card {
  /// The card with an identifier; without one given, with a new one.
  fileprivate func identified(_ uid: String?) -> Card {
    // In vCard 4.0 identifiers are URIs; before, they are any text, and most programs write the bare UUID.
    let start = version == .v40 ? "urn:uuid:" : ""
    let property = CardProperty("UID", text: uid ?? start + RandomIdentifier.next())
    var card = self
    if let index = card.firstIndex(where: { $0.name.uppercased() == "UID" }) {
      card[index] = property
    } else {
      card.append(property)
    }
    return card
  }
}
