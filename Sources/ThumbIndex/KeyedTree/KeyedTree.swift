/// Values in the order of their keys, which are bytes.
///
/// It is a B+ tree whose nodes are shared: a copy costs nothing, and after an edit the copy and the
/// original still share all but the few nodes on the way to the value.
struct KeyedTree<Value> {
  private var root: KeyedNode<Value>

  /// The number of values.
  private(set) var count: Int

  /// A tree without values.
  init() { self.init(joining: []) }

  /// The tree of nodes of the same depth whose keys ascend.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  init(joining nodes: [KeyedNode<Value>]) {
    var nodes = nodes
    while nodes.count > 1 {
      nodes = stride(from: 0, to: nodes.count, by: KeyedNode<Value>.usual).map { start in
        .branch(KeyedRun(Array(nodes[start...].prefix(KeyedNode<Value>.usual))))
      }
    }
    root = nodes.first ?? .leaf(KeyedRun())
    count = root.count
  }

  /// One value.
  ///
  /// - Complexity: O(log *n*).
  subscript(position: Int) -> Value {
    let (leaf, offset) = leaf(at: position)
    return leaf.items[offset]
  }

  /// The key of one value.
  ///
  /// - Complexity: O(log *n*).
  func key(at position: Int) -> ArraySlice<UInt8> {
    let (leaf, offset) = leaf(at: position)
    return leaf.keys[offset]
  }

  /// The number of keys before `key`.
  ///
  /// - Complexity: O(log *n*).
  func lowerBound(of key: [UInt8]) -> Int {
    var node = root
    var before = 0
    while case .branch(let children) = node {
      // The last child that begins before the key; only there can the key's neighbour lie.
      let slot = Swift.max(0, children.keys.lowerBound(of: key) - 1)
      for child in children.items[..<slot] { before += child.count }
      node = children.items[slot].node
    }
    return before + node.keys.lowerBound(of: key)
  }

  /// The position of exactly this key.
  ///
  /// - Complexity: O(log *n*).
  func position(of key: [UInt8]) -> Int? {
    let position = lowerBound(of: key)
    return position < count && self.key(at: position).elementsEqual(key) ? position : nil
  }

  /// The leaf that holds a value, and where in it.
  ///
  /// - Complexity: O(log *n*).
  func leaf(at position: Int) -> (leaf: KeyedRun<Value>, offset: Int) {
    var node = root
    var offset = position
    while true {
      switch node {
      case .leaf(let leaf): return (leaf, offset)
      case .branch(let children):
        var slot = 0
        while offset >= children.items[slot].count {
          offset -= children.items[slot].count
          slot += 1
        }
        node = children.items[slot].node
      }
    }
  }

  /// Changes, adds or removes one value; see ``KeyedNode/replace(_:with:)``.
  ///
  /// - Complexity: O(log *n*), whether or not the tree was copied.
  mutating func replace(_ range: Range<Int>, with run: KeyedRun<Value>) {
    var nodes = root.replace(range, with: run)
    while nodes.count == 1, case .branch(let children) = nodes[0], children.count == 1 {
      nodes = children.items.map(\.node)
    }
    self = KeyedTree(joining: nodes)
  }
}

extension KeyedTree {
  /// Adds a value.
  ///
  /// - Returns: Its position.
  /// - Complexity: O(log *n*).
  mutating func insert(_ value: Value, key: [UInt8]) -> Int {
    let position = lowerBound(of: key)
    replace(position..<position, with: KeyedRun([value], keys: KeyRun(key)))
    return position
  }

  /// Removes a value.
  ///
  /// - Complexity: O(log *n*).
  mutating func remove(at position: Int) { replace(position..<position + 1, with: KeyedRun()) }
}

extension KeyedTree: Sendable where Value: Sendable {}
