internal import ContactCards

/// What a list shows of a contact.
struct ListedContact {
  let name: String
  let detail: String?
  let uid: String?

  init(_ contact: Contact) {
    name = contact.displayName
    detail = contact.detail
    uid = contact.uid
  }
}
