#if PostgreSQL
  internal import CPostgreSQL

  /// Where a store on a server is.
  struct PostgreSQLAddress {
    /// The URL without password and options, for messages.
    let name: String
    let url: String

    /// Reads a URL.
    ///
    /// Nothing of one that can't be read is repeated, as any part of it may be of a password.
    init(url: String) throws(StoreError) {
      // An `@` or `/` in a password would move its rest into the host's name, and so into messages.
      guard Self.hasPlainUser(url), let options = Self.options(of: url), Self.hasPlainPort(options)
      else {
        throw .cannotOpen(
          store: "postgres://…",
          reason: "this is no URL of a PostgreSQL server; write postgres://user@host:port/database,"
            + " and @ : / ? in a password as %40 %3A %2F %3F")
      }
      self.url = url
      name = oneLine(Self.name(options))
    }

    private static func hasPlainUser(_ url: String) -> Bool {
      let ats = url.utf8.count { $0 == UInt8(ascii: "@") }
      let server = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        .dropFirst(2).first?.prefix { $0 != "/" }
      return ats == 0 || ats == 1 && server?.contains("@") == true
    }

    /// libpq looks at the port only when it connects. There may be several, for several servers.
    private static func hasPlainPort(_ options: [String: String]) -> Bool {
      (options["port"] ?? "").utf8.allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ",")
      }
    }

    private static func name(_ options: [String: String]) -> String {
      let user = options["user"].map { $0 + "@" } ?? ""
      let host = options["host"] ?? ""
      let port = options["port"].map { ":" + $0 } ?? ""
      let database = options["dbname"].map { "/" + $0 } ?? ""
      guard host.hasPrefix("/") else { return "postgres://\(user)\(host)\(port)\(database)" }
      return "postgres://\(user)\(port)\(database)?host=\(host)"
    }

    /// The parts of a URL by libpq's names for them; nil if it isn't one.
    private static func options(of url: String) -> [String: String]? {
      guard let first = unsafe pq.pointee.PQconninfoParse(url, nil) else { return nil }
      defer { unsafe pq.pointee.PQconninfoFree(first) }
      var options: [String: String] = [:]
      var option = unsafe first
      while let keyword = unsafe option.pointee.keyword {
        if let value = unsafe option.pointee.val {
          unsafe options[String(cString: keyword)] = String(cString: value)
        }
        unsafe option += 1
      }
      return options
    }
  }

  /// The first line of a message, which stays one wherever it is printed.
  func oneLine(_ message: String) -> String {
    let line = message.split(whereSeparator: \.isNewline).first ?? ""
    return String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
#endif
