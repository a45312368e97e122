/// Gives the blocks of a run one after another.
protocol BlockSource {
  mutating func next() throws(StoreError) -> SearchBlock?
}

extension BlockSequence: BlockSource {}

/// Puts the entries of several runs into one order.
struct RunMerger {
  /// A run and the entry in it that comes next.
  private struct Head {
    var blocks: any BlockSource
    var reader = BlockReader()
  }

  private var heads: [Head] = []
  /// The first bytes of the keys that come next, which mostly tell which is the least.
  private var prefixes: [UInt64] = []
  private var builder = BlockBuilder()
  private let broken: StoreError

  /// Prepares to merge runs.
  ///
  /// - Parameters:
  ///   - runs: What gives the blocks of each.
  ///   - broken: What to throw if a block can't be read.
  /// - Throws: That, and what the runs throw.
  init(_ runs: [any BlockSource], broken: StoreError) throws(StoreError) {
    self.broken = broken
    for run in runs {
      heads.append(Head(blocks: run))
      prefixes.append(0)
      try advance(heads.count - 1)
    }
  }

  init(_ index: SearchIndex, _ runs: [Int64]) throws(StoreError) {
    let blocks = runs.map { BlockSequence(index, run: $0) }
    try self.init(blocks, broken: index.broken)
  }

  /// The next blocks of the merged run, at most so many; none at the end.
  mutating func next(_ limit: Int) throws(StoreError) -> [SearchBlock] {
    var blocks: [SearchBlock] = []
    while blocks.count < limit, !heads.isEmpty {
      let least = least()
      if let block = addHead(least) { blocks.append(block) }
      try advance(least)
    }
    if blocks.count < limit, let block = builder.finish() { blocks.append(block) }
    return blocks
  }

  private func least() -> Int {
    var least = 0
    for other in 1..<prefixes.count where prefixes[other] <= prefixes[least] {
      if prefixes[other] < prefixes[least] || heads[other].reader.isBefore(heads[least].reader) {
        least = other
      }
    }
    return least
  }

  private mutating func addHead(_ place: Int) -> SearchBlock? {
    let letters = heads[place].reader.letters
    let key = letters.span.extracting(0..<heads[place].reader.count)
    return builder.add(key, prefix: prefixes[place], heads[place].reader.contact)
  }

  /// Goes on to the next entry of a run, which goes if there is none.
  private mutating func advance(_ place: Int) throws(StoreError) {
    while try !readEntry(place) {
      guard let block = try heads[place].blocks.next() else {
        heads.remove(at: place)
        prefixes.remove(at: place)
        return
      }
      heads[place].reader = BlockReader(block.entries)
    }
    prefixes[place] = heads[place].reader.prefix
  }

  private mutating func readEntry(_ place: Int) throws(StoreError) -> Bool {
    do throws(BrokenBlock) { return try heads[place].reader.next() } catch { throw broken }
  }
}
