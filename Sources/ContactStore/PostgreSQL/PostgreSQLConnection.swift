#if PostgreSQL
  /// A connection to a PostgreSQL server.
  ///
  /// Everything is in one schema, `thumbindex`, which the script that makes the tables makes first; another
  /// book on the same server has another database. Texts are kept as BYTEA, since TEXT has no U+0000.
  ///
  /// Once the connection is lost, everything asked of it throws ``StoreError/unreachable(store:reason:)``. If
  /// that happens in ``commit()``, the transaction may have been done or not.
  package final class PostgreSQLConnection: SQLConnection {
    package var name: String { wire.name }
    package var dialect: SQLDialect { .postgreSQL }
    private let wire: PostgreSQLWire
    private let writeLock: PostgreSQLWriteLock
    private var statements = PostgreSQLStatements()

    /// Connects to a server.
    ///
    /// - Parameters:
    ///   - url: A URL as libpq takes it; a socket is `postgres://user@/database?host=/folder/of/socket`.
    ///   - schema: Where the tables are.
    ///   - patience: For how many milliseconds to wait for other programs that write.
    /// - Throws: ``StoreError/unreachable(store:reason:)`` if there is no server, and
    ///   ``StoreError/cannotOpen(store:reason:)`` if it doesn't let one in, or is older than PostgreSQL 15.
    package init(
      url: String, schema: String = "thumbindex", patience: Int32 = 10_000
    ) throws(StoreError) {
      wire = try PostgreSQLWire(url: url)
      writeLock = PostgreSQLWriteLock(schema: schema)
      guard wire.serverVersion >= 15 else {
        throw .cannotOpen(
          store: wire.name,
          reason: "its server is PostgreSQL \(wire.serverVersion); use version 15 or a later one")
      }
      try wire.execute(
        """
        SET search_path TO \(Self.quoted(schema)); SET standard_conforming_strings TO on;
        SET lock_timeout TO \(max(1, patience)); \(Self.plan)
        """)
    }

    /// Queries here read a few rows along an index. A server that has no statistics yet, as after a large import,
    /// would rather sort all of them.
    private static let plan = """
      SET enable_sort TO off; SET enable_bitmapscan TO off; SET enable_hashjoin TO off;
      SET enable_mergejoin TO off; SET jit TO off
      """

    private static func quoted(_ name: String) -> String {
      "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\""
    }

    @discardableResult
    package func run(_ statement: String, _ values: [SQLValue]) throws(StoreError) -> Int {
      let rows = try begin(statement, values)
      while try rows.next() != nil {}
      return rows.changed
    }

    package func forEachRow(
      _ query: String, _ values: [SQLValue], _ body: (SQLRow) throws(StoreError) -> Bool
    ) throws(StoreError) {
      let rows = try begin(query, values)
      defer { rows.dismiss(ofQueryThatReads: query.hasPrefix("SELECT")) }
      while let row = try rows.next() {
        guard try body(row) else { return }
      }
    }

    private func begin(_ text: String, _ values: [SQLValue]) throws(StoreError) -> PostgreSQLRows {
      let parameters = PostgreSQLParameters(values)
      let key = PostgreSQLStatements.Key(text: text, types: parameters.types)
      switch statements.plan(key) {
      case .runAsIs: return try wire.send(text, parameters)
      case .run(let name): return try wire.send(prepared: name, parameters)
      case .prepare(let name):
        try wire.prepare(name, text, parameters.types)
        statements.add(name, for: key)
        return try wire.send(prepared: name, parameters)
      }
    }

    package func runScript(_ script: String) throws(StoreError) { try wire.execute(script) }

    package func load(
      _ table: String, columns: [String], _ body: (any RowLoader) throws(StoreError) -> Void
    ) throws(StoreError) {
      let names = columns.joined(separator: ", ")
      try wire.beginCopy("COPY \(table) (\(names)) FROM STDIN (FORMAT binary)")
      do throws(StoreError) {
        let loader = PostgreSQLLoader(wire)
        try body(loader)
        try loader.finish()
      } catch {
        wire.stopCopy()
        throw error
      }
      try wire.endCopy()
    }

    /// Begins a transaction that may write. It waits for others, and sees what they have written. A statement
    /// outside a transaction waits for nobody.
    package func begin() throws(StoreError) {
      do throws(StoreError) {
        try wire.execute("BEGIN ISOLATION LEVEL READ COMMITTED; \(writeLock.statement)")
      } catch {
        rollBack()
        throw error
      }
    }

    package func beginReading() throws(StoreError) {
      try wire.execute("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
    }

    package func commit() throws(StoreError) {
      // COMMIT of a transaction in which something has failed is no error for the server.
      if try wire.execute("COMMIT").command == "ROLLBACK" {
        throw .failed(
          store: name, reason: "a part of the transaction has failed; nothing was changed")
      }
    }

    package func rollBack() {
      if wire.isInTransaction { _ = try? wire.execute("ROLLBACK") }
    }
  }
#endif
