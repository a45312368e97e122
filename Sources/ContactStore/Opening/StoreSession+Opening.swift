extension StoreSession {
  /// Opens the store at a place.
  ///
  /// - Parameters:
  ///   - location: Where it is.
  ///   - order: The order of a store that is made now.
  ///   - creates: Whether to make the store if there is none.
  /// - Returns: The open store.
  /// - Throws: ``StoreError`` that says why it can't be opened.
  package static func open(
    _ location: StoreLocation, order: ListOrder, creates: Bool
  ) throws(StoreError) -> StoreSession {
    switch location {
    case .file(let path): try open(file: path, order: order, creates: creates)
    case .folder(let path):
      try open(folder: path, order: order, creates: creates)
    case .server(let url):
      try StoreSession(PostgreSQL.connect(to: url), order: order, creates: creates)
    case .memory: try inMemory(order)
    }
  }

  /// A store that nobody else sees and that goes with the session.
  package static func inMemory(_ order: ListOrder) throws(StoreError) -> StoreSession {
    try StoreSession(
      SQLiteConnection(path: ":memory:", access: .creating), order: order, creates: true)
  }

  /// Whether there is something at a place to open. Servers tell only when they are asked.
  package static func exists(_ location: StoreLocation) -> Bool {
    switch location {
    case .file(let path): FileSystem.exists(path)
    case .folder(let path): FileSystem.isFolder(path)
    case .server: true
    case .memory: false
    }
  }

  private static func open(file path: String, order: ListOrder, creates: Bool) throws(StoreError)
    -> StoreSession
  {
    if !FileSystem.exists(path) {
      guard creates else {
        throw .cannotOpen(
          store: path, reason: "there is no store yet; “thumbindex import FILE” makes one")
      }
      FileSystem.makeFolder(of: path)
      FileSystem.makePrivateFile(path)
    }
    return try StoreSession(
      SQLiteConnection(store: path), order: order, creates: creates)
  }
}

extension SQLiteConnection {
  /// How much of the file a connection keeps in memory of its own, so that changing much at once needn't read it again.
  static let pagesInKilobytes = 65_536

  /// Opens a file to keep contacts in: what is acknowledged is on the disk, and readers don't wait for those
  /// who write.
  convenience init(store path: String) throws(StoreError) {
    try self.init(path: path, access: .writing)
    try runScript(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA trusted_schema = OFF;
      PRAGMA temp_store = MEMORY;
      PRAGMA cache_size = -\(Self.pagesInKilobytes);
      """)
  }
}
