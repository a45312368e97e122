/// A contact that a search has found, with what lists in an order show of it.
package struct ListedFind: Sendable {
  package let row: FoundContactRow
  /// The number of its section.
  package let section: Int
  /// Where the family name stands in the name, in UTF-16 code units; empty where it doesn't.
  package let family: Range<Int>
}

extension StoreSession {
  /// Finds contacts for a list. It has to be called in a transaction.
  ///
  /// - Parameters:
  ///   - query: Words, all of which have to be found.
  ///   - limit: How many at most.
  ///   - order: The order that the sections are of.
  /// - Returns: The contacts, the best matches first.
  /// - Throws: ``StoreError``.
  package func foundRows(_ query: String, limit: Int, _ order: ListOrder) throws(StoreError)
    -> [ListedFind]
  {
    let ordering = try ordering(order)
    var rows: [ListedFind] = []
    for found in try foundNow(query, limit: limit) {
      guard let stored = try contactIfAny(found.row.id) else { continue }
      rows.append(
        ListedFind(
          row: found, section: ordering.section(of: stored.contact),
          family: ListedRow.family(of: stored)))
    }
    return rows
  }
}
