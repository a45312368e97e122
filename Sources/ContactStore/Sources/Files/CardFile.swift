internal import ContactCards

/// A file of contacts in any format.
struct CardFile {
  let path: String
  /// The format to insist on; without it, the content tells.
  var format: ContactFormat?

  /// Reads its contacts. Returns false if `body` wants no more.
  func read(_ body: (SourceEvent) -> Bool) throws(SourceError) -> Bool {
    var reader = CardReader(format: format)
    var told = Told()
    var goesOn = true
    try SourceFile.pieces(path) { piece in
      reader.append(Array(piece))
      goesOn = take(from: &reader, &told, body)
      return goesOn
    }
    guard goesOn else { return false }
    reader.finish()
    guard take(from: &reader, &told, body) else { return false }
    // Of any other file a reader says what is wrong; cards may stand in anything, or nowhere.
    guard format == .vCard, told == Told() else { return true }
    let problem = ContactProblem(
      .warning, line: 1, message: "there is no card in this file; get it again")
    return body(.problem(problem, file: path))
  }

  /// How much has been handed on.
  private struct Told: Equatable {
    var cards = 0
    var problems = 0
  }

  /// Hands on the contacts and the problems that have come. Returns false if `body` wants no more.
  private func take(
    from reader: inout CardReader, _ told: inout Told, _ body: (SourceEvent) -> Bool
  ) -> Bool {
    while let read = reader.next() {
      told.cards += 1
      guard body(.card(read, file: path)) else { return false }
    }
    for problem in reader.problems.dropFirst(told.problems) {
      guard body(.problem(problem, file: path)) else { return false }
    }
    told.problems = reader.problems.count
    return true
  }

  /// How many cards it has: the lines that begin one.
  private func cardCount() throws(SourceError) -> Int {
    var counter = CardCounter()
    try SourceFile.pieces(path) { piece in
      counter.append(piece)
      return true
    }
    return counter.count
  }

  /// How many contacts it has, in any format.
  func count() throws(SourceError) -> Int {
    // Of UTF-16 and of files with something else in front, only reading tells.
    let start = try SourceFile.beginning(path, count: 64)
    if CardCounter.isBeginning(start) { return try cardCount() }
    var count = 0
    _ = try read { event in
      if case .card = event { count += 1 }
      return true
    }
    return count
  }
}
