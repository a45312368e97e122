internal import PersonNames

extension SearchIndex {
  /// Finds contacts by what has been typed.
  ///
  /// All words of the query without the blanks between them are tried first, as one beginning. Then each word
  /// has to be found, in any field. Within a field whole words come before others, then the order of keys
  /// counts, then that of contacts.
  ///
  /// - Parameters:
  ///   - query: What has been typed; any text. The first 1024 characters count, and of these sixteen words.
  ///   - limit: How many contacts to find at most.
  ///   - names: Gives the names of contacts that lists show.
  /// - Returns: The contacts, each once, the best first.
  /// - Complexity: O(*w* · log *n* + *m*), where *w*, the number of places to look into, and *m*, the
  ///   number of entries to look at, are bounded (``SearchBudget``): a query that matches very much may
  ///   miss some of it, never all.
  /// - Throws: What the engine and `names` throw; `StoreError.corrupt` if a block can't be read.
  package func find(
    _ query: String, limit: Int,
    names: ([Int64]) throws(StoreError) -> [Int64: String]
  ) throws(StoreError) -> [SearchHit] {
    let query = String(query.prefix(TypedTerm.mostCharacters))
    let terms = TypedTerm.all(of: query)
    guard limit > 0, !terms.isEmpty else { return [] }
    let search = try StoredSearch(self, limit: limit)
    if let whole = terms.count == 1 ? terms[0] : TypedTerm(terms.map(\.text).joined()) {
      try search.find(whole, names)
    }
    if terms.count > 1, search.hasRoom { try search.find(all: terms, query, names) }
    return try search.hits(query, names)
  }
}
