internal import ContactCards

/// Entries of the search keys taken together: the same sum for the same entries, in whatever order.
struct EntrySum: Hashable {
  private var sum: UInt64 = 0
  private var count = 0

  mutating func add(_ key: [UInt8], _ contact: Int64) {
    var hash = StableHash(seed: UInt64(bitPattern: contact))
    hash.combine(key.span)
    sum &+= UInt64(bitPattern: hash.value)
    count += 1
  }
}

extension StoreSession {
  /// Looks whether the search keys are those of the contacts.
  func checkSearch(_ faults: inout FaultList) throws(StoreError) {
    let reach: Int64
    switch SearchState(try values.text(.search) ?? "") {
    case .none: return
    case .made(let upTo): reach = upTo
    case .whole: reach = .max
    }
    var (wanted, there) = (EntrySum(), EntrySum())
    try forEachContact { (stored) throws(StoreError) in
      guard stored.id <= reach else { return false }
      let keys = searchKeyMaker.keys(of: stored.contact)
      for key in keys.sorted { wanted.add(key, stored.id) }
      return true
    }
    do throws(StoreError) {
      try SearchIndex(connection).forEachEntry { (key, contact) throws(StoreError) in
        there.add(key, contact)
        return true
      }
    } catch {
      guard case .corrupt(_, let reason) = error else { throw error }
      return faults.note(reason)
    }
    faults.expect(wanted == there, "search: what is found is not what the contacts have")
  }
}
