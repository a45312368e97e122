import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("Sources are only read")
struct SourceUntouchedTests {
  private static let book = ".local/share/evolution/addressbook/system/contacts.db"

  /// Finds, counts and reads everything, and checks that nothing has changed.
  private func readAll(
    _ home: SourceHome, expecting names: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let before = try home.everything()
    var found: [String] = []
    for source in home.sources() {
      let reading = try SourceReading(source)
      #expect(try source.count() == reading.cards.count, sourceLocation: sourceLocation)
      found += reading.names
    }
    #expect(found == names, sourceLocation: sourceLocation)
    #expect(try home.everything() == before, sourceLocation: sourceLocation)
  }

  @Test func `files of all kinds stay as they are`() throws {
    let home = try SourceHome()
    try home.file(".config/khard/khard.conf", "[addressbooks]\n[[a]]\npath=~/a")
    try home.card("a/a.vcf", "Ada")
    try home.file(".abook/addressbook", "[format]\nprogram=abook\nversion=0.6\n[0]\nname=Bea\n")
    try home.database(Self.book, SourceEvolutionTests.schema + SourceEvolutionTests.insert("Cem"))
    try home.card("Downloads/d.vcf", "Dan")
    try readAll(home, expecting: ["Ada", "Bea", "Cem", "Dan"])
  }

  @Test
  func `a database in WAL mode is read with its log, which stays, while its program has it open`()
    throws
  {
    let home = try SourceHome()
    let path = try home.database(
      Self.book, "PRAGMA journal_mode = WAL;" + SourceEvolutionTests.schema)
    let program = try SQLiteConnection(path: path, access: .writing)
    try program.runScript(SourceEvolutionTests.insert("Ada"))
    #expect(FileManager.default.fileExists(atPath: path + "-wal"))
    try readAll(home, expecting: ["Ada"])
    // It may go on to write, and what it writes is seen.
    try program.runScript(SourceEvolutionTests.insert("Bea"))
    try readAll(home, expecting: ["Ada", "Bea"])
  }

  @Test func `a log without its index, and a folder that may not be written to, are read`() throws {
    let home = try SourceHome()
    let path = try home.database(
      "live.db", "PRAGMA journal_mode = WAL;" + SourceEvolutionTests.schema)
    let program = try SQLiteConnection(path: path, access: .writing)
    try program.runScript(SourceEvolutionTests.insert("Ada"))
    let copy = try home.place(Self.book)
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: path + ending, toPath: copy + ending)
    }
    let folder = URL(filePath: copy).deletingLastPathComponent().path
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder)
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder)
    }
    let before = try FileManager.default.contentsOfDirectory(atPath: folder)
    try readAll(home, expecting: ["Ada"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == before)
    _ = program
  }

  @Test func `a program that is writing is neither waited for nor kept waiting`() throws {
    let home = try SourceHome()
    let path = try home.database(
      Self.book, SourceEvolutionTests.schema + SourceEvolutionTests.insert("Ada"))
    let program = try SQLiteConnection(path: path, access: .writing, patience: 0)
    try program.begin()
    try program.run("DELETE FROM folder_id")
    try readAll(home, expecting: ["Ada"])
    try home.source("evolution:system").read { _ in
      // In the midst of reading.
      #expect(throws: Never.self) { try program.commit() }
      return false
    }
    try readAll(home, expecting: [])
  }

  @Test(
    "what is read while a program writes is one state of its book, never a mixture",
    arguments: ["DELETE", "WAL"])
  func oneState(mode: String) throws {
    let home = try SourceHome()
    let path = try home.database(
      Self.book,
      "PRAGMA journal_mode = \(mode);" + SourceEvolutionTests.schema
        + "INSERT INTO folder_id (uid) VALUES ('a');"
        // So much that copying takes a while.
        + "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 8000)"
        + "INSERT INTO folder_id (uid, bdata) SELECT 'f' || i, zeroblob(1000) FROM n;"
        + "INSERT INTO folder_id (uid) VALUES ('b');")
    let program = BusyProgram(path)
    let source = try home.source("evolution:system")
    var seen: Set<String> = []
    for _ in 0..<50 {
      do {
        let names = try SourceReading(source).names
        #expect(names.count == 2 && Set(names).count == 1)
        seen.formUnion(names)
      } catch SourceError.busy {
        // It says so, and gives nothing.
      }
    }
    program.stop()
    #expect(seen.count > 1)
  }

  @Test func `nothing is left in the folder for temporary files`() throws {
    let home = try SourceHome()
    try home.database(Self.book, SourceEvolutionTests.schema + SourceEvolutionTests.insert("Ada"))
    let source = try home.source("evolution:system")
    // Others work there too: what counts is that none of ours is there while we read.
    try source.read { _ in
      let folder = FileManager.default.temporaryDirectory.path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let copies = names.filter { $0.hasPrefix("thumbindex-") && $0.utf8.count == 17 }.filter {
        FileManager.default.contents(atPath: "\(folder)/\($0)/copy")
          == FileManager.default.contents(atPath: source.location)
      }
      #expect(copies.isEmpty)
      return true
    }
  }
}
