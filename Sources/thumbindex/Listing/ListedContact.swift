internal import ContactCards

/// What a list shows of a contact.
struct ListedContact {
  let name: String
  /// What the contact is listed by.
  let sortName: String
  let detail: String?
  let uid: String?

  init(_ contact: Contact, _ order: ListingOrder) {
    name = contact.displayName
    sortName = order.text(of: contact)
    detail = contact.detail
    uid = contact.uid
  }
}
