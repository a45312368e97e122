#if PostgreSQL
  /// Which statements a connection has prepared, and under which names.
  ///
  /// One that is run for the first time is not prepared: many are never run again.
  struct PostgreSQLStatements {
    struct Key: Hashable {
      let text: String
      /// The types of the parameters: another value may have another type.
      let types: [UInt32]
    }

    enum Plan {
      case runAsIs
      case prepare(name: String)
      case run(name: String)
    }

    private var seen: Set<Key> = []
    private var names: [Key: String] = [:]

    /// How to run a statement.
    mutating func plan(_ key: Key) -> Plan {
      if let name = names[key] { return .run(name: name) }
      return seen.insert(key).inserted ? .runAsIs : .prepare(name: "s\(names.count)")
    }

    /// Notes that the server knows a statement.
    mutating func add(_ name: String, for key: Key) { names[key] = name }
  }
#endif
