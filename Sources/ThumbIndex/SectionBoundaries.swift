/// Where sections begin among the primary weights of a collation.
///
/// The weights fall into blocks, one a script. Inside a block every weight belongs to the letter at or
/// before it; outside all blocks it belongs to the remainder.
struct SectionBoundaries: Sendable {
  /// A run of letters and the first weight behind it.
  struct Block {
    /// The first weight of each letter with the letter's section, in the order of preference: of
    /// letters with the same weight the first one counts.
    var starts: [(weight: UInt32, section: Int)]
    /// The first weight that the block does not hold.
    var end: UInt32
  }

  /// Ascending.
  private var weights: [UInt32] = []
  /// The section that begins at each of the weights.
  private var sections: [Int] = []
  /// The section of all that no block holds.
  let remainder: Int

  /// Makes the boundaries of blocks that do not overlap.
  init(_ blocks: [Block], remainder: Int) {
    self.remainder = remainder
    let filled = blocks.map(Self.normalized).filter { !$0.starts.isEmpty }
    for block in filled.sorted(by: { $0.starts[0].weight < $1.starts[0].weight }) {
      for start in block.starts { append(start.weight, start.section) }
      append(block.end, remainder)
    }
  }

  /// The section of a weight; 0 stands for a text without weights.
  ///
  /// - Complexity: O(log *n*) in the number of boundaries.
  func section(of weight: UInt32) -> Int {
    var low = 0
    var high = weights.count
    while low < high {
      let middle = (low + high) / 2
      if weights[middle] <= weight { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? remainder : sections[low - 1]
  }

  /// A block that ends where the next one begins gives way to it.
  private mutating func append(_ weight: UInt32, _ section: Int) {
    if let last = weights.last, weight <= last {
      sections[sections.count - 1] = section
    } else {
      weights.append(weight)
      sections.append(section)
    }
  }

  /// The block with its letters in ascending order, those left out that no name can have.
  private static func normalized(_ block: Block) -> Block {
    var seen: Set<UInt32> = []
    let starts = block.starts.filter {
      $0.weight > 0 && $0.weight < block.end && seen.insert($0.weight).inserted
    }
    return Block(starts: starts.sorted { $0.weight < $1.weight }, end: block.end)
  }
}
