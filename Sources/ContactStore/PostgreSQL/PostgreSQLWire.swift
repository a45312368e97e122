#if PostgreSQL
  internal import CPostgreSQL

  /// libpq's end of a connection: what is sent, and what comes back.
  @safe
  final class PostgreSQLWire {
    let name: String
    private let handle: OpaquePointer
    /// The query whose rows are coming in.
    private weak var coming: PostgreSQLRows?
    /// Whether that query is part of a transaction: the server tells only when all rows have come.
    private var wasInTransaction = false
    private var isCopying = false

    /// Connects to the server that a URL names.
    init(url: String) throws(StoreError) {
      try LibPQ.load()
      let address = try PostgreSQLAddress(url: url)
      name = address.name
      unsafe handle = try address.connect()
      // Otherwise they are written to the standard error stream.
      _ = unsafe pq.pointee.PQsetNoticeReceiver(handle, { _, _ in }, nil)
    }

    deinit { unsafe pq.pointee.PQfinish(handle) }

    var serverVersion: Int32 { unsafe pq.pointee.PQserverVersion(handle) / 10_000 }
    var isLost: Bool { unsafe pq.pointee.PQstatus(handle) != CONNECTION_OK }

    var isInTransaction: Bool {
      switch unsafe pq.pointee.PQtransactionStatus(handle) {
      case PQTRANS_INTRANS, PQTRANS_INERROR: true
      case PQTRANS_ACTIVE: coming?.isInTransaction ?? false
      default: false
      }
    }

    /// Makes the connection free for a statement.
    private func take() throws(StoreError) {
      guard !isCopying else {
        throw .failed(
          store: name, reason: "rows are being loaded; nothing else can be done meanwhile")
      }
      coming?.keepRest()
      coming = nil
      if isLost { throw failure }
      wasInTransaction = isInTransaction
    }

    /// Runs statements without parameters, and gives the result of the last.
    @discardableResult
    func execute(_ script: String) throws(StoreError) -> PostgreSQLResult {
      try take()
      return try unsafe check(pq.pointee.PQexec(handle, script))
    }

    func prepare(_ statement: String, _ text: String, _ types: [UInt32]) throws(StoreError) {
      try take()
      try unsafe check(
        pq.pointee.PQprepare(handle, statement, text, Int32(clamping: types.count), types))
    }

    func send(_ text: String, _ values: PostgreSQLParameters) throws(StoreError) -> PostgreSQLRows {
      try take()
      return try rows(
        unsafe values.withPointers { pointers in
          unsafe pq.pointee.PQsendQueryParams(
            handle, text, values.count, values.types, pointers, values.lengths, values.formats, 1)
        })
    }

    func send(
      prepared statement: String, _ values: PostgreSQLParameters
    ) throws(StoreError) -> PostgreSQLRows {
      try take()
      return try rows(
        unsafe values.withPointers { pointers in
          unsafe pq.pointee.PQsendQueryPrepared(
            handle, statement, values.count, pointers, values.lengths, values.formats, 1)
        })
    }

    private func rows(_ isSent: Int32) throws(StoreError) -> PostgreSQLRows {
      guard isSent == 1 else { throw failure }
      _ = unsafe pq.pointee.PQsetSingleRowMode(handle)
      let rows = PostgreSQLRows(self, isInTransaction: wasInTransaction)
      coming = rows
      return rows
    }

    /// What the server says next about the statement that was sent; nil at the end.
    func nextResult() -> PostgreSQLResult? {
      unsafe pq.pointee.PQgetResult(handle).map { unsafe PostgreSQLResult($0) }
    }

    /// Asks the server to stop. It may have finished by then.
    func cancel() {
      guard let cancel = unsafe pq.pointee.PQgetCancel(handle) else { return }
      var message: [CChar] = Array(repeating: 0, count: 256)
      _ = unsafe pq.pointee.PQcancel(cancel, &message, 256)
      unsafe pq.pointee.PQfreeCancel(cancel)
    }

    func beginCopy(_ statement: String) throws(StoreError) {
      try take()
      try unsafe check(pq.pointee.PQexec(handle, statement), wanting: PGRES_COPY_IN)
      isCopying = true
    }

    func sendCopy(_ bytes: [UInt8]) throws(StoreError) {
      let isSent = unsafe bytes.withUnsafeBytes { bytes in
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        return unsafe pq.pointee.PQputCopyData(handle, start, Int32(clamping: bytes.count))
      }
      guard isSent == 1 else { throw failure }
    }

    /// Ends a load whose rows are not wanted.
    func stopCopy() {
      _ = unsafe pq.pointee.PQputCopyEnd(handle, "stopped")
      isCopying = false
      while nextResult() != nil {}
    }

    /// Ends a load. Only now the server tells what was wrong with its rows.
    func endCopy() throws(StoreError) {
      _ = unsafe pq.pointee.PQputCopyEnd(handle, nil)
      isCopying = false
      var failure: StoreError?
      while let result = nextResult() {
        if result.status != PGRES_COMMAND_OK { failure = failure ?? self.failure(result) }
      }
      if let failure { throw failure }
      if isLost { throw self.failure }
    }

    /// Ends a COPY that is no load; its results would have no end.
    func endStrayCopy() -> StoreError {
      unsafe pq.pointee.PQclear(pq.pointee.PQexec(handle, ""))
      return .failed(store: name, reason: "COPY is only for loading rows")
    }

    @discardableResult
    private func check(
      _ result: OpaquePointer?, wanting other: ExecStatusType = PGRES_EMPTY_QUERY
    ) throws(StoreError) -> PostgreSQLResult {
      guard let result = unsafe result else { throw failure }
      let checked = unsafe PostgreSQLResult(result)
      switch checked.status {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK, other: return checked
      case PGRES_COPY_IN, PGRES_COPY_OUT: throw endStrayCopy()
      default: throw failure(checked)
      }
    }

    /// What libpq says went wrong last.
    private var failure: StoreError {
      let reason = oneLine(unsafe text(pq.pointee.PQerrorMessage(handle)))
      return failure(reason.isEmpty ? "the connection is lost" : reason)
    }
  }
#endif
