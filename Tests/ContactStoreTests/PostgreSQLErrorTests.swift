#if PostgreSQL
  import ContactStore
  import TestSupport
  import Testing

  @Suite("What goes wrong with PostgreSQL")
  struct PostgreSQLErrorTests {
    @Test func `each kind of the server's errors is one of the store's`() throws {
      let connection = try PostgreSQLConnection(url: PostgreSQLServer.shared.url)
      let store = connection.name
      let errors: [String: StoreError] = [
        "53100": .full(store: store), "25006": .readOnly(store: store),
        "55P03": .busy(store: store), "40001": .busy(store: store), "40P01": .busy(store: store),
        "57P01": .unreachable(store: store, reason: "no"),
        "08006": .unreachable(store: store, reason: "no"),
        "28000": .cannotOpen(store: store, reason: "no"),
        "3D000": .cannotOpen(store: store, reason: "no"),
        "XX001": .corrupt(store: store, reason: "no"), "23505": .failed(store: store, reason: "no"),
      ]
      for (state, error) in errors {
        #expect(throws: error) {
          try connection.runScript(
            "DO $$ BEGIN RAISE 'no' USING ERRCODE = '\(state)', DETAIL = 'secret'; END $$")
        }
      }
    }

    @Test func `a connection that only reads says so`() throws {
      let server = try PostgreSQLServer.shared
      let connection = try PostgreSQLConnection(
        url: server.url + "&options=-c%20default_transaction_read_only%3Don")
      #expect(throws: StoreError.readOnly(store: server.url)) {
        try connection.transaction { () throws(StoreError) in
          try connection.run("CREATE TABLE never (a BIGINT)")
        }
      }
    }

    @Test func `a transaction in which something has failed can't be committed`() throws {
      let connection = try PostgreSQLConnection(url: PostgreSQLServer.shared.url)
      try connection.begin()
      #expect(throws: StoreError.self) { try connection.run("SELECT 1 / 0") }
      #expect(throws: StoreError.self) { try connection.commit() }
      #expect(try connection.row("SELECT 1")?.integer(0) == 1)
    }

    @Test func `nothing else is done while rows are loaded`() throws {
      let connection = try PostgreSQLConnection(url: PostgreSQLServer.shared.url)
      try connection.run("CREATE TEMPORARY TABLE loaded (a BIGINT)")
      try connection.load("loaded", columns: ["a"]) { loader throws(StoreError) in
        #expect(throws: StoreError.self) { try connection.run("SELECT 1") }
        loader.add(1)
        try loader.endRow()
      }
      #expect(try connection.row("SELECT count(*) FROM loaded")?.integer(0) == 1)
    }

    @Test func `COPY is no query, and does no harm as one`() throws {
      let connection = try PostgreSQLConnection(url: PostgreSQLServer.shared.url)
      try connection.run("CREATE TEMPORARY TABLE copied (a BIGINT)")
      for statement in ["COPY copied FROM STDIN", "COPY copied TO STDOUT"] {
        #expect(throws: StoreError.self) { try connection.run(statement) }
        #expect(throws: StoreError.self) { try connection.runScript(statement) }
        #expect(try connection.row("SELECT 1")?.integer(0) == 1)
      }
    }
  }
#endif
