/// Stores on a PostgreSQL server.
///
/// They are behind the package's trait `PostgreSQL`, so that one can build without libpq's headers.
package enum PostgreSQL {
  /// Connects to a server.
  ///
  /// - Parameters:
  ///   - url: A URL as libpq takes it; a socket is `postgres://user@/database?host=/folder/of/socket`.
  ///   - patience: For how many milliseconds to wait for other programs that write.
  /// - Returns: A connection that sees the schema `thumbindex`, which need not be there yet.
  /// - Throws: ``StoreError/cannotOpen(store:reason:)`` and ``StoreError/unreachable(store:reason:)``.
  package static func connect(
    to url: String, patience: Int32 = 10_000
  ) throws(StoreError) -> any SQLConnection {
    #if PostgreSQL
      return try PostgreSQLConnection(url: url, patience: patience)
    #else
      throw .cannotOpen(
        store: "postgres://…", reason: "this build of thumbindex has no PostgreSQL")
    #endif
  }
}
