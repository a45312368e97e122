internal import PersonNames

extension SearchIndex {
  /// Finds contacts by what has been typed.
  ///
  /// All words of the query without the blanks between them are tried first, as one beginning. Then each word
  /// has to be found, in any field. Within a field whole words come before others, then the order of keys
  /// counts, then that of contacts. To be called in a transaction, which saves the engine much locking.
  ///
  /// A single word finds every name that `NameFinder` finds by it, within these bounds:
  ///
  /// - of a name 512 bytes count, of these twelve words, ideographs or syllables to begin with, and of what follows
  ///   64 bytes; of what is typed, 31 bytes, beyond which the names found are looked at;
  /// - mixtures of initials and syllables, and the keys of a telephone, are followed through 600 and 400 blocks of a
  ///   run; of `张s` and the like 2000 names are looked at;
  /// - eight ways to read a name that has ideographs with several readings are known;
  /// - a word that goes on from kana to other letters has to be typed in Hepburn's system there, and digits stand
  ///   for its letters;
  /// - letters of Hangul that stand alone in a name are taken for parts of syllables.
  ///
  /// It finds more: the initials of words in letters, and long vowels of kana however they are typed. If each of several
  /// words is had by more than 10,000 contacts, only so many of one are looked at, and of each other 40,000 entries.
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
    if terms.count > 2, search.hasRoom, let last = terms.last,
      let name = TypedTerm(terms.dropLast().map(\.text).joined())
    {
      // A name in several words, and one word more: common words are rare together.
      try search.find(all: [name, last])
    }
    if terms.count > 1, search.hasRoom, terms.count == 2 || search.isEmpty {
      try search.find(all: terms)
    }
    return try search.hits(query, names)
  }
}
