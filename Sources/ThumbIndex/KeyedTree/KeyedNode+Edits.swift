extension KeyedNode {
  /// Changes, adds or removes a value. What no other tree shares is changed where it lies.
  ///
  /// - Parameters:
  ///   - range: The place of one value, or an empty range where one is added.
  ///   - run: One value, or none where one is removed.
  /// - Returns: The node as it is after that: one node or two, or none if nothing is left. This one is empty then.
  mutating func replace(_ range: Range<Int>, with run: KeyedRun<Value>) -> [KeyedNode] {
    guard var children = takeChildren() else { return replaceInLeaf(range, with: run) }
    let (slot, start) = children.slot(for: range)
    let inside = range.lowerBound - start..<range.upperBound - start
    var node = Self.takeNode(at: slot, of: &children)
    let nodes = node.replace(inside, with: run)
    children.replace(slot..<slot + 1, with: KeyedRun(nodes))
    if nodes.count == 1, nodes[0].width < Self.minimum { children.join(at: slot) }
    return children.parts().map { .branch($0) }
  }

  private mutating func replaceInLeaf(
    _ range: Range<Int>, with run: KeyedRun<Value>
  ) -> [KeyedNode] {
    guard case .leaf(var leaf) = self else { return [self] }
    self = .leaf(KeyedRun())
    leaf.replace(range, with: run)
    return leaf.parts().map { .leaf($0) }
  }

  /// Takes the children of a branch out, so that nothing shares them; nil for a leaf.
  private mutating func takeChildren() -> KeyedRun<Child>? {
    guard case .branch(let children) = self else { return nil }
    self = .leaf(KeyedRun())
    return children
  }

  /// Takes a child's node out, so that the branch doesn't share it; another one has to come in its place.
  private static func takeNode(at slot: Int, of children: inout KeyedRun<Child>) -> KeyedNode {
    var child = Child(node: .leaf(KeyedRun()), count: 0)
    children.exchange(&child, at: slot)
    return child.node
  }

  /// The items of two neighbours of the same depth in as few nodes as hold them.
  fileprivate static func joined(_ left: KeyedNode, _ right: KeyedNode) -> [KeyedNode] {
    switch (left, right) {
    case (.leaf(var items), .leaf(let more)):
      items.replace(items.count..<items.count, with: more)
      return items.parts().map { .leaf($0) }
    case (.branch(var items), .branch(let more)):
      items.replace(items.count..<items.count, with: more)
      return items.parts().map { .branch($0) }
    default:
      return [left, right]
    }
  }
}

extension KeyedRun {
  /// The run as it fits into nodes: whole, in halves if it is too long, or not at all if it is empty.
  fileprivate func parts() -> [KeyedRun] {
    if count == 0 { return [] }
    if count <= KeyedNode<Item>.capacity { return [self] }
    return [self[0..<count / 2], self[count / 2..<count]]
  }

  /// The child that holds a range, or at whose end an empty one lies, and the number of values before it.
  fileprivate func slot<Value>(for range: Range<Int>) -> (slot: Int, start: Int)
  where Item == KeyedNode<Value>.Child {
    var start = 0
    for slot in 0..<count - 1 {
      let end = start + items[slot].count
      if range.lowerBound < end || range.upperBound == end { return (slot, start) }
      start = end
    }
    return (count - 1, start)
  }

  /// Joins a child that has become small with a neighbour.
  fileprivate mutating func join<Value>(at slot: Int) where Item == KeyedNode<Value>.Child {
    guard count > 1 else { return }
    let left = max(0, slot - 1)
    let nodes = KeyedNode.joined(items[left].node, items[left + 1].node)
    replace(left..<left + 2, with: KeyedRun(nodes))
  }
}
