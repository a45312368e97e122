import ContactStore
import Testing

@Suite("SQL connections")
struct SQLConnectionTests {
  @Test(arguments: Engine.allCases)
  func `what a row is given comes back, whatever is in it`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    let texts = ["a\0'\"%_;--$1\\", "", "Å\u{30A}阿👩‍👩‍👧", String(repeating: "ab\0", count: 350_000)]
    for (number, text) in texts.enumerated() {
      let values: [SQLValue] = [.number(number), .text(text), .blob(Array(text.utf8.reversed()))]
      #expect(try connection.run("INSERT INTO t VALUES ($1, $2, $3)", values) == 1)
    }
    let rows = try connection.rows("SELECT a, b, c FROM t ORDER BY a")
    #expect(rows.map { $0.integer(0) } == [0, 1, 2, 3])
    #expect(rows.map { $0.text(1) } == texts)
    #expect(rows.map { $0.blob(2) } == texts.map { Array($0.utf8.reversed()) })
    #expect(!rows.contains { $0.isNull(1) || $0.isNull(2) })
  }

  @Test(arguments: Engine.allCases)
  func `numbers of 64 bits and no value at all come back`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    let numbers: [Int64] = [.min, -1, 0, 1, .max]
    for number in numbers {
      try connection.run("INSERT INTO t VALUES ($1, $2, $3)", [.integer(number), .null, .null])
    }
    let rows = try connection.rows("SELECT a, b, c FROM t ORDER BY a")
    #expect(rows.map(\.values) == numbers.map { [.integer($0), .null, .null] })
  }

  @Test(arguments: Engine.allCases)
  func `a value finds its row, and bytes order as bytes`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    let keys: [[UInt8]] = [[], [0], [0, 0], [1, 255], [2], [128], [255, 0]]
    for key in keys.shuffled() {
      try connection.run("INSERT INTO t (b, c) VALUES ($1, $2)", ["n", .blob(key)])
    }
    let rows = try connection.rows("SELECT c FROM t ORDER BY c")
    #expect(rows.map { $0.blob(0) } == keys)
    let after = try connection.rows(
      "SELECT c FROM t WHERE b = $1 AND c > $2 ORDER BY c LIMIT $3", ["n", .blob([1, 255]), 2])
    #expect(after.map { $0.blob(0) } == [[2], [128]])
  }

  @Test(arguments: Engine.allCases)
  func `sums and counts are numbers`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    for number in [-70_000, 123_456_789_012, 30_000, 10_000] {
      try connection.run("INSERT INTO t (a) VALUES ($1)", [.number(number)])
    }
    let query = "SELECT sum(a), count(*), sum(-a), sum(a - a), max(a) > 5 FROM t"
    let row = try connection.row(query)
    #expect(
      row?.values == [.integer(123_456_759_012), 4, .integer(-123_456_759_012), 0, 1])
  }

  @Test(arguments: Engine.allCases)
  func `a statement may be run again with other kinds of values`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    let statement = "INSERT INTO t VALUES ($1, $2, $3)"
    for round in 0..<4 {
      try connection.run(statement, [.number(round), "x", .blob([1])])
      try connection.run(statement, [.null, .null, "bytes"])
    }
    #expect(
      try connection.row("SELECT count(*), count(a), count(b), count(c) FROM t")?.values == [
        8, 4, 4, 8,
      ])
    #expect(try connection.run("UPDATE t SET b = $1 WHERE a > $2", ["y", 1]) == 2)
  }

  @Test(arguments: Engine.allCases)
  func `rows stop coming when no more are wanted`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    try load(100_000, into: connection)
    for isInTransaction in [false, true] {
      if isInTransaction { try connection.beginReading() }
      var count = 0
      try connection.forEachRow("SELECT a, b FROM t ORDER BY a", []) { _ in
        count += 1
        return count < 3
      }
      #expect(count == 3)
      #expect(try connection.row("SELECT count(*) FROM t")?.integer(0) == 100_000)
      if isInTransaction { try connection.commit() }
    }
  }

  @Test(arguments: Engine.allCases)
  func `what a statement does that nobody listens to is done`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    try load(5000, into: connection)
    #expect(try connection.row("UPDATE t SET b = $1 RETURNING a", ["z"]) != nil)
    #expect(try connection.row("SELECT count(*) FROM t WHERE b = $1", ["z"])?.integer(0) == 5000)
  }

  @Test(arguments: Engine.allCases)
  func `queries may be asked while rows come in`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    try load(200, into: connection)
    var numbers: [Int64] = []
    try connection.forEachRow("SELECT a FROM t ORDER BY a", []) { row throws(StoreError) in
      let inner = try connection.rows("SELECT a FROM t WHERE a >= $1 ORDER BY a", row.values)
      #expect(Int64(inner.count) == 200 - row.integer(0))
      try connection.forEachRow("SELECT a FROM t ORDER BY a", []) { same in
        numbers.append(row.integer(0) * 1000 + same.integer(0))
        return same.integer(0) < 1
      }
      return true
    }
    let expected = (0..<200 as Range<Int64>).flatMap { [$0 * 1000, $0 * 1000 + 1] }
    #expect(numbers == expected)
  }

  @Test(arguments: Engine.allCases)
  func `an error in the middle of rows leaves the connection usable`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    try load(3000, into: connection)
    #expect(throws: StoreError.nothingToUndo) {
      try connection.forEachRow("SELECT a FROM t", []) { _ throws(StoreError) in
        throw .nothingToUndo
      }
    }
    #expect(throws: StoreError.self) { try connection.run("SELECT nothing FROM nowhere") }
    #expect(try connection.row("SELECT count(*) FROM t")?.integer(0) == 3000)
  }

  @Test(arguments: Engine.allCases)
  func `many rows are loaded in their order`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    try load(100_000, into: connection)
    var next: Int64 = 0
    try connection.forEachRow("SELECT a, b, c FROM t ORDER BY a", []) { row in
      let isRight =
        row.integer(0) == next && row.text(1) == "text \(next)\0" && row.blob(2) == sevens(next)
        && row.isNull(2) == (next % 7 == 0)
      #expect(isRight, "\(row) at \(next)")
      next += 1
      return isRight
    }
    #expect(next == 100_000)
  }

  @Test(arguments: Engine.allCases)
  func `what is wrong with loaded rows is said at the end at the latest`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connect()
    let integer = connection.dialect.integer
    try connection.run("CREATE TABLE u (a \(integer) NOT NULL PRIMARY KEY)")
    #expect(throws: StoreError.self) {
      try connection.transaction { () throws(StoreError) in
        try connection.load("u", columns: ["a"]) { loader throws(StoreError) in
          for number in [1, 2, 1] as [Int64] {
            loader.add(number)
            try loader.endRow()
          }
        }
      }
    }
    #expect(try connection.row("SELECT count(*) FROM u")?.integer(0) == 0)
  }

  @Test(arguments: Engine.allCases)
  func `a load that is broken off loads nothing in its transaction`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connectWithTable()
    #expect(throws: StoreError.nothingToUndo) {
      try connection.transaction { () throws(StoreError) in
        try connection.load("t", columns: ["a"]) { loader throws(StoreError) in
          loader.add(1)
          try loader.endRow()
          throw .nothingToUndo
        }
      }
    }
    #expect(try connection.row("SELECT count(*) FROM t")?.integer(0) == 0)
  }

  @Test(arguments: Engine.allCases)
  func `a script runs all its statements`(_ engine: Engine) throws {
    let connection = try TestStore(engine).connect()
    let integer = connection.dialect.integer
    try connection.runScript(
      "CREATE TABLE x (a \(integer)); INSERT INTO x VALUES (5); CREATE TABLE IF NOT EXISTS x (a \(integer));"
    )
    #expect(try connection.row("SELECT a FROM x")?.integer(0) == 5)
  }

  /// Puts rows into the table `t`, with numbers from 0.
  private func load(_ count: Int64, into connection: any SQLConnection) throws(StoreError) {
    try connection.transaction { () throws(StoreError) in
      try connection.load("t", columns: ["a", "b", "c"]) { loader throws(StoreError) in
        for number in 0..<count {
          loader.add(number)
          loader.add("text \(number)\0")
          if number % 7 == 0 { loader.addNull() } else { loader.add(sevens(number)) }
          try loader.endRow()
        }
      }
    }
  }

  private func sevens(_ number: Int64) -> [UInt8] { Array(repeating: 7, count: Int(number % 7)) }
}
