internal import ContactCards

/// The rows that new contacts get in the tables beside their own, gathered to go in together.
struct NewRows {
  let orders: [KeptOrder]
  private let orderings: [ContactOrdering]
  /// By order, then by group.
  private(set) var lists: [GroupedRows]
  private(set) var marks: [(hash: Int64, contact: Int64)] = []
  private(set) var count = 0
  /// The keys to search by; none where the store's are to be made anew anyway.
  private(set) var searchKeys: SearchBatch?

  init(_ session: StoreSession, _ orders: [KeptOrder]) throws(StoreError) {
    self.orders = orders
    var orderings: [ContactOrdering] = []
    for kept in orders { orderings.append(try session.ordering(kept.order)) }
    self.orderings = orderings
    lists = orders.map { _ in GroupedRows() }
    searchKeys = try session.searchReach() == .max ? SearchBatch() : nil
  }

  /// Whether it should be written before more is gathered.
  var isFull: Bool { count >= Self.mostContacts || searchKeys?.isFull == true }

  /// The rows of a contact take some hundred bytes.
  private static let mostContacts = 400_000

  mutating func append(
    _ stored: StoredContact, mark: Int64, in groups: Set<ListGroup>, _ session: StoreSession
  ) {
    searchKeys?.add(session.searchKeyMaker.keys(of: stored.contact), contact: stored.id)
    for (place, kept) in orders.enumerated() where kept.has(stored.id) {
      lists[place].append(orderings[place].key(of: stored.contact), stored.id, in: groups)
    }
    marks.append((mark, stored.id))
    count += 1
  }

  /// Forgets what has been written.
  mutating func removeAll() {
    lists = orders.map { _ in GroupedRows() }
    marks.removeAll(keepingCapacity: true)
    if searchKeys != nil { searchKeys = SearchBatch() }
    count = 0
  }
}

extension StoreSession {
  /// Writes the contacts themselves, which are new.
  func loadContacts(_ contacts: [StoredContact]) throws(StoreError) {
    let columns = ["id", "revision", "flags", "changed", "name", "detail", "card"]
    let now = Clock.now
    try connection.load("contact", columns: columns) { (loader) throws(StoreError) in
      for stored in contacts {
        let contact = stored.contact
        loader.add(stored.id)
        loader.add(stored.revision)
        loader.add(ContactFlags(contact).rawValue)
        loader.add(now)
        loader.add(contact.displayName)
        if let detail = contact.detail { loader.add(detail) } else { loader.addNull() }
        loader.add(stored.bytes)
        try loader.endRow()
      }
    }
  }

  /// Writes the rows beside them.
  func load(_ rows: inout NewRows) throws(StoreError) {
    for (kept, lists) in zip(rows.orders, rows.lists) {
      for (group, rows) in lists.lists { try makeList(kept.id, group).load(rows) }
    }
    let marks = rows.marks.sorted { $0 < $1 }
    try connection.load("mark", columns: ["hash", "contact"]) { (loader) throws(StoreError) in
      for mark in marks {
        loader.add(mark.hash)
        loader.add(mark.contact)
        try loader.endRow()
      }
    }
    if let keys = rows.searchKeys, keys.count > 0 { try SearchIndex(connection).load(keys) }
    rows.removeAll()
  }
}
