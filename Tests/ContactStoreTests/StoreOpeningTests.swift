import ContactStore
import Foundation
import Testing

@Suite("Opening a store")
struct StoreOpeningTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "opening-\(UUID())")

  private func path(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: name).path
  }

  private func open(_ path: String, creates: Bool = true) throws -> StoreSession {
    try StoreSession.open(.file(path), order: ListOrder(locale: "en"), creates: creates)
  }

  @Test func `a text names a server, a folder or a file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try path("a.db")
    #expect(StoreLocation(file) == .file(file))
    #expect(StoreLocation(folder.path) == .folder(folder.path))
    #expect(StoreLocation("none/") == .folder("none/"))
    #expect(StoreLocation("postgres://a/b") == .server("postgres://a/b"))
    #expect(
      StoreLocation.usual(home: "/h", dataHome: nil)
        == .file("/h/.local/share/thumbindex/contacts.db"))
    #expect(StoreLocation.usual(home: "/h", dataHome: "/d") == .file("/d/thumbindex/contacts.db"))
  }

  @Test func `a new store is for its owner's eyes only`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try path("below/contacts.db")
    _ = try open(file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a store of a later format is refused and left as it is`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try path("contacts.db")
    _ = try open(file).add(Cards.named("Ada"))
    try SQLiteConnection(path: file, access: .writing)
      .run("UPDATE meta SET value = $1 WHERE name = $2", [.text("99"), .text("format")])
    #expect(throws: StoreError.laterFormat(store: file, format: 99)) { try open(file) }
    let row = try SQLiteConnection(path: file, access: .reading).row("SELECT count(*) FROM contact")
    #expect(row?.integer(0) == 1)
  }

  @Test func `another program's database is no store, and gets no tables`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try path("other.db")
    try SQLiteConnection(path: file, access: .creating).run("CREATE TABLE recipe (a TEXT)")
    #expect(throws: StoreError.notAStore(file)) { try open(file) }
    let tables = try SQLiteConnection(path: file, access: .reading)
      .rows("SELECT name FROM sqlite_master")
    #expect(tables.count == 1)
  }

  @Test func `a damaged file is told, whichever of its pages it is`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try path("contacts.db")
    do {
      let store = try open(file)
      try store.prepare(store.defaultOrder)
      _ = try store.importCards { (importer) throws(StoreError) in
        for number in 0..<500 { try importer.add(Cards.named("Name \(number)")) }
      }
    }
    let whole = try Data(contentsOf: URL(filePath: file))
    for page in stride(from: 1, to: whole.count / 4096, by: 3) {
      var damaged = whole
      damaged.replaceSubrange(
        page * 4096..<page * 4096 + 64, with: Data(repeating: 0xA5, count: 64))
      try damaged.write(to: URL(filePath: file))
      for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }
      var isTold = false
      do {
        isTold = try !open(file).check().isEmpty
      } catch let error as StoreError {
        // What it says is one line.
        isTold = !error.description.contains("\n")
      }
      #expect(isTold, "page \(page)")
    }
  }

  @Test func `a folder that is none, and a missing store, are told`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = try path("file")
    try Data().write(to: URL(filePath: file))
    #expect(throws: StoreError.self) { try open(file + "/contacts.db") }
    #expect(throws: StoreError.self) { try open(try path("none.db"), creates: false) }
    #expect(!FileManager.default.fileExists(atPath: try path("none.db")))
  }
}
