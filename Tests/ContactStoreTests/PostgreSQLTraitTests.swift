import ContactStore
import TestSupport
import Testing

@Suite("PostgreSQL as a trait of the package")
struct PostgreSQLTraitTests {
  #if PostgreSQL
    @Test func `a build with PostgreSQL connects`() throws {
      let connection = try PostgreSQL.connect(to: PostgreSQLServer.shared.url)
      #expect(connection.dialect == .postgreSQL)
      #expect(try connection.row("SELECT 1")?.integer(0) == 1)
    }
  #else
    @Test func `a build without PostgreSQL says so`() {
      let error = StoreError.cannotOpen(
        store: "postgres://…", reason: "this build of thumbindex has no PostgreSQL")
      #expect(throws: error) { try PostgreSQL.connect(to: "postgres://owner:secret@/postgres") }
    }
  #endif
}
