internal import ContactCards

/// The rows that new contacts get in lists, and their marks, gathered to go in together.
struct NewRows: Sendable {
  let orders: [KeptOrder]
  private let orderings: [ContactOrdering]
  /// By order, then by group.
  private(set) var lists: [GroupedRows]
  private(set) var marks: [Mark] = []
  private var byteCount = 0

  struct Mark: BitwiseCopyable, Sendable {
    let hash: Int64
    let contact: Int64
  }

  private let mostBytes: Int

  init(_ session: StoreSession, _ orders: [KeptOrder]) throws(StoreError) {
    mostBytes = session.limits.gatheredBytes
    self.orders = orders
    var orderings: [ContactOrdering] = []
    for kept in orders { orderings.append(try session.ordering(kept.order)) }
    self.orderings = orderings
    lists = orders.map { _ in GroupedRows() }
  }

  /// Whether it should be written before more is gathered.
  var isFull: Bool { byteCount >= mostBytes }

  mutating func append(_ stored: StoredContact, mark: Int64, in groups: Set<ListGroup>) {
    for place in orders.indices where orders[place].has(stored.id) {
      let key = orderings[place].key(of: stored.contact)
      lists[place].append(key, stored.id, in: groups)
      byteCount += (key.count + 40) * groups.count
    }
    marks.append(Mark(hash: mark, contact: stored.id))
    byteCount += MemoryLayout<Mark>.stride
  }

  /// Takes what has been gathered out of it.
  mutating func take() -> NewRows {
    let taken = self
    lists = orders.map { _ in GroupedRows() }
    marks = []
    byteCount = 0
    return taken
  }
}

extension StoreSession {
  /// Writes the contacts themselves, which are new.
  func loadContacts(_ contacts: [NewContact]) throws(StoreError) {
    let columns = ["id", "revision", "flags", "changed", "name", "detail", "card"]
    let now = Clock.now
    try connection.load("contact", columns: columns) { (loader) throws(StoreError) in
      for contact in contacts { try loader.add(contact.stored, now) }
    }
  }

  /// Writes the rows beside them.
  func load(_ rows: NewRows, _ bulk: BulkLoading?) throws(StoreError) {
    for (kept, lists) in zip(rows.orders, rows.lists) {
      for (group, rows) in lists.lists {
        let list = try makeList(kept.id, group)
        if group == .all, let bulk { try bulk.load(rows, into: list) } else { try list.load(rows) }
      }
    }
    let marks = rows.marks.sorted { ($0.hash, $0.contact) < ($1.hash, $1.contact) }
    try connection.load(bulk?.markTable ?? "mark", columns: ["hash", "contact"]) {
      (loader) throws(StoreError) in
      for mark in marks {
        loader.add(mark.hash)
        loader.add(mark.contact)
        try loader.endRow()
      }
    }
  }
}

extension RowLoader {
  /// Adds the row of a contact.
  fileprivate func add(_ stored: StoredContact, _ now: Int64) throws(StoreError) {
    add(stored.id)
    add(stored.revision)
    add(ContactFlags(stored.contact).rawValue)
    add(now)
    add(stored.contact.displayName)
    if let detail = stored.contact.detail { add(detail) } else { addNull() }
    add(stored.bytes)
    try endRow()
  }
}
