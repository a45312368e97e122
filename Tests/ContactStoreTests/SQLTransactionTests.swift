import ContactStore
import Testing

@Suite("SQL transactions")
struct SQLTransactionTests {
  @Test(arguments: Engine.allCases)
  func `a transaction that fails leaves nothing behind`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    #expect(throws: StoreError.nothingToUndo) {
      try connection.transaction { () throws(StoreError) in
        try connection.run("INSERT INTO t (a) VALUES (1)")
        throw .nothingToUndo
      }
    }
    #expect(try connection.rows("SELECT a FROM t").isEmpty)
    try connection.transaction { () throws(StoreError) -> Void in
      try connection.run("INSERT INTO t (a) VALUES (2)")
    }
    #expect(try connection.row("SELECT a FROM t")?.integer(0) == 2)
  }

  @Test(arguments: Engine.allCases)
  func `a reader sees one state, whatever others write meanwhile`(_ engine: Engine) throws {
    let store = try TestStore(engine)
    let writer = try store.connectWithTable()
    if writer.dialect == .sqlite { try writer.runScript("PRAGMA journal_mode = WAL") }
    let reader = try store.connect()
    try reader.reading { () throws(StoreError) in
      let before = try reader.row("SELECT count(*) FROM t")
      try writer.transaction { () throws(StoreError) -> Void in
        try writer.run("INSERT INTO t (a) VALUES (1)")
      }
      #expect(try reader.row("SELECT count(*) FROM t")?.values == before?.values)
    }
    #expect(try reader.row("SELECT count(*) FROM t")?.integer(0) == 1)
  }

  @Test(arguments: Engine.allCases)
  func `a writer that waits too long is told that the store is busy`(_ engine: Engine) throws {
    let store = try TestStore(engine)
    let first = try store.connectWithTable()
    let second = try store.connect(patience: 50)
    try first.begin()
    #expect(throws: StoreError.busy(store: second.name)) { try second.begin() }
    #expect(try second.row("SELECT count(*) FROM t")?.integer(0) == 0)
    try first.commit()
    try second.begin()
    try second.commit()
  }

  @Test(arguments: Engine.allCases)
  func `two that write at once do so one after the other`(_ engine: Engine) async throws {
    let store = try TestStore(engine)
    let connection = try store.connectWithTable()
    try connection.run("INSERT INTO t (a) VALUES (0)")
    try await withThrowingTaskGroup { group in
      for _ in 0..<2 {
        group.addTask {
          let writer = try store.connect()
          for _ in 0..<30 {
            try writer.transaction { () throws(StoreError) in
              let count = try writer.row("SELECT a FROM t")?.integer(0) ?? 0
              try writer.run("UPDATE t SET a = $1", [.integer(count + 1)])
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try connection.row("SELECT a FROM t")?.integer(0) == 60)
  }
}
