#if PostgreSQL
  internal import CPostgreSQL

  /// libpq, which is loaded when it is first needed.
  enum LibPQ {
    private static let isThere = thumbindex_libpq_load()

    /// - Throws: ``StoreError/cannotOpen(store:reason:)`` if it isn't installed.
    static func load() throws(StoreError) {
      guard isThere else {
        throw .cannotOpen(
          store: "postgres://…",
          reason: "libpq.so.5 is not there; install libpq5, PostgreSQL's library")
      }
    }
  }

  /// libpq's functions. Whoever has a connection has loaded them.
  var pq: UnsafePointer<thumbindex_libpq> { unsafe thumbindex_libpq_functions() }

  /// A text of libpq, which is empty where it has none.
  func text(_ start: UnsafePointer<CChar>?) -> String {
    unsafe start.map { unsafe String(cString: $0) } ?? ""
  }
#endif
