internal import Glibc

/// Copies a database of SQLite to where reading it can change nothing.
///
/// SQLite writes even when it only reads: a database in WAL mode needs a `-shm` beside it, and a journal that
/// was left behind is rolled back. So the database is read from a copy, with what lies beside it. Its program
/// is not locked out for a moment; if it writes meanwhile, the copy is made anew.
enum DatabaseCopy {
  /// What may lie beside a database and belong to its content.
  private static let companions = ["-wal", "-journal"]

  /// How often to try before giving up on a database that is written to all the time.
  private static let attempts = 20

  /// How many microseconds to wait in between: programs write in bursts.
  private static let pause: UInt32 = 25_000

  /// Copies a database into a folder of its own, under the name `copy`.
  static func make(of path: String) throws(SourceError) -> TemporaryFolder {
    for _ in 0..<attempts {
      let before = try Moment(of: path)
      let folder = try TemporaryFolder()
      try folder.copy(path, as: "copy")
      for companion in companions where FileStatus.isFile(path + companion) {
        try copy(path + companion, as: "copy" + companion, to: folder)
      }
      if try Moment(of: path) == before { return folder }
      usleep(pause)
    }
    throw .busy(path)
  }

  /// Copies what may go away between looking and copying.
  private static func copy(
    _ path: String, as name: String, to folder: TemporaryFolder
  ) throws(SourceError) {
    do throws(SourceError) {
      try folder.copy(path, as: name)
    } catch {
      if FileStatus(of: path) != nil { throw error }
    }
  }

  /// What shows whether a database has been written to: times and sizes, and the beginnings of its files,
  /// where SQLite counts changes. What is appended to a `-wal` changes nothing that was there.
  private struct Moment: Equatable {
    var status: FileStatus?
    var header: [UInt8]
    var logs: [[UInt8]]

    init(of path: String) throws(SourceError) {
      status = FileStatus(of: path)
      header = try SourceFile.beginning(path, count: 100)
      logs = DatabaseCopy.companions.map { companion in
        (try? SourceFile.beginning(path + companion, count: 32)) ?? []
      }
    }
  }
}
