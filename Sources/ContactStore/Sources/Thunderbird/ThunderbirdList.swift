internal import ContactCards

/// A mailing list in the making.
struct ThunderbirdList {
  let identifier: String
  private var contact = Contact()
  /// The identifiers of the members.
  var members: [String] = []

  /// Begins with the columns of the list: identifier, name, nickname, description.
  init(_ row: SQLRow) {
    identifier = row.text(0)
    contact.uid = identifier
    contact.kind = .group
    contact.formattedName = row.text(1)
    contact.nicknames = [row.text(2)].filter { !$0.isEmpty }
    contact.note = row.text(3)
  }

  /// The list as a card of a group.
  func finished() -> Card {
    var contact = contact
    contact.members = members.map { "urn:uuid:\($0)" }
    return Card(contact)
  }
}
