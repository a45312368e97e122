internal import Collation

/// A store that is open: one connection, for one thread at a time.
///
/// It keeps each contact's card as it came, and beside it what lists and searches need, all made from
/// the card: so everything beside the cards can be made anew at any time.
package final class StoreSession {
  let connection: any SQLConnection
  let values: StoreValues
  /// What messages call the store; a server's URL is without its password.
  package var name: String { connection.name }
  package var limits = StoreLimits()
  /// Remembers how characters are read.
  var searchKeyMaker = SearchKeyMaker()
  /// The order of lists where none is asked for.
  package private(set) var defaultOrder = ListOrder(locale: "en")
  /// Orderings that have been made, by order.
  private var orderings: [ListOrder: ContactOrdering] = [:]
  /// What is remembered of lists, by all sessions that have it. Only those use it that read in transactions.
  package var listCache: ListCache?

  /// Opens the store of a connection, and makes its tables if there is nothing yet.
  ///
  /// - Parameters:
  ///   - connection: The connection, which the session has for itself from now on.
  ///   - order: The order of a store that is made now; one that is there keeps its own.
  ///   - creates: Whether to make the store if there is none.
  /// - Throws: ``StoreError``.
  package init(
    _ connection: sending any SQLConnection, order: ListOrder, creates: Bool
  ) throws(StoreError) {
    self.connection = connection
    values = StoreValues(connection: connection)
    if try !hasTables() {
      guard creates else {
        throw .cannotOpen(store: connection.name, reason: "there is no store yet")
      }
      try makeTables(order)
    }
    try checkFormat()
    try readDefaults()
  }

  private func hasTables() throws(StoreError) -> Bool {
    let query =
      switch connection.dialect {
      case .sqlite: "SELECT name FROM sqlite_master WHERE type = 'table'"
      case .postgreSQL: "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
      }
    let names = try connection.rows(query).map { $0.text(0) }
    if names.isEmpty { return false }
    guard names.contains("meta"), names.contains("contact") else {
      throw .notAStore(connection.name)
    }
    return true
  }

  private func makeTables(_ order: ListOrder) throws(StoreError) {
    // A wrong tag is to be told before there is a store.
    _ = try ordering(order)
    try connection.transaction { () throws(StoreError) in
      // Another program may have been faster.
      if try hasTables() { return }
      if connection.dialect == .postgreSQL,
        try connection.row("SELECT current_schema()")?.isNull(0) == true
      {
        try connection.runScript("CREATE SCHEMA thumbindex")
      }
      try connection.runScript(StoreSchema.script(connection.dialect))
      try connection.runScript(SearchIndex.schema(connection.dialect))
      try values.set(.search, SearchKeyMaker.identity)
      try values.set(.format, Int64(StoreSchema.format))
      try values.set(.locale, order.locale)
      try values.set(.ordering, order.ordering.rawValue)
      try values.set(.nextContact, 1)
    }
  }

  private func checkFormat() throws(StoreError) {
    guard let format = try values.number(.format) else { throw .notAStore(connection.name) }
    if format > StoreSchema.format {
      throw .laterFormat(store: connection.name, format: Int(format))
    }
  }

  private func readDefaults() throws(StoreError) {
    let locale = try values.text(.locale) ?? "en"
    let ordering = try values.text(.ordering).flatMap { NameOrdering(rawValue: $0) } ?? .shown
    defaultOrder = ListOrder(locale: locale, ordering: ordering)
  }

  /// What makes the keys of an order.
  package func ordering(_ order: ListOrder) throws(StoreError) -> ContactOrdering {
    if let ordering = orderings[order] { return ordering }
    do throws(LanguageTagError) {
      let ordering = try ContactOrdering(order)
      orderings[order] = ordering
      return ordering
    } catch {
      throw .invalid("\(error)")
    }
  }

  /// The order of lists where none is asked for, from now on.
  package func setDefaultOrder(_ order: ListOrder) throws(StoreError) {
    _ = try ordering(order)
    try connection.transaction { () throws(StoreError) in
      try values.set(.locale, order.locale)
      try values.set(.ordering, order.ordering.rawValue)
    }
    defaultOrder = order
  }

  /// The number of contacts, groups among them.
  ///
  /// - Complexity: O(*n*) in the number of contacts.
  package func countContacts() throws(StoreError) -> Int {
    Int(try connection.row("SELECT count(*) FROM contact")?.integer(0) ?? 0)
  }
}
