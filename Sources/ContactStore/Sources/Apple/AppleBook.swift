internal import ContactCards

/// An address book of Apple's in tables.
protocol AppleBook: DatabaseBook {
  /// What to select for a contact; first its record.
  func parts(of database: SourceDatabase) -> [AppleRows.Part]
}

extension AppleBook {
  func count(in database: SourceDatabase) throws(SourceError) -> Int {
    guard let record = parts(of: database).first else { return 0 }
    return try database.number("SELECT count(*) FROM \(record.source) \(record.clauses)")
  }

  func read(_ database: SourceDatabase, _ body: (SourceEvent) -> Bool) throws(SourceError) {
    var making: AppleCard?
    var goesOn = true
    func finish() -> Bool {
      guard let made = making else { return true }
      making = nil
      return body(.card(ReadCard(made.finished(), line: 1), file: database.path))
    }
    try database.forEachRow(AppleRows.query(parts(of: database))) { columns in
      let row = AppleRows.Row(columns)
      if row.kind == .record {
        goesOn = finish()
        making = AppleCard(row)
      } else if row.owner == making?.owner {
        making?.add(row)
      }
      return goesOn
    }
    if goesOn { _ = finish() }
  }
}
