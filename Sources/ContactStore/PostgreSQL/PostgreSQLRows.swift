#if PostgreSQL
  internal import CPostgreSQL

  /// The rows of a query as they come in, one at a time.
  ///
  /// A connection carries one query's rows at a time. If another statement is run before all have come, the
  /// rest is kept in memory until it is asked for; so who walks through a whole store and asks about each
  /// contact does so page by page.
  final class PostgreSQLRows {
    private let wire: PostgreSQLWire
    let isInTransaction: Bool
    private var kept: [SQLRow] = []
    private var taken = 0
    private var failure: StoreError?
    private var isComing = true
    /// How many rows the statement has changed, when all have come.
    private(set) var changed = 0

    init(_ wire: PostgreSQLWire, isInTransaction: Bool) {
      self.wire = wire
      self.isInTransaction = isInTransaction
    }

    func next() throws(StoreError) -> SQLRow? {
      if taken < kept.count {
        taken += 1
        return kept[taken - 1]
      }
      if let row = receive() { return row }
      if let failure { throw failure }
      return nil
    }

    /// Takes the rest from the connection, which is wanted for something else.
    func keepRest() {
      while let row = receive() { kept.append(row) }
    }

    /// Lets go of the rows that nobody wants.
    ///
    /// The server stops sending many, unless that would end a transaction or undo what the statement does.
    func dismiss(ofQueryThatReads onlyReads: Bool) {
      let mayCancel = onlyReads && !isInTransaction
      var count = 0
      while receive() != nil {
        count += 1
        if mayCancel, count == 1000 { wire.cancel() }
      }
    }

    private func receive() -> SQLRow? {
      guard isComing else { return nil }
      while let result = wire.nextResult() {
        switch result.status {
        case PGRES_SINGLE_TUPLE: return result.row
        case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: changed = result.changed
        case PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH: failure = wire.endStrayCopy()
        default: failure = failure ?? wire.failure(result)
        }
      }
      isComing = false
      return nil
    }
  }
#endif
