package import ContactCards

/// Keeps what is made from cards in step with them.
extension StoreSession {
  /// Puts a contact in place of another with its number: either may be missing. The rows of lists, marks and
  /// search keys follow.
  func put(_ new: StoredContact?, inPlaceOf old: StoredContact?) throws(StoreError) {
    let orders = try writableOrders()
    // A group's members are told apart before the group is gone, and after it is there.
    if let old, old.contact.kind == .group { try removeMembers(of: old, orders) }
    let oldPlaces =
      try old.map { (stored) throws(StoreError) in try places(of: stored, orders) } ?? []
    let newPlaces =
      try new.map { (stored) throws(StoreError) in try places(of: stored, orders) } ?? []
    try writeContact(new, inPlaceOf: old)
    for place in oldPlaces.subtracting(newPlaces) {
      try list(place.collation, place.group)?.remove(place.place)
    }
    for place in newPlaces.subtracting(oldPlaces) {
      try makeList(place.collation, place.group).insert(place.place)
    }
    try putMark(new, inPlaceOf: old)
    try putSearchKeys(new, inPlaceOf: old)
    if let new, new.contact.kind == .group { try addMembers(of: new, orders) }
  }

  /// A place in one of the lists.
  private struct GroupPlace: Hashable {
    let collation: Int64
    let group: ListGroup
    let place: ListPlace
  }

  private func places(of stored: StoredContact, _ orders: [KeptOrder]) throws(StoreError)
    -> Set<GroupPlace>
  {
    let groups = try groups(of: stored)
    var places: Set<GroupPlace> = []
    for kept in orders where kept.has(stored.id) {
      let key = try ordering(kept.order).key(of: stored.contact)
      let place = ListPlace(key: key, contact: stored.id)
      for group in groups {
        places.insert(GroupPlace(collation: kept.id, group: group, place: place))
      }
    }
    return places
  }

  private func writeContact(_ new: StoredContact?, inPlaceOf old: StoredContact?)
    throws(StoreError)
  {
    guard let new else {
      if let old { try connection.run("DELETE FROM contact WHERE id = $1", [.integer(old.id)]) }
      return
    }
    let statement = """
      INSERT INTO contact (id, revision, flags, changed, name, detail, card)
      VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, flags = excluded.flags,
        changed = excluded.changed, name = excluded.name, detail = excluded.detail,
        card = excluded.card
      """
    let contact = new.contact
    try connection.run(
      statement,
      [
        .integer(new.id), .integer(new.revision), .integer(ContactFlags(contact).rawValue),
        .integer(Clock.now), .text(contact.displayName), contact.detail.map(SQLValue.text) ?? .null,
        .blob(new.bytes),
      ])
  }

  private func putMark(_ new: StoredContact?, inPlaceOf old: StoredContact?) throws(StoreError) {
    let (oldMark, newMark) = (old.map(CardMarks.of), new.map(CardMarks.of))
    if oldMark == newMark { return }
    if let old, let oldMark {
      let values: [SQLValue] = [.integer(oldMark), .integer(old.id)]
      try connection.run("DELETE FROM mark WHERE hash = $1 AND contact = $2", values)
    }
    if let new, let newMark {
      let values: [SQLValue] = [.integer(newMark), .integer(new.id)]
      try connection.run("INSERT INTO mark (hash, contact) VALUES ($1, $2)", values)
    }
  }
}

extension CardMarks {
  /// The mark that a contact is found by: that of its identifier, or of its content if it has none.
  static func of(_ stored: StoredContact) -> Int64 {
    if let uid = stored.contact.uid, !uid.isEmpty { return self.uid(uid) }
    return content(stored.bytes.span)
  }
}

extension ContactFlags {
  /// The flags of a contact.
  package init(_ contact: Contact) {
    self = []
    if contact.categories.contains(where: Category.isFavorite) { insert(.favorite) }
    if contact.photo != nil { insert(.photo) }
    if contact.kind == .group { insert(.group) }
    if contact.kind == .organization { insert(.organization) }
  }
}
