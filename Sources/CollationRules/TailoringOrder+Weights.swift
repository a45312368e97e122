import Collation

/// Weights for the items of a tailoring.
extension TailoringOrder {
  /// Gives every new item its element.
  mutating func allocate() throws(CollationRuleError) {
    for (primary, first) in chains.sorted(by: { $0.key < $1.key }) {
      do throws(CollationRuleError) {
        try allocate(chainFrom: first, primary)
      } catch {
        // Of all rules that put something there, the last is shown.
        throw error.placed(at: chain(from: first).compactMap { items[$0].offset }.max())
      }
    }
  }

  private mutating func allocate(chainFrom first: Int, _ primary: UInt32)
    throws(CollationRuleError)
  {
    let groups = chain(from: first).split { items[$0].strength == .primary }
    let new = groups.dropFirst()
    let weights = try Self.weights(
      new.count, .primary, above: primary, below: root.primary(after: primary))
    try allocateSecondaries(groups[0], primary: primary)
    for (group, weight) in zip(new, weights) {
      try allocateSecondaries(group, primary: weight)
    }
  }

  private func chain(from first: Int) -> [Int] {
    var result: [Int] = []
    var item: Int? = first
    while let index = item {
      result.append(index)
      item = items[index].next
    }
    return result
  }

  private mutating func allocateSecondaries(_ group: [Int], primary: UInt32)
    throws(CollationRuleError)
  {
    let subgroups = group.split { items[$0].strength <= .secondary }
    let anchors = subgroups.map { anchor(of: $0, madeBelow: .secondary, shift: 16) }
    // Secondary weights of ignorable elements are above those of all others.
    let secondaries = try Self.filled(
      anchors, .lower, low: primary == 0 ? 0x7FFF_0000 : 0x0200_0000,
      high: primary == 0 ? 0xFFFF_0000 : 0x8000_0000, afterCommon: 0x45FF_0000)
    for (subgroup, secondary) in zip(subgroups, secondaries) {
      try allocateTertiaries(subgroup, UInt64(primary) << 32 | UInt64(secondary))
    }
  }

  /// `upper` has the primary and the secondary weight in place.
  private mutating func allocateTertiaries(_ group: [Int], _ upper: UInt64)
    throws(CollationRuleError)
  {
    let subgroups = group.split { items[$0].strength <= .tertiary }
    let anchors = subgroups.map { anchor(of: $0, madeBelow: .tertiary, shift: 0) }
    // The same holds for elements that have a tertiary weight only.
    let tertiaries = try Self.filled(
      anchors, .tertiary, low: upper == 0 ? 0x3BFF_0000 : 0x01FF_0000, high: 0x4000_0000,
      afterCommon: 0x05FF_0000)
    for (subgroup, tertiary) in zip(subgroups, tertiaries) {
      try allocateQuaternaries(subgroup, upper | UInt64(tertiary >> 16))
    }
  }

  private mutating func allocateQuaternaries(_ group: [Int], _ upper: UInt64)
    throws(CollationRuleError)
  {
    for (quaternary, index) in group.enumerated() where !items[index].isRoot {
      guard quaternary <= 3 else {
        throw CollationRuleError(
          offset: nil, reason: "more than three texts differ by <<<< in one place")
      }
      items[index].element = upper | UInt64(quaternary) << 6
    }
  }

  /// The weight that one of the items has already, left-justified in 32 bits: a root element's, or the
  /// common one of an item that was made on a stronger level.
  private func anchor(of group: [Int], madeBelow level: RelationStrength, shift: UInt64) -> UInt32?
  {
    for index in group {
      if items[index].isRoot { return UInt32(items[index].element >> shift & 0xFFFF) << 16 }
      if items[index].made < level { return UInt32(CollationElement.commonWeight) << 16 }
    }
    return nil
  }

  private static func weights(
    _ count: Int, _ allocator: WeightAllocator, above low: UInt32, below high: UInt32
  ) throws(CollationRuleError) -> [UInt32] {
    if count == 0 { return [] }
    guard let weights = allocator.weights(count, above: low, below: high) else {
      throw CollationRuleError(
        offset: nil,
        reason: "there is no room for \(count) more weights in one place "
          + "(\(String(low, radix: 16)) to \(String(high, radix: 16)))")
    }
    return weights
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
        below =
          anchor == UInt32(CollationElement.commonWeight) << 16 ? afterCommon : max(low, anchor)
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
