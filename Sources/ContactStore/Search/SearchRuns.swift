/// The search keys of many contacts, in runs of blocks in memory that are merged in the end.
///
/// Keys are sorted 64 MB at a time, so that few runs have to be merged; in blocks they take a third of the room.
package struct SearchRuns: Sendable {
  private var batch = SearchBatch()
  private var runs: [[SearchBlock]] = []
  private var byteCount = 0

  package init() {}

  /// Whether they should be loaded before more is added: some million contacts have so many.
  package var isFull: Bool { byteCount >= 256 << 20 }

  /// Adds the keys of a contact.
  package mutating func add(_ keys: SearchKeys, contact: Int64) {
    batch.add(keys, contact: contact)
    if batch.isFull { closeRun() }
  }

  private mutating func closeRun() {
    guard batch.count > 0 else { return }
    runs.append(batch.blocks())
    byteCount += runs[runs.count - 1].reduce(0) { $0 + $1.entries.count }
    batch.removeAll()
  }

  /// Makes one run of all.
  mutating func merge() {
    closeRun()
    guard runs.count > 1 else { return }
    let sources = runs.map { BlocksInMemory(rest: $0[...]) }
    runs = []
    // Blocks that were made here can be read.
    let broken = StoreError.corrupt(store: "", reason: "a block of search keys cannot be read")
    guard var merger = try? RunMerger(sources, broken: broken) else { return }
    runs = [(try? merger.next(.max)) ?? []]
  }

  /// Takes the blocks of the one run that has been made.
  mutating func takeBlocks() -> [SearchBlock] {
    merge()
    defer { (runs, byteCount) = ([], 0) }
    return runs.first ?? []
  }
}

private struct BlocksInMemory: BlockSource {
  var rest: ArraySlice<SearchBlock>

  mutating func next() -> SearchBlock? { rest.popFirst() }
}
