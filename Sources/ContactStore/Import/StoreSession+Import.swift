internal import ContactCards

extension StoreSession {
  /// Takes many cards in one transaction: all of them, or none if something fails.
  ///
  /// A card whose identifier the store has takes that contact's place; one that says the same, or has no
  /// identifier and says what some contact says, changes nothing.
  ///
  /// - Parameters:
  ///   - label: What undoing it is told by.
  ///   - isTrial: Whether to find out only what would be done.
  ///   - body: Gives the cards to the importer.
  /// - Returns: What was done.
  /// - Complexity: O(*n* log *n*) in the number of cards; memory for some ten thousand cards, and some hundred
  ///   bytes for each card besides.
  package func importCards(
    label: String = "import", isTrial: Bool = false,
    _ body: (CardImporter) throws(StoreError) -> Void
  ) throws(StoreError) -> ImportSummary {
    if isTrial {
      return try connection.reading { () throws(StoreError) in
        let importer = try CardImporter(self, nil)
        try body(importer)
        return importer.summary
      }
    }
    // New lists come whole before the many rows come.
    try prepare(defaultOrder)
    return try change(label) { (journal) throws(StoreError) in
      let importer = try CardImporter(self, journal)
      try body(importer)
      try importer.finish()
      return importer.summary
    }
  }
}
