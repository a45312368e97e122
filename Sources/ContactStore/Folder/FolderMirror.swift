internal import ContactCards

/// Keeps a folder and the index of its contacts in step: the folder is the truth.
///
/// What a transaction changes of contacts is written to their files before it is committed. A program that is
/// killed in between leaves the change in the folder, from where the index takes it the next time.
package final class FolderMirror: TransactionObserver {
  let folder: FolderHandle
  /// The session has the connection, which has the mirror.
  unowned let session: StoreSession
  private unowned let connection: SQLiteConnection
  var files: SourceFiles { SourceFiles(connection: connection) }
  private let indexStamp: FileStamp?
  /// Whether the folder is being followed: then it has what the index gets.
  var isFollowing = false
  /// What has been found when the folder was opened, and has not been told.
  var untold = FolderReport()
  private var moves: FolderMoves?
  /// For tests: is called between the steps of a change.
  package var onStep: ((FolderStep) -> Void)?

  init(_ folder: FolderHandle, _ session: StoreSession) throws(StoreError) {
    guard let connection = session.connection as? SQLiteConnection else {
      throw .cannotOpen(store: folder.path, reason: "its index has to be in SQLite")
    }
    self.folder = folder
    self.session = session
    self.connection = connection
    indexStamp = (try? folder.stamp(of: .index)) ?? nil
    try connection.runScript(Self.noting)
    connection.observer = self
  }

  /// Notes the contacts that a transaction changes, whoever does it.
  private static let noting = """
    CREATE TEMP TABLE touched (contact INTEGER);
    CREATE TEMP TRIGGER touched_new AFTER INSERT ON main.contact BEGIN
      INSERT INTO touched VALUES (new.id); END;
    CREATE TEMP TRIGGER touched_old AFTER DELETE ON main.contact BEGIN
      INSERT INTO touched VALUES (old.id); END;
    CREATE TEMP TRIGGER touched_both AFTER UPDATE OF card ON main.contact
      WHEN old.card IS NOT new.card BEGIN INSERT INTO touched VALUES (new.id); END;
    """

  func willCommit() throws(StoreError) {
    let touched = try connection.rows("SELECT DISTINCT contact FROM temp.touched ORDER BY contact")
      .map { $0.integer(0) }
    if touched.isEmpty { return }
    if !isFollowing {
      try checkIndex()
      try writeFiles(of: touched)
    }
    try connection.run("DELETE FROM temp.touched")
  }

  /// Sees to it that others see what is written: the index may have been made anew meanwhile.
  private func checkIndex() throws(StoreError) {
    let now = (try? folder.stamp(of: .index)) ?? nil
    guard now?.inode == indexStamp?.inode else {
      throw .failed(
        store: folder.path, reason: "another program has made its index anew; try again")
    }
  }

  private func writeFiles(of contacts: [Int64]) throws(StoreError) {
    // What a program that was killed has decided on comes first.
    if (try? folder.stamp(of: .moves)) ?? nil != nil { _ = try clear([.moves]) }
    var change = FolderChange(self)
    for contact in contacts { try change.note(contact) }
    moves = FolderMoves(in: folder, onStep: onStep)
    try change.prepare(&moves)
    if let place = try makeMoves() { throw change.staleness(place) }
    try change.record(moves)
  }

  private func makeMoves() throws(StoreError) -> Int? {
    do throws(FileFault) {
      return try moves?.make()
    } catch {
      throw error.error(folder.path)
    }
  }

  func didCommit() {
    onStep?(.committed)
    moves?.finish()
    moves = nil
  }

  func willRollBack() {
    moves?.putBack()
    moves = nil
  }

  func didFindDamage() { try? folder.write([], to: .damage, like: nil, isSafe: true) }
}
