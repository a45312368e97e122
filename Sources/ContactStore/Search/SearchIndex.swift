/// The search keys of all contacts of a store, in the table `search_block`.
///
/// Entries, each a key and the number of a contact, are kept in order, many in a block. There may be several runs of
/// blocks: run 0 takes what is added one by one, each batch that is loaded makes a run. Everything happens in
/// the caller's transaction.
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

  /// Adds the keys of a contact.
  package func add(_ keys: SearchKeys, contact: Int64) throws(StoreError) {}

  /// Removes keys of a contact; those that aren't there are passed over.
  package func remove(_ keys: SearchKeys, contact: Int64) throws(StoreError) {}

  /// Adds a batch as a run of its own. Merges runs when there are many.
  package func load(_ batch: consuming SearchBatch) throws(StoreError) {}

  /// Makes one run of all.
  package func mergeRuns() throws(StoreError) {}

  /// Removes all entries.
  package func removeAll() throws(StoreError) { try connection.run("DELETE FROM search_block") }

  /// Finds contacts by what has been typed, the best first.
  package func find(
    _ query: String, limit: Int,
    names: ([Int64]) throws(StoreError) -> [Int64: String]
  ) throws(StoreError) -> [SearchHit] { [] }

  /// Calls `body` with every entry, run by run in order, until it returns false.
  package func forEachEntry(
    _ body: (_ key: Span<UInt8>, _ contact: Int64) throws(StoreError) -> Bool
  ) throws(StoreError) {}
}
