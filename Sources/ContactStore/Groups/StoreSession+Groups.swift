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
  var hasMembers: Bool {
    get throws(StoreError) { try connection.row("SELECT 1 FROM member LIMIT 1") != nil }
  }

  private static let all: Set<ListGroup> = [.all]

  /// The groups that a contact's own card tells.
  static func ownGroups(of contact: Contact) -> Set<ListGroup> {
    guard contact.kind != .group else { return [] }
    if contact.categories.isEmpty { return all }
    var groups = all
    for category in contact.categories {
      let name = Category.groupName(category)
      if name.isEmpty { continue }
      groups.insert(Category.isFavorite(category) ? .favorites : .category(name))
    }
    return groups
  }
}

/// A group of a store.
public struct StoredGroup: Sendable, Hashable {
  /// Which it is.
  public let group: ListGroup
  /// What it is called; `starred` for the favourites.
  public let name: String
  /// How many contacts it has.
  public let count: Int
}

extension StoreSession {
  /// The groups that have had contacts, by name; the favourites come first.
  ///
  /// - Complexity: O(*n*) in the number of groups and of their landmarks.
  package func groups(_ order: ListOrder) throws(StoreError) -> [StoredGroup] {
    guard let kept = try wholeOrder(order) else { return [] }
    let query = "SELECT id, grp FROM list WHERE sorting = $1 AND grp <> $2"
    var groups: [StoredGroup] = []
    for row in try connection.rows(query, [.integer(kept.id), .text("")]) {
      let list = ListTable(connection: connection, id: row.integer(0))
      let count = try list.sectionCounts().reduce(0) { $0 + $1.count }
      let group = ListGroup(tableName: row.text(1))
      groups.append(StoredGroup(group: group, name: try name(of: group), count: count))
    }
    return groups.filter { $0.count > 0 || $0.group.isCard }
      .sorted {
        ($0.group == .favorites ? 0 : 1, $0.name) < ($1.group == .favorites ? 0 : 1, $1.name)
      }
  }

  private func name(of group: ListGroup) throws(StoreError) -> String {
    switch group {
    case .all: ""
    case .favorites: Category.favorite
    case .category(let name): name
    case .members(let id): try row(id).name
    }
  }

  /// The cards that are groups.
  package func groupCards() throws(StoreError) -> [StoredContact] {
    let query = """
      SELECT \(StoredContact.columns) FROM contact c WHERE c.flags & $1 <> 0 ORDER BY c.id
      """
    return try connection.rows(query, [.integer(ContactFlags.group.rawValue)]).map {
      StoredContact($0)
    }
  }

  /// The contacts that have a name, as it is shown.
  ///
  /// - Complexity: O(log *n*) in the number of contacts where the store keeps its usual order.
  package func contacts(named name: String) throws(StoreError) -> [StoredContact] {
    let ordering = try ordering(ListOrder(locale: defaultOrder.locale))
    let key = ordering.key(of: name)
    guard let kept = try wholeOrder(ListOrder(locale: defaultOrder.locale)),
      let list = try list(kept.id, .all)
    else { return try contacts(exactlyNamed: name) }
    let query = """
      SELECT \(StoredContact.columns) FROM listing l JOIN contact c ON c.id = l.contact
      WHERE l.list = $1 AND l.key = $2 ORDER BY l.contact
      """
    return try connection.rows(query, [.integer(list.id), .blob(key)])
      .map { StoredContact($0) }
      .filter { $0.contact.displayName == name }
  }

  private func contacts(exactlyNamed name: String) throws(StoreError) -> [StoredContact] {
    let query = """
      SELECT \(StoredContact.columns) FROM contact c WHERE c.name = $1 ORDER BY c.id
      """
    return try connection.rows(query, [.text(name)]).map { StoredContact($0) }
  }
}

extension ListGroup {
  /// Whether a card of its own says that there is the group.
  fileprivate var isCard: Bool {
    if case .members = self { true } else { false }
  }
}
