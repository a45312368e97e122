extension KeyedTree {
  /// Calls `body` with each value and its key, in order.
  ///
  /// - Complexity: O(*n*).
  func forEach(_ body: (Value, ArraySlice<UInt8>) -> Void) {
    var position = 0
    while position < count {
      let leaf = leaf(at: position).leaf
      for offset in leaf.items.indices { body(leaf.items[offset], leaf.keys[offset]) }
      position += leaf.count
    }
  }
}
