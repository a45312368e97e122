extension StoreSession {
  /// Begins to take many cards in one transaction: all of them, or none if something fails.
  ///
  /// A card whose identifier the store has takes that contact's place; one that says the same, or has no
  /// identifier and says what some contact says, changes nothing. Nothing else may be asked of the
  /// session before ``CardImporter/finish()`` or ``CardImporter/cancel()``.
  ///
  /// - Parameters:
  ///   - label: What undoing it is told by.
  ///   - isTrial: Whether to find out only what would be done.
  /// - Returns: What takes the cards. It keeps some ten thousand of them in memory, and some hundred bytes for
  ///   each one.
  /// - Throws: ``StoreError``, if the store can't be written for instance.
  package func beginImport(label: String = "import", isTrial: Bool = false) throws(StoreError)
    -> CardImporter
  {
    // New lists come whole before the many rows come.
    if !isTrial { try prepare(defaultOrder) }
    return try CardImporter(self, label: isTrial ? nil : label)
  }

  /// Takes many cards, as ``beginImport(label:isTrial:)`` tells.
  ///
  /// - Parameters:
  ///   - label: What undoing it is told by.
  ///   - isTrial: Whether to find out only what would be done.
  ///   - body: Gives the cards to the importer.
  /// - Returns: What was done.
  /// - Throws: ``StoreError``, and what `body` throws; nothing is in the store then.
  /// - Complexity: O(*n* log *n*) in the number of cards.
  package func importCards(
    label: String = "import", isTrial: Bool = false,
    _ body: (CardImporter) throws(StoreError) -> Void
  ) throws(StoreError) -> ImportSummary {
    let importer = try beginImport(label: label, isTrial: isTrial)
    do throws(StoreError) {
      try body(importer)
    } catch {
      importer.cancel()
      throw error
    }
    return try importer.finish()
  }
}
