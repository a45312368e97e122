/// The entries of several runs that a probe finds, in one order.
struct MatchSequence {
  /// A cursor at an entry, and the first bytes of its key, which mostly tell which comes first.
  private struct Head {
    var cursor: KeyCursor
    var prefix: UInt64

    init(_ cursor: KeyCursor) { (self.cursor, prefix) = (cursor, cursor.reader.prefix) }
  }

  private var heads: [Head] = []

  init(_ index: SearchIndex, runs: [Int64], _ probe: SearchProbe, _ budget: SearchBudget)
    throws(StoreError)
  {
    for run in runs {
      var cursor = KeyCursor(index, run: run, probe.field, probe.pattern, budget)
      if try cursor.next() { heads.append(Head(cursor)) }
    }
  }

  /// The contact of the next entry.
  mutating func next() throws(StoreError) -> Int64? {
    guard !heads.isEmpty else { return nil }
    var least = 0
    for other in 1..<max(heads.count, 1) where isBefore(other, least) { least = other }
    let contact = heads[least].cursor.reader.contact
    if try !heads[least].cursor.next() {
      heads.remove(at: least)
    } else if heads.count > 1 {
      heads[least].prefix = heads[least].cursor.reader.prefix
    }
    return contact
  }

  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    heads[left].prefix == heads[right].prefix
      ? heads[left].cursor.reader.isBefore(heads[right].cursor.reader)
      : heads[left].prefix < heads[right].prefix
  }
}
