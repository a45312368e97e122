/// The entries of all runs that a probe finds, in one order.
struct MatchSequence {
  private var cursors: [KeyCursor] = []

  init(_ index: SearchIndex, runs: [Int64], _ probe: SearchProbe, _ budget: SearchBudget)
    throws(StoreError)
  {
    for run in runs {
      var cursor = KeyCursor(index, run: run, probe.field, probe.pattern, budget)
      if try cursor.next() { cursors.append(cursor) }
    }
  }

  /// The contact of the next entry.
  mutating func next() throws(StoreError) -> Int64? {
    guard !cursors.isEmpty else { return nil }
    var least = 0
    for other in cursors.indices.dropFirst()
    where cursors[other].reader.isBefore(cursors[least].reader) {
      least = other
    }
    let contact = cursors[least].reader.contact
    if try !cursors[least].next() { cursors.remove(at: least) }
    return contact
  }
}
