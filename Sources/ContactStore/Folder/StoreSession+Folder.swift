extension StoreSession {
  /// Opens a folder with a card a file, as vdirsyncer and khard keep it (the vdir convention).
  ///
  /// The folder is the truth. An index in it, in hidden files, follows it; where there is none, or one that
  /// can't be used, it is made from the files, and ``follow()`` tells so. In a folder that can't be written to,
  /// the index is in memory.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - order: The order of lists where the index has none.
  ///   - creates: Whether to make the folder if there is none.
  /// - Returns: The session.
  /// - Throws: ``StoreError`` that says why it can't be opened.
  /// - Complexity: O(*n*) in the number of files: a look at each, and reading those that are new or changed.
  package static func open(
    folder path: String, order: ListOrder, creates: Bool = false
  ) throws(StoreError) -> StoreSession {
    if creates, !FileSystem.exists(path) { FileSystem.makeFolder(of: path + "/") }
    let folder = try FolderHandle(path: path)
    guard folder.isWritable else { return try open(folder, ":memory:", order) }
    return try folder.exclusively { () throws(StoreError) in
      try FolderIndex(folder: folder, order: order).open()
    }
  }

  /// Opens a folder with its index at a path.
  static func open(_ folder: FolderHandle, _ index: String, _ order: ListOrder)
    throws(StoreError) -> StoreSession
  {
    let connection = try SQLiteConnection(path: index, access: .creating)
    // What the disk has not got of the index when the power fails is made from the files again.
    try connection.runScript(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA trusted_schema = OFF;
      PRAGMA temp_store = MEMORY;
      """)
    let session = try StoreSession(connection, order: order, creates: true)
    try session.checkIsOfThisVersion(folder)
    try session.prepare(session.defaultOrder)
    let mirror = try FolderMirror(folder, session)
    mirror.untold = try mirror.follow()
    return session
  }

  private func checkIsOfThisVersion(_ folder: FolderHandle) throws(StoreError) {
    guard try values.number(.format) == Int64(StoreSchema.format) else {
      throw .notAStore(folder.path)
    }
  }

  /// What keeps the session in step with a folder; `nil` if its store is none.
  package var folderMirror: FolderMirror? {
    (connection as? SQLiteConnection)?.observer as? FolderMirror
  }

  /// What opening the folder has found, without another look at it; empty when it has been told, and in other
  /// stores.
  ///
  /// - Complexity: O(1).
  package func takeFindings() -> FolderReport {
    folderMirror?.takeFindings() ?? FolderReport()
  }

  /// Takes note of what others have done in the folder that the store is; in other stores, does nothing.
  ///
  /// Whoever reads or changes contacts calls it before. A change of a contact whose file others have changed
  /// since is refused as stale.
  ///
  /// - Returns: What is different, and what is wrong with files.
  /// - Throws: ``StoreError``.
  /// - Complexity: O(*n*) in the number of files: a look at each, and reading those that are new or changed.
  @discardableResult
  package func follow() throws(StoreError) -> FolderReport {
    try folderMirror?.follow() ?? FolderReport()
  }
}
