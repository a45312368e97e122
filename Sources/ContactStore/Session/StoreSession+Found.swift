/// A contact that a search has found, with what lists in an order show of it.
package struct ListedFind: Sendable {
  package let row: FoundContactRow
  /// The number of its section.
  package let section: Int
  /// The beginning of its card.
  package let card: [UInt8]
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
          card: Array(stored.bytes.prefix(512))))
    }
    return rows
  }
}
