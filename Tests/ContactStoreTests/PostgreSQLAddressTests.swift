#if PostgreSQL
  import ContactStore
  import Foundation
  import TestSupport
  import Testing

  @Suite("Addresses of PostgreSQL servers")
  struct PostgreSQLAddressTests {
    @Test func `a store is called by its URL, without password and options`() throws {
      let server = try PostgreSQLServer.shared
      let url = server.url.replacing("owner@", with: "owner:se%40cret@")
      for url in [url, url.replacing("postgres:", with: "postgresql:") + "&password=secret"] {
        let connection = try PostgreSQLConnection(url: url)
        #expect(connection.name == server.url)
        #expect(try connection.row("SELECT current_user")?.text(0) == "owner")
      }
    }

    @Test func `a password lets one in, and is in no message`() throws {
      let server = try PostgreSQLServer.shared
      let owner = try PostgreSQLConnection(url: server.url)
      try owner.run("CREATE ROLE guarded LOGIN PASSWORD 'right@secret'")
      let url = server.url(database: "postgres", role: "guarded:right%40secret")
      let connection = try PostgreSQLConnection(url: url)
      #expect(try connection.row("SELECT current_user")?.text(0) == "guarded")
      let message = refusal(of: server.url(database: "postgres", role: "guarded:wrong%40secret"))
      #expect(message.contains("guarded") && !message.contains("secret"))
      #expect(!refusal(of: server.url(database: "postgres", role: "guarded")).isEmpty)
    }

    @Test func `who may not open a store, and one that isn't there, are told so`() throws {
      let server = try PostgreSQLServer.shared
      #expect(refusal(of: server.url(database: "nope")).contains("\"nope\""))
      #expect(refusal(of: server.url(database: "postgres", role: "nobody")).contains("\"nobody\""))
    }

    @Test func `a place without a server doesn't answer`() throws {
      let url = "postgres://owner:secret@/postgres?host=/nowhere"
      let error = #expect(throws: StoreError.self) { try PostgreSQLConnection(url: url) }
      guard case .unreachable("postgres://owner@/postgres?host=/nowhere", let reason)? = error
      else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason.contains("/nowhere") && !reason.contains("secret"))
    }

    @Test func `a server that is too old is refused, with the version that is needed`() throws {
      let server = try OldPostgreSQLServer()
      let thread = Thread { server.answer(version: "14.22") }
      thread.start()
      let message = refusal(
        of: "postgres://owner@127.0.0.1:\(server.port)/x?sslmode=disable&gssencmode=disable")
      #expect(message.contains("PostgreSQL 14;") && message.contains("15 or a later"))
    }

    @Test(arguments: [
      "postgres://owner:se@cret@localhost/postgres", "postgres://owner:se/cret@localhost/postgres",
      "postgres://owner:secret@localhost:secret:/x", "postgres://owner:secret@localhost/x?secret=1",
      "postgres://owner:secret@localhost/%zz", "postgres://[secret", "mysql://secret", "secret",
      "postgres://owner:secret@localhost/x?port=secret",
    ])
    func `nothing of a URL that can't be read is repeated`(_ url: String) throws {
      let message = refusal(of: url)
      #expect(!message.contains("secret") && !message.contains("cret@"))
    }

    /// What is said about a store that can't be opened.
    private func refusal(of url: String) -> String {
      let error = #expect(throws: StoreError.self) { try PostgreSQLConnection(url: url) }
      guard case .cannotOpen? = error else {
        Issue.record("\(String(describing: error))")
        return ""
      }
      let message = error?.description ?? ""
      #expect(message.split(separator: "\n").count == 1)
      return message
    }
  }
#endif
