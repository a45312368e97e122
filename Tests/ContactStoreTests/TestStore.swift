import ContactStore
import Foundation
import TestSupport

/// The engines that every test of the store runs with.
enum Engine: CaseIterable {
  case sqlite
  #if PostgreSQL
    case postgreSQL
  #endif
}

/// An empty store of its own for a test.
final class TestStore: Sendable {
  private let engine: Engine
  /// The name of a file for SQLite, of a schema for PostgreSQL.
  private let name: String

  init(_ engine: Engine) throws {
    self.engine = engine
    switch engine {
    case .sqlite: name = try Self.folder.get().appending(path: UUID().uuidString).path
    #if PostgreSQL
      case .postgreSQL:
        name = try PostgreSQLServer.shared.newName()
        try PostgreSQLConnection(url: PostgreSQLServer.shared.url).run("CREATE SCHEMA \(name)")
    #endif
    }
  }

  /// The folder for all files of a test run, as connections outlive what has opened them.
  private static let folder = Result {
    let place = TestStore.place
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: TestStore.place) }
    return place
  }
  private static let place = FileManager.default.temporaryDirectory
    .appending(path: "thumbindex-\(UUID())")

  /// Another connection to the store.
  func connect(patience: Int32 = 10_000) throws -> any SQLConnection {
    switch engine {
    case .sqlite: try SQLiteConnection(path: name, access: .creating, patience: patience)
    #if PostgreSQL
      case .postgreSQL:
        try PostgreSQLConnection(
          url: PostgreSQLServer.shared.url, schema: name, patience: patience)
    #endif
    }
  }

  /// A connection, and a table `t` with a number, a text and bytes.
  func connectWithTable() throws -> any SQLConnection {
    let connection = try connect()
    let dialect = connection.dialect
    try connection.run(
      "CREATE TABLE t (a \(dialect.integer), b \(dialect.text), c \(dialect.blob))")
    return connection
  }
}
