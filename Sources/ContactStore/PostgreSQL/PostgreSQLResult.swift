#if PostgreSQL
  internal import CPostgreSQL

  /// What the server answered to a statement, or one row of it.
  @safe
  final class PostgreSQLResult {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) { unsafe self.handle = handle }

    deinit { unsafe pq.pointee.PQclear(handle) }

    var status: ExecStatusType { unsafe pq.pointee.PQresultStatus(handle) }

    /// How many rows a statement has changed.
    var changed: Int { Int(unsafe text(pq.pointee.PQcmdTuples(handle))) ?? 0 }

    /// The command that was carried out. COMMIT of what has failed is carried out as ROLLBACK.
    var command: String { unsafe text(pq.pointee.PQcmdStatus(handle)) }

    /// The five characters that say what went wrong; nil if libpq itself says so.
    var sqlState: String? { field(thumbindex_pq_sqlstate) }

    /// What went wrong, without the details, which may repeat values.
    var message: String {
      unsafe field(thumbindex_pq_message) ?? text(pq.pointee.PQresultErrorMessage(handle))
    }

    private func field(_ code: Int) -> String? {
      unsafe pq.pointee.PQresultErrorField(handle, Int32(code)).map { unsafe String(cString: $0) }
    }

    /// The first row.
    var row: SQLRow {
      let count = unsafe pq.pointee.PQnfields(handle)
      return SQLRow((0..<count).map(value))
    }

    private func value(_ column: Int32) -> SQLValue {
      guard unsafe pq.pointee.PQgetisnull(handle, 0, column) == 0 else { return .null }
      let bytes = unsafe UnsafeRawBufferPointer(
        start: pq.pointee.PQgetvalue(handle, 0, column),
        count: Int(pq.pointee.PQgetlength(handle, 0, column)))
      return unsafe SQLValue(Array(bytes), ofPostgreSQLType: pq.pointee.PQftype(handle, column))
    }
  }
#endif
