/// A node of a tree: items in a leaf, or nodes in a branch. All leaves lie at the same depth.
///
/// A node never changes, so trees can share it.
indirect enum KeyedNode<Value> {
  /// A node below another one, with the number of its values and, as its key, the first of its keys.
  struct Child {
    let node: KeyedNode
    let count: Int
  }

  case leaf(KeyedRun<Value>)
  case branch(KeyedRun<Child>)

  /// The most items that a node holds. To change one item, a node a level is copied; larger ones would
  /// make the copies dear, smaller ones the tree.
  static var capacity: Int { 32 }

  /// How many items nodes have that are made together: there is room in them, for an insertion that divides a
  /// node takes longer.
  static var usual: Int { 24 }

  /// The fewest items that an edit leaves in a node with neighbours.
  static var minimum: Int { 8 }

  /// The number of values in all leaves.
  var count: Int {
    switch self {
    case .leaf(let leaf): leaf.count
    case .branch(let children): children.items.reduce(0) { $0 + $1.count }
    }
  }

  /// The number of items in this very node.
  var width: Int {
    switch self {
    case .leaf(let leaf): leaf.count
    case .branch(let children): children.count
    }
  }

  /// The keys of this very node.
  var keys: KeyRun {
    switch self {
    case .leaf(let leaf): leaf.keys
    case .branch(let children): children.keys
    }
  }
}

extension KeyedNode: Sendable where Value: Sendable {}
extension KeyedNode.Child: Sendable where Value: Sendable {}

extension KeyedRun {
  /// Nodes as the items of a branch.
  init<Value>(_ nodes: [KeyedNode<Value>]) where Item == KeyedNode<Value>.Child {
    let children = nodes.map { Item(node: $0, count: $0.count) }
    self.init(children, keys: KeyRun(nodes.indices) { $1 += nodes[$0].keys[0] })
  }
}
