import Collation

/// The order that rules describe, before it has weights: the root's elements, with the tailoring's
/// items put between them.
///
/// For each primary weight of the root that the rules touch there is one chain: the root's elements
/// with that weight, and every item that was placed after one of them, up to the next primary weight.
/// Each item differs from the one before it on a level, its strength.
struct TailoringOrder {
  /// An item of a chain: a root element or a new one.
  struct Item {
    /// The element: the root's, or for new items what the allocation gives.
    var element: UInt64
    /// True for the root's elements, whose weights stand.
    let isRoot: Bool
    /// The level on which it differs from the item before it.
    var strength: RelationStrength
    /// The primary weight whose chain it is in.
    let chain: UInt32
    /// For new items, the level of the relation that made it: on the weaker levels it is common.
    let made: RelationStrength
    var previous: Int?
    var next: Int?
    /// For new items, where the rule stands that made it.
    var offset: Int?
  }

  var items: [Item] = []
  /// The first item of each chain, by primary weight.
  private(set) var chains: [UInt32: Int] = [:]
  let root: RootOrder
  /// How many steps past items all searches have taken.
  private(set) var steps = 0

  /// Where the rule stands that is being followed.
  var currentOffset: Int?

  init(root: RootOrder) { self.root = root }

  /// The item of a root element.
  mutating func item(of element: CollationElement) -> Int {
    let bits = RootOrder.withoutCase(element)
    var item = chain(of: element.primary)
    while let index = item {
      steps += 1
      if items[index].isRoot, items[index].element == bits { return index }
      item = items[index].next
    }
    return append(bits, to: element.primary)
  }

  private mutating func chain(of primary: UInt32) -> Int? {
    if let first = chains[primary] { return first }
    var elements = Array(root.elements(primary: primary))
    // Before all others come what is ignored on every level and what has a tertiary weight only.
    if primary == 0 { elements = Array(Set([0, RootOrder.tertiaryElement] + elements)).sorted() }
    for bits in elements { _ = append(bits, to: primary) }
    return chains[primary]
  }

  /// Adds a root element to the end of its chain.
  private mutating func append(_ bits: UInt64, to primary: UInt32) -> Int {
    var last = chains[primary]
    while let index = last, let next = items[index].next { (last, steps) = (next, steps + 1) }
    let strength = Self.strength(of: bits, after: last.map { items[$0].element })
    let index = link(
      Item(
        element: bits, isRoot: true, strength: strength, chain: primary, made: .primary,
        previous: last))
    if chains[primary] == nil { chains[primary] = index }
    return index
  }

  private static func strength(of bits: UInt64, after other: UInt64?) -> RelationStrength {
    guard let other else { return .primary }
    if bits >> 32 != other >> 32 { return .primary }
    return bits >> 16 != other >> 16 ? .secondary : .tertiary
  }

  /// The last item of a chain.
  mutating func lastItem(of primary: UInt32) -> Int {
    guard var item = chain(of: primary) else { return append(UInt64(primary) << 32, to: primary) }
    while let next = items[item].next { (item, steps) = (next, steps + 1) }
    return item
  }

  /// Places a new item behind `item`: behind everything that differs from it on weaker levels only.
  mutating func insert(_ strength: RelationStrength, after item: Int) -> Int {
    var place = item
    while let next = items[place].next, items[next].strength > strength {
      (place, steps) = (next, steps + 1)
    }
    return link(
      Item(
        element: 0, isRoot: false, strength: strength, chain: items[place].chain, made: strength,
        previous: place, next: items[place].next))
  }

  /// Places a new item directly before everything that is the same as `item` on the given level.
  mutating func insert(_ strength: RelationStrength, before item: Int) -> Int {
    var place = item
    while items[place].strength > strength, let previous = items[place].previous {
      (place, steps) = (previous, steps + 1)
    }
    if strength == .primary, items[place].previous == nil {
      // In front of a chain is the end of the one before it.
      let primary = root.primary(before: items[place].chain)
      return insert(.primary, after: lastItem(of: primary))
    }
    // The new item takes over how the place differed from what came before.
    let new = link(
      Item(
        element: 0, isRoot: false, strength: items[place].strength, chain: items[place].chain,
        made: strength, previous: items[place].previous, next: place))
    items[place].strength = strength
    if items[new].previous == nil { chains[items[new].chain] = new }
    return new
  }

  private mutating func link(_ item: Item) -> Int {
    items.append(item)
    let index = items.count - 1
    if !item.isRoot { items[index].offset = currentOffset }
    if let previous = item.previous { items[previous].next = index }
    if let next = item.next { items[next].previous = index }
    return index
  }
}
