#if PostgreSQL
  import ContactStore
  import TestSupport
  import Testing

  @Suite("When a PostgreSQL server goes away")
  struct PostgreSQLLossTests {
    @Test func `everything says at once that it doesn't answer`() throws {
      let server = try PostgreSQLServer()
      let idle = try PostgreSQLConnection(url: server.url)
      let walking = try PostgreSQLConnection(url: server.url)
      let loading = try PostgreSQLConnection(url: server.url)
      try loading.run("CREATE TABLE public.t (a BIGINT)")
      try loading.begin()
      expectLoss {
        try loading.load("public.t", columns: ["a"]) { loader throws(StoreError) in
          #expect(throws: Never.self) { try kill(server, in: walking) }
          for number in 0..<100_000 as Range<Int64> {
            loader.add(number)
            try loader.endRow()
          }
        }
      }
      loading.rollBack()
      for connection in [idle, walking, loading] { expectLoss(of: connection) }
      expectLoss { _ = try PostgreSQLConnection(url: server.url) }
    }

    /// Ends the server while rows come in. Those that are under way may arrive.
    private func kill(_ server: PostgreSQLServer, in connection: PostgreSQLConnection) throws {
      var count = 0
      expectLoss {
        try connection.forEachRow("SELECT generate_series(1, 10000000)", []) { _ in
          count += 1
          if count == 10 { #expect(throws: Never.self) { try server.kill() } }
          return true
        }
      }
      #expect((10..<10_000_000).contains(count))
    }

    @Test func `a connection that the server ends is lost`() throws {
      let server = try PostgreSQLServer.shared
      let connection = try PostgreSQLConnection(url: server.url)
      let other = try PostgreSQLConnection(url: server.url)
      let process = try connection.row("SELECT pg_backend_pid()")?.integer(0) ?? 0
      try other.run("SELECT pg_terminate_backend(CAST($1 AS INTEGER), 5000)", [.integer(process)])
      expectLoss(of: connection)
      #expect(try other.row("SELECT 1")?.integer(0) == 1)
    }

    /// Expects that nothing can be done any more.
    private func expectLoss(of connection: PostgreSQLConnection) {
      expectLoss { try connection.run("SELECT 1") }
      expectLoss { try connection.transaction { () throws(StoreError) in } }
      expectLoss { try connection.reading { () throws(StoreError) in } }
      expectLoss { try connection.load("t", columns: ["a"]) { _ in } }
      expectLoss { try connection.runScript("SELECT 1; SELECT 2") }
    }

    private func expectLoss(_ body: () throws -> Void) {
      let error = #expect(throws: StoreError.self) { try body() }
      guard case .unreachable(_, let reason)? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty && reason.split(separator: "\n").count == 1)
    }
  }
#endif
