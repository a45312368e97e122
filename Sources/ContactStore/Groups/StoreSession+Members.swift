internal import ContactCards

extension StoreSession {
  /// Puts the members that a group's card names into its lists.
  func addMembers(of group: StoredContact, _ orders: [KeptOrder]) throws(StoreError) {
    for uid in Set(group.contact.members) {
      let values: [SQLValue] = [.integer(CardMarks.member(uid)), .integer(group.id)]
      let statement = "INSERT INTO member (hash, contact) VALUES ($1, $2) ON CONFLICT DO NOTHING"
      try connection.run(statement, values)
      try forEachPlace(ofMember: uid, orders) { (kept, place) throws(StoreError) in
        try makeList(kept.id, .members(of: group.id)).insert(place)
      }
    }
  }

  /// Makes a group's lists go, and that its members are its members.
  func removeMembers(of group: StoredContact, _ orders: [KeptOrder]) throws(StoreError) {
    try connection.run("DELETE FROM member WHERE contact = $1", [.integer(group.id)])
    for kept in orders {
      guard let list = try list(kept.id, .members(of: group.id)) else { continue }
      for table in ["listing", "landmark"] {
        try connection.run("DELETE FROM \(table) WHERE list = $1", [.integer(list.id)])
      }
      try connection.run("DELETE FROM list WHERE id = $1", [.integer(list.id)])
    }
  }

  private func forEachPlace(
    ofMember uid: String, _ orders: [KeptOrder],
    _ body: (KeptOrder, ListPlace) throws(StoreError) -> Void
  ) throws(StoreError) {
    for stored in try contacts(withUID: uid) where stored.contact.kind != .group {
      for kept in orders where kept.has(stored.id) {
        let key = try ordering(kept.order).key(of: stored.contact)
        try body(kept, ListPlace(key: key, contact: stored.id))
      }
    }
  }
}
