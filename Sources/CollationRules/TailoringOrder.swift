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
    /// For new items, the level of the relation that made it: on the weaker levels it is common.
    let made: RelationStrength
    var previous: Int?
    var next: Int?
  }

  private(set) var items: [Item] = []
  /// The first item of each chain, by primary weight.
  private var chains: [UInt32: Int] = [:]
  private let root: RootOrder

  init(root: RootOrder) { self.root = root }

  /// The item of a root element.
  mutating func item(of element: CollationElement) -> Int {
    let bits = RootOrder.withoutCase(element)
    var item = chain(of: element.primary)
    while let index = item {
      if items[index].isRoot, items[index].element == bits { return index }
      item = items[index].next
    }
    // Elements that only a tailoring's own tables hold don't occur here: resets look texts up in the
    // root or among the items. An element that is missing stands at its chain's end.
    return append(bits, to: element.primary)
  }

  private mutating func chain(of primary: UInt32) -> Int? {
    if let first = chains[primary] { return first }
    var last: Int?
    for bits in root.elements(primary: primary) {
      last = add(
        Item(
          element: bits, isRoot: true,
          strength: Self.strength(of: bits, after: last.map { items[$0].element }),
          made: .primary, previous: last))
      if chains[primary] == nil { chains[primary] = last }
    }
    return chains[primary]
  }

  private mutating func append(_ bits: UInt64, to primary: UInt32) -> Int {
    var last = chains[primary]
    while let index = last, let next = items[index].next { last = next }
    let index = add(
      Item(
        element: bits, isRoot: true,
        strength: Self.strength(of: bits, after: last.map { items[$0].element }),
        made: .primary, previous: last))
    if chains[primary] == nil { chains[primary] = index }
    return index
  }

  private mutating func lastItem(of primary: UInt32) -> Int {
    guard var item = chain(of: primary) else { return append(UInt64(primary) << 32, to: primary) }
    while let next = items[item].next { item = next }
    return item
  }

  private mutating func add(_ item: Item) -> Int {
    items.append(item)
    if let previous = item.previous { items[previous].next = items.count - 1 }
    return items.count - 1
  }

  private static func strength(of bits: UInt64, after other: UInt64?) -> RelationStrength {
    guard let other else { return .primary }
    if bits >> 32 != other >> 32 { return .primary }
    return bits >> 16 != other >> 16 ? .secondary : .tertiary
  }

  /// Places a new item behind `item`: behind everything that differs from it on weaker levels only.
  mutating func insert(_ strength: RelationStrength, after item: Int) -> Int {
    var place = item
    while let next = items[place].next, items[next].strength > strength { place = next }
    return link(
      Item(
        element: 0, isRoot: false, strength: strength, made: strength, previous: place,
        next: items[place].next))
  }

  /// Places a new item directly before everything that is the same as `item` on the given level.
  mutating func insert(_ strength: RelationStrength, before item: Int) -> Int {
    var place = item
    while items[place].strength > strength, let previous = items[place].previous {
      place = previous
    }
    if strength == .primary, items[place].previous == nil {
      // In front of a chain is the end of the one before it.
      let primary = root.primary(before: UInt32(items[place].element >> 32))
      return insert(.primary, after: lastItem(of: primary))
    }
    // The new item takes over how the place differed from what came before.
    let new = link(
      Item(
        element: 0, isRoot: false, strength: items[place].strength, made: strength,
        previous: items[place].previous, next: place))
    items[place].strength = strength
    for (primary, first) in chains where first == place { chains[primary] = new }
    return new
  }

  private mutating func link(_ item: Item) -> Int {
    items.append(item)
    let index = items.count - 1
    if let previous = item.previous { items[previous].next = index }
    if let next = item.next { items[next].previous = index }
    return index
  }

  // MARK: Weights

  /// Gives every new item its element.
  mutating func allocate() throws(CollationRuleError) {
    for (primary, first) in chains.sorted(by: { $0.key < $1.key }) {
      let groups = self.groups(from: first, upTo: .primary)
      let new = groups.dropFirst()
      let weights = try Self.weights(
        new.count, .primary, above: primary, below: root.primary(after: primary))
      try allocateSecondaries(groups[0], primary: primary)
      for (group, weight) in zip(new, weights) {
        try allocateSecondaries(group, primary: weight)
      }
    }
  }

  /// The items of a chain, cut where they differ on a level or a stronger one.
  private func groups(from first: Int, upTo level: RelationStrength) -> [[Int]] {
    var result: [[Int]] = []
    var item: Int? = first
    while let index = item {
      if result.isEmpty || items[index].strength <= level {
        result.append([index])
      } else {
        result[result.count - 1].append(index)
      }
      item = items[index].next
    }
    return result
  }

  private static func weights(
    _ count: Int, _ allocator: WeightAllocator, above low: UInt32, below high: UInt32
  ) throws(CollationRuleError) -> [UInt32] {
    if count == 0 { return [] }
    guard let weights = allocator.weights(count, above: low, below: high) else {
      throw CollationRuleError(
        offset: nil,
        reason:
          "there is no room for \(count) more weights between \(String(low, radix: 16)) and \(String(high, radix: 16))"
      )
    }
    return weights
  }

  private mutating func allocateSecondaries(_ group: [Int], primary: UInt32)
    throws(CollationRuleError)
  {
    let subgroups = group.split(before: { items[$0].strength <= .secondary })
    let isIgnorable = primary == 0
    let anchors = subgroups.map { subgroup -> UInt32? in
      for index in subgroup {
        if items[index].isRoot { return UInt32(items[index].element >> 16 & 0xFFFF) << 16 }
        if items[index].made == .primary { return UInt32(CollationElement.commonWeight) << 16 }
      }
      return nil
    }
    let secondaries = try Self.filled(
      anchors, .lower, low: isIgnorable ? 0x8000_0000 : 0x0200_0000,
      high: isIgnorable ? 0xFFFF_0000 : 0x8000_0000, afterCommon: 0x45FF_0000)
    for (subgroup, secondary) in zip(subgroups, secondaries) {
      try allocateTertiaries(subgroup, primary: primary, secondary: secondary)
    }
  }

  private mutating func allocateTertiaries(
    _ group: [Int], primary: UInt32, secondary: UInt32
  ) throws(CollationRuleError) {
    let anchors = group.map { index -> UInt32? in
      if items[index].isRoot { return UInt32(items[index].element & 0xFFFF) << 16 }
      return items[index].made < .tertiary ? UInt32(CollationElement.commonWeight) << 16 : nil
    }
    let tertiaries = try Self.filled(
      anchors, .tertiary, low: 0x0200_0000, high: 0x4000_0000, afterCommon: 0x05FF_0000)
    for (index, tertiary) in zip(group, tertiaries) where !items[index].isRoot {
      items[index].element =
        UInt64(primary) << 32 | UInt64(secondary >> 16) << 16 | UInt64(tertiary >> 16)
    }
  }

  /// Puts weights where there are none, between those that there are.
  private static func filled(
    _ anchors: [UInt32?], _ allocator: WeightAllocator, low: UInt32, high: UInt32,
    afterCommon: UInt32
  ) throws(CollationRuleError) -> [UInt32] {
    var result: [UInt32] = []
    var index = 0
    var below = low
    while index < anchors.count {
      if let anchor = anchors[index] {
        result.append(anchor)
        below = anchor == UInt32(CollationElement.commonWeight) << 16 ? afterCommon : anchor
        index += 1
        continue
      }
      let end = anchors[index...].firstIndex { $0 != nil } ?? anchors.count
      let above = end < anchors.count ? anchors[end] ?? high : high
      result += try weights(end - index, allocator, above: below, below: above)
      index = end
    }
    return result
  }
}

extension Array {
  /// The array in pieces, a new one before each element that the closure accepts.
  fileprivate func split(before isStart: (Element) -> Bool) -> [[Element]] {
    var result: [[Element]] = []
    for element in self {
      if result.isEmpty || isStart(element) {
        result.append([element])
      } else {
        result[result.count - 1].append(element)
      }
    }
    return result
  }
}
