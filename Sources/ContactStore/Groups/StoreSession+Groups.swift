internal import ContactCards

extension StoreSession {
  /// The groups in whose lists a contact stands; none for a group.
  func groups(of stored: StoredContact) throws(StoreError) -> Set<ListGroup> {
    try groups(of: stored.contact)
  }

  func groups(of contact: Contact) throws(StoreError) -> Set<ListGroup> {
    guard contact.kind != .group else { return [] }
    var groups = Self.ownGroups(of: contact)
    if let uid = contact.uid, try hasMembers {
      let query = "SELECT contact FROM member WHERE hash = $1"
      for row in try connection.rows(query, [.integer(CardMarks.member(uid))]) {
        groups.insert(.members(of: row.integer(0)))
      }
    }
    return groups
  }

  /// Whether any group's card names a member at all: most stores have none.
  private var hasMembers: Bool {
    get throws(StoreError) { try connection.row("SELECT 1 FROM member LIMIT 1") != nil }
  }

  /// The groups that a contact's own card tells.
  static func ownGroups(of contact: Contact) -> Set<ListGroup> {
    guard contact.kind != .group else { return [] }
    var groups: Set<ListGroup> = [.all]
    for category in contact.categories {
      let name = Category.groupName(category)
      if name.isEmpty { continue }
      groups.insert(Category.isFavorite(category) ? .favorites : .category(name))
    }
    return groups
  }
}
