/// What a list shows of a contact.
struct ListedContact {
  var name: String
  var detail: String?
  var uid: String?
}
