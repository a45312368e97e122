extension SearchIndex {
  /// The numbers of all runs, ascending.
  ///
  /// - Complexity: O(*r* · log *n*): it leaps from run to run.
  func runs() throws(StoreError) -> [Int64] {
    var runs: [Int64] = []
    while let row = try connection.row(
      "SELECT run FROM search_block WHERE run > $1 ORDER BY run LIMIT 1",
      [.integer(runs.last ?? -1)])
    {
      runs.append(row.integer(0))
    }
    return runs
  }

  /// The last block that begins before a key, else the first of the run.
  func block(before key: [UInt8], run: Int64) throws(StoreError) -> SearchBlock? {
    let row = try connection.row(
      """
      SELECT first, contact, entries FROM search_block
      WHERE run = $1 AND first < $2 ORDER BY run DESC, first DESC, contact DESC LIMIT 1
      """, [.integer(run), .blob(key)])
    if let row { return SearchBlock(row) }
    return try connection.row(
      """
      SELECT first, contact, entries FROM search_block
      WHERE run = $1 ORDER BY run, first, contact LIMIT 1
      """, [.integer(run)]
    ).map(SearchBlock.init)
  }

  /// The block that has an entry, or would have it; nil if the run begins behind it.
  func block(around entry: SearchBlock.Entry, run: Int64) throws(StoreError) -> SearchBlock? {
    try connection.row(
      """
      SELECT first, contact, entries FROM search_block
      WHERE run = $1 AND (first, contact) <= ($2, $3)
      ORDER BY run DESC, first DESC, contact DESC LIMIT 1
      """, [.integer(run), .blob(entry.key), .integer(entry.contact)]
    ).map(SearchBlock.init)
  }

  /// The block behind another.
  func block(after block: SearchBlock, run: Int64) throws(StoreError) -> SearchBlock? {
    try connection.row(
      """
      SELECT first, contact, entries FROM search_block
      WHERE run = $1 AND (first, contact) > ($2, $3) ORDER BY run, first, contact LIMIT 1
      """, [.integer(run), .blob(block.first), .integer(block.contact)]
    ).map(SearchBlock.init)
  }
}

extension SearchBlock {
  init(_ row: SQLRow) {
    self.init(first: row.blob(0), contact: row.integer(1), entries: row.blob(2))
  }
}

/// The blocks of a run in order.
struct BlockSequence {
  private let index: SearchIndex
  private let run: Int64
  private var last: SearchBlock?

  init(_ index: SearchIndex, run: Int64) { (self.index, self.run) = (index, run) }

  mutating func next() throws(StoreError) -> SearchBlock? {
    let next =
      if let last { try index.block(after: last, run: run) } else {
        try index.block(before: [], run: run)
      }
    last = next
    return next
  }
}
