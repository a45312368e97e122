extension KeyedTree: Sequence {
  /// Goes through the values leaf by leaf.
  struct Iterator: IteratorProtocol {
    private let tree: KeyedTree
    private var leaf = KeyedRun<Value>()
    private var offset = 0
    private var position = 0

    fileprivate init(_ tree: KeyedTree) { self.tree = tree }

    /// The next value.
    ///
    /// - Complexity: O(1), amortized.
    mutating func next() -> Value? {
      if offset == leaf.count {
        guard position < tree.count else { return nil }
        (leaf, offset) = tree.leaf(at: position)
      }
      defer {
        offset += 1
        position += 1
      }
      return leaf.items[offset]
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  var underestimatedCount: Int { count }
}

extension KeyedTree.Iterator: Sendable where Value: Sendable {}
