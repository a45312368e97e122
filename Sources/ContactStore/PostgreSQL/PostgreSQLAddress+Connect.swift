#if PostgreSQL
  internal import CPostgreSQL

  extension PostgreSQLAddress {
    /// What is said beside the URL: what it may say otherwise, then the URL, then what has to be so.
    ///
    /// A server that vanishes without a word is given up after a minute.
    private var parameters: [(keyword: String, value: String)] {
      [
        ("connect_timeout", "10"), ("keepalives_idle", "30"), ("keepalives_interval", "10"),
        ("keepalives_count", "3"), ("dbname", url), ("client_encoding", "UTF8"),
        ("fallback_application_name", "thumbindex"),
      ]
    }

    /// Connects to the server.
    func connect() throws(StoreError) -> OpaquePointer {
      let handle = unsafe withParameters { unsafe pq.pointee.PQconnectdbParams($0, $1, 1) }
      guard let handle = unsafe handle else {
        throw .cannotOpen(store: name, reason: "there is no memory left for a connection")
      }
      if unsafe pq.pointee.PQstatus(handle) == CONNECTION_OK { return unsafe handle }
      let reason = oneLine(unsafe text(pq.pointee.PQerrorMessage(handle)))
      unsafe pq.pointee.PQfinish(handle)
      throw refusal(reason)
    }

    /// Tells whether it is the server that doesn't let one in, or there is none that would.
    private func refusal(_ reason: String) -> StoreError {
      switch unsafe withParameters({ unsafe pq.pointee.PQpingParams($0, $1, 1) }) {
      case PQPING_OK, PQPING_NO_ATTEMPT: .cannotOpen(store: name, reason: reason)
      default: .unreachable(store: name, reason: reason)
      }
    }

    private func withParameters<Result>(
      _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
      unsafe withCStrings(parameters.map(\.keyword)) { keywords in
        unsafe withCStrings(parameters.map(\.value)) { unsafe body(keywords, $0) }
      }
    }
  }

  /// Gives texts as C has them, with a null pointer behind the last.
  private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    var starts: [Int] = []
    var bytes: [CChar] = []
    for string in strings {
      starts.append(bytes.count)
      bytes += string.utf8CString
    }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      let pointers = unsafe starts.map { unsafe bytes.baseAddress?.advanced(by: $0) } + [nil]
      return unsafe pointers.withUnsafeBufferPointer { pointers in
        // An array of one pointer or more has an address.
        unsafe body(pointers.baseAddress.unsafelyUnwrapped)
      }
    }
  }
#endif
