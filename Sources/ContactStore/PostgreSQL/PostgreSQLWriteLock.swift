#if PostgreSQL
  /// What lets one transaction write at a time: a number that the server hands out once.
  struct PostgreSQLWriteLock {
    let statement: String

    /// The lock of a schema. Its number is the FNV-1a hash of its name: in a database that other programs use
    /// too, theirs hardly are the same.
    init(schema: String) {
      let hash = "thumbindex \(schema)".utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
      statement = "SELECT pg_advisory_xact_lock(\(Int64(bitPattern: hash)))"
    }
  }
#endif
