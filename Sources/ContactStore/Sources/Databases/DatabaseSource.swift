internal import ContactCards

/// A source that is a database of a known kind.
struct DatabaseSource<Book: DatabaseBook>: ContactSource {
  let identifier: String
  let title: String
  let location: String

  func count() throws(SourceError) -> Int {
    let database = try SourceDatabase(location)
    return try book(in: database).count(in: database)
  }

  func read(_ body: (SourceEvent) -> Bool) throws(SourceError) {
    let database = try SourceDatabase(location)
    try book(in: database).read(database, body)
  }

  private func book(in database: SourceDatabase) throws(SourceError) -> Book {
    guard let book = Book(database) else {
      throw .unknown(location, reason: "it lacks the tables that \(Book.program) has")
    }
    return book
  }
}

/// How a program keeps an address book in tables.
protocol DatabaseBook: Sendable {
  /// What people call the program.
  static var program: String { get }

  /// The address book of a database; `nil` if it has not the tables.
  init?(_ database: SourceDatabase)

  func count(in database: SourceDatabase) throws(SourceError) -> Int

  func read(_ database: SourceDatabase, _ body: (SourceEvent) -> Bool) throws(SourceError)
}

extension DatabaseBook {
  /// Reads the cards in a text that a column holds. Returns false if `body` wants no more.
  func readCards(
    _ text: [UInt8], from path: String, _ body: (SourceEvent) -> Bool
  ) -> Bool {
    var reader = CardReader(format: .vCard)
    reader.append(text)
    // Evolution leaves out the last line end; cards that are written one behind the other need it.
    if text.last != UInt8(ascii: "\n") { reader.append(Array("\r\n".utf8)) }
    reader.finish()
    var isEmpty = true
    while let read = reader.next() {
      isEmpty = false
      guard body(.card(ReadCard(read.card, line: 1), file: path)) else { return false }
    }
    var problems = reader.problems
    if isEmpty { problems.append(ContactProblem(.error, line: 1, message: "a row has no card")) }
    return problems.allSatisfy { problem in
      body(
        .problem(ContactProblem(problem.severity, line: 1, message: problem.message), file: path))
    }
  }
}
