import ContactCards
import ContactStore

/// A store in memory that has nothing but search keys.
struct SearchedStore {
  let index: SearchIndex
  let connection: SQLiteConnection
  private(set) var contacts: [Contact]

  /// Loads contacts, in so many batches, whose numbers are their places.
  init(_ contacts: [Contact], batches: Int = 1) throws {
    connection = try SQLiteConnection(path: ":memory:", access: .creating)
    try connection.runScript(SearchIndex.schema(connection.dialect))
    index = SearchIndex(connection)
    self.contacts = contacts
    var maker = SearchKeyMaker()
    for part in 0..<batches {
      var batch = SearchBatch()
      for place in stride(from: part, to: contacts.count, by: batches) {
        batch.add(maker.keys(of: contacts[place]), contact: Int64(place))
      }
      try index.load(batch)
    }
  }

  func find(_ query: String, limit: Int = 100) throws -> [SearchHit] {
    try index.find(query, limit: limit) { (wanted) throws(StoreError) in
      Dictionary(
        uniqueKeysWithValues: wanted.map { number in
          let place = Int(number)
          return (number, contacts.indices.contains(place) ? contacts[place].displayName : "")
        })
    }
  }

  /// The names of what a query finds.
  func names(_ query: String, limit: Int = 100) throws -> [String] {
    try find(query, limit: limit).map { contacts[Int($0.contact)].displayName }
  }
}
