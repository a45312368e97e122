/// Finds the keys of rows by the rows' identities.
///
/// It holds bytes alone, a hash value and behind it a row's key. Whether a row really has the identity is
/// seen by looking at the row.
struct IdentityIndex: Sendable {
  private var entries: KeyedTree<Void>

  /// The index of all rows.
  ///
  /// - Complexity: O(*n* log *n*) in the number of rows.
  init<Element>(_ shelves: [KeyedTree<Element>], by identify: (Element) -> AnyHashable) {
    var keys: [ArraySlice<UInt8>] = []
    var order: [(hash: UInt64, row: Int)] = []
    for shelf in shelves {
      shelf.forEach { element, key in
        order.append((Self.hash(identify(element)), keys.count))
        keys.append(key)
      }
    }
    order.sort { $0 < $1 }
    entries = KeyedTree(order.indices, value: { _ in }) { number, entry in
      RowKey.append(order[number].hash, to: &entry)
      entry += keys[order[number].row]
    }
  }

  /// The first of what `look` makes of the keys of rows that may have an identity, in the order of the
  /// rows.
  ///
  /// - Complexity: O(log *n*), save for rows that share an identity.
  func first<Found>(of identity: AnyHashable, _ look: ([UInt8]) -> Found?) -> Found? {
    var hash: [UInt8] = []
    RowKey.append(Self.hash(identity), to: &hash)
    for position in entries.lowerBound(of: hash)..<entries.count {
      let entry = entries.key(at: position)
      guard entry.starts(with: hash) else { return nil }
      if let found = look(Array(entry.dropFirst(hash.count))) { return found }
    }
    return nil
  }

  /// Adds a row.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ key: [UInt8], of identity: AnyHashable) {
    _ = entries.insert((), key: Self.entry(key, identity))
  }

  /// Removes a row.
  ///
  /// - Complexity: O(log *n*).
  mutating func remove(_ key: [UInt8], of identity: AnyHashable) {
    if let position = entries.position(of: Self.entry(key, identity)) {
      entries.remove(at: position)
    }
  }

  private static func entry(_ key: [UInt8], _ identity: AnyHashable) -> [UInt8] {
    var entry: [UInt8] = []
    RowKey.append(hash(identity), to: &entry)
    return entry + key
  }

  private static func hash(_ identity: AnyHashable) -> UInt64 {
    UInt64(truncatingIfNeeded: identity.hashValue)
  }
}
