extension SearchIndex {
  /// So many runs are read one after another at most; more are merged.
  static let mostRuns = 8
  private static let columns = ["run", "first", "contact", "entries"]

  /// Adds a batch as a run of its own, and merges all runs if there are more than eight.
  ///
  /// - Complexity: O(*n*) in the length of the batch's keys, besides the merging.
  package func load(_ batch: SearchBatch) throws(StoreError) { try load(batch.blocks()) }

  /// Adds blocks in order as a run of their own, and merges all runs if there are more than eight.
  func load(_ blocks: [SearchBlock]) throws(StoreError) {
    if blocks.isEmpty { return }
    let run = try newRun()
    try write(blocks, run: run)
    if try runs().count > Self.mostRuns { try mergeRuns() }
  }

  private func write(_ blocks: [SearchBlock], run: Int64) throws(StoreError) {
    try connection.load("search_block", columns: Self.columns) { (loader) throws(StoreError) in
      for block in blocks { try loader.add(block, run: run) }
    }
  }

  private func newRun() throws(StoreError) -> Int64 { max(try runs().last ?? 0, 0) + 1 }

  /// Makes one run of all.
  ///
  /// - Complexity: O(*n*) in the size of the table; some megabytes are in memory.
  package func mergeRuns() throws(StoreError) {
    let old = try runs()
    guard old.count > 1 else { return }
    var merger = try RunMerger(self, old)
    let run = try newRun()
    while true {
      let blocks = try merger.next(1 << 9)
      if blocks.isEmpty { break }
      try write(blocks, run: run)
    }
    for run in old {
      try connection.run("DELETE FROM search_block WHERE run = $1", [.integer(run)])
    }
  }
}

extension RowLoader {
  fileprivate func add(_ block: SearchBlock, run: Int64) throws(StoreError) {
    add(run)
    add(block.first)
    add(block.contact)
    add(block.entries)
    try endRow()
  }
}
