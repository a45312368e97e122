/// The search keys of all contacts of a store, in the table `search_block`.
///
/// Entries, each a key and the number of a contact, are kept in order, many in a block. There may be several runs of
/// blocks: run 0 takes what is added one by one, each batch that is loaded makes a run. Everything happens in
/// the caller's transaction. What is read may be damaged: that is thrown as `StoreError.corrupt`, and never traps.
package struct SearchIndex {
  let connection: any SQLConnection

  package init(_ connection: any SQLConnection) { self.connection = connection }

  /// The statements that make the table.
  package static func schema(_ dialect: SQLDialect) -> String {
    """
    CREATE TABLE search_block (
      run \(dialect.integer) NOT NULL,
      first \(dialect.blob) NOT NULL,
      contact \(dialect.integer) NOT NULL,
      entries \(dialect.blob) NOT NULL,
      PRIMARY KEY (run, first, contact)
    )\(dialect.clustered);
    """
  }

  /// Removes all entries.
  package func removeAll() throws(StoreError) { try connection.run("DELETE FROM search_block") }

  /// Calls `body` with every entry, run by run and in order, until it returns false.
  ///
  /// - Complexity: O(*n*); one block at a time is in memory.
  /// - Throws: `StoreError.corrupt` if a block can't be read or is out of order, besides what the engine
  ///   and `body` throw.
  package func forEachEntry(
    _ body: (_ key: [UInt8], _ contact: Int64) throws(StoreError) -> Bool
  ) throws(StoreError) {
    for run in try runs() {
      var blocks = BlockSequence(self, run: run)
      var last: SearchBlock.Entry?
      while let block = try blocks.next() {
        var reader = BlockReader(block.entries)
        while try advance(&reader) {
          let entry = SearchBlock.Entry(key: reader.key, contact: reader.contact)
          guard entry >= block.firstEntry, last.map({ $0 < entry }) ?? true else {
            throw outOfOrder
          }
          last = entry
          guard try body(entry.key, entry.contact) else { return }
        }
      }
    }
  }

  private var outOfOrder: StoreError {
    .corrupt(store: connection.name, reason: "its search keys are out of order")
  }

  var broken: StoreError {
    .corrupt(store: connection.name, reason: "a block of its search keys cannot be read")
  }

  /// Reads the next entry of a block.
  func advance(_ reader: inout BlockReader) throws(StoreError) -> Bool {
    do throws(BrokenBlock) { return try reader.next() } catch { throw broken }
  }
}
