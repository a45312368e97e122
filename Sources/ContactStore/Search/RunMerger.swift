/// Puts the entries of several runs into one order.
struct RunMerger {
  /// A run and the entry in it that comes next.
  private struct Head {
    var blocks: BlockSequence
    var reader = BlockReader()

    func isBefore(_ other: Head) -> Bool { reader.isBefore(other.reader) }
  }

  private let index: SearchIndex
  private var heads: [Head] = []
  private var builder = BlockBuilder()

  init(_ index: SearchIndex, _ runs: [Int64]) throws(StoreError) {
    self.index = index
    for run in runs {
      var head = Head(blocks: BlockSequence(index, run: run))
      if try advance(&head) { heads.append(head) }
    }
  }

  /// The next blocks of the merged run, at most so many; none at the end.
  mutating func next(_ limit: Int) throws(StoreError) -> [SearchBlock] {
    var blocks: [SearchBlock] = []
    while blocks.count < limit, !heads.isEmpty {
      var least = 0
      for other in heads.indices.dropFirst() where heads[other].isBefore(heads[least]) {
        least = other
      }
      if let block = addHead(least) { blocks.append(block) }
      if try !advance(&heads[least]) { heads.remove(at: least) }
    }
    if blocks.count < limit, let block = builder.finish() { blocks.append(block) }
    return blocks
  }

  private mutating func addHead(_ place: Int) -> SearchBlock? {
    let letters = heads[place].reader.letters
    let key = letters.span.extracting(0..<heads[place].reader.count)
    return builder.add(key, heads[place].reader.contact)
  }

  private func advance(_ head: inout Head) throws(StoreError) -> Bool {
    while try !index.advance(&head.reader) {
      guard let block = try head.blocks.next() else { return false }
      head.reader = BlockReader(block.entries)
    }
    return true
  }
}
