extension SearchIndex {
  /// The run that takes what is added one by one.
  static let editedRun: Int64 = 0

  /// Adds the keys of a contact.
  ///
  /// - Complexity: O(*k* · log *n*) for *k* keys.
  package func add(_ keys: SearchKeys, contact: Int64) throws(StoreError) {
    for key in keys.sorted { try add(SearchBlock.Entry(key: key, contact: contact)) }
  }

  /// Removes keys of a contact; those that aren't there are passed over.
  ///
  /// - Complexity: O(*k* · *r* · log *n*) for *k* keys in *r* runs.
  package func remove(_ keys: SearchKeys, contact: Int64) throws(StoreError) {
    let runs = try runs()
    for key in keys.sorted {
      let entry = SearchBlock.Entry(key: key, contact: contact)
      for run in runs where try remove(entry, run: run) { break }
    }
  }

  private func add(_ entry: SearchBlock.Entry) throws(StoreError) {
    let run = Self.editedRun
    guard let block = try block(around: entry, run: run) else {
      return try addInFront(entry, run: run)
    }
    guard let entries = try editing({ () throws(BrokenBlock) in try block.inserting(entry) }) else {
      return
    }
    try replace(block, by: SearchBlock(entries, from: block.firstEntry), run: run)
  }

  /// Adds an entry that comes before all others: to their first block, which begins with it then.
  private func addInFront(_ entry: SearchBlock.Entry, run: Int64) throws(StoreError) {
    let block = try block(before: [], run: run)
    let empty = SearchBlock([], from: entry)
    let entries = try editing { () throws(BrokenBlock) in try (block ?? empty).inserting(entry) }
    guard let entries else { return }
    if let block { try delete(block, run: run) }
    try replace(empty, by: SearchBlock(entries, from: entry), run: run)
  }

  /// Whether there was such an entry.
  private func remove(_ entry: SearchBlock.Entry, run: Int64) throws(StoreError) -> Bool {
    guard let block = try block(around: entry, run: run),
      let entries = try editing({ () throws(BrokenBlock) in try block.removing(entry) })
    else { return false }
    if entries.isEmpty {
      try delete(block, run: run)
    } else {
      try replace(block, by: SearchBlock(entries, from: block.firstEntry), run: run)
    }
    return true
  }

  private func delete(_ block: SearchBlock, run: Int64) throws(StoreError) {
    try connection.run(
      "DELETE FROM search_block WHERE run = $1 AND first = $2 AND contact = $3",
      [.integer(run), .blob(block.first), .integer(block.contact)])
  }

  /// Puts a block, or its halves, in the place of another.
  private func replace(_ old: SearchBlock, by new: SearchBlock, run: Int64) throws(StoreError) {
    let most = run == Self.editedRun ? BlockCoding.mostEditedBytes : BlockCoding.mostBytes
    for block in try editing({ () throws(BrokenBlock) in try new.split(over: most) }) {
      try connection.run(
        """
        INSERT INTO search_block (run, first, contact, entries) VALUES ($1, $2, $3, $4)
        ON CONFLICT (run, first, contact) DO UPDATE SET entries = excluded.entries
        """,
        [.integer(run), .blob(block.first), .integer(block.contact), .blob(block.entries)])
    }
  }

  private func editing<Result>(_ edit: () throws(BrokenBlock) -> Result) throws(StoreError)
    -> Result
  {
    do throws(BrokenBlock) { return try edit() } catch { throw broken }
  }
}
