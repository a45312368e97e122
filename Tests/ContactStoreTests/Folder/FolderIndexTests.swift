import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("The index of a folder")
struct FolderIndexTests {
  let folder: CardFolder
  init() throws {
    folder = try CardFolder()
    for name in ["Änne", "Zoe", "Ada"] { try folder.write(CardFolder.card(name), name + ".vcf") }
  }

  private var index: String { folder.path(".thumbindex.db") }

  private func expectMadeAnew(_ locale: String = "en") throws {
    let store = try folder.open("de")
    let problems = try store.follow().problems
    #expect(problems.map(\.file) == [".thumbindex.db"])
    #expect(problems.first?.message.contains("made anew") == true)
    #expect(store.defaultOrder.locale == locale)
    #expect(try store.outline() == ["A: Ada, Änne", "Z: Zoe"])
    try folder.expectAgreement(store)
    #expect(try folder.open().follow().problems == [])
  }

  @Test func `it is for its owner alone, and made where there is none`() throws {
    try folder.expectAgreement(folder.open())
    #expect(try folder.status(".thumbindex.db").st_mode & 0o777 == 0o600)
    for ending in ["", "-wal", "-shm"] { try? folder.remove(".thumbindex.db" + ending) }
    let store = try folder.open("sv")
    #expect(try store.outline() == ["A: Ada", "Z: Zoe", "Ä: Änne"])
    #expect(try store.follow().problems == [])
  }

  @Test func `what is no index, or none of this version, is made anew from the files`() throws {
    try folder.write(
      "this is no SQLite file, and longer than the header of one.\n", ".thumbindex.db")
    try expectMadeAnew("de")
    for format in ["0", "99"] {
      let connection = try SQLiteConnection(path: index, access: .writing)
      try connection.run("UPDATE meta SET value = $1 WHERE name = 'format'", [.text(format)])
      try expectMadeAnew("de")
    }
  }

  @Test func `a damaged index is made anew, with the order that it had where that can be read`()
    throws
  {
    for number in 0..<200 { try folder.write(CardFolder.card("Bea \(number)"), "\(number).vcf") }
    _ = try folder.open("en").follow()
    for number in 0..<200 { try folder.remove("\(number).vcf") }
    let handle = try #require(FileHandle(forUpdatingAtPath: index))
    let size = try handle.seekToEnd()
    for page in stride(from: 4096 * 3, to: size, by: 4096) {
      try handle.seek(toOffset: page)
      try handle.write(contentsOf: Data(repeating: 0x5A, count: 4096))
    }
    try handle.close()
    let store = try folder.open("en")
    #expect(try store.follow().problems.map(\.file) == [".thumbindex.db"])
    try folder.expectAgreement(store)
  }

  @Test func `damage that shows only later is mended when the folder is opened again`() throws {
    let store = try folder.open()
    _ = try store.importCards { (importer) throws(StoreError) in
      for number in 0..<300 { try importer.add(Cards.named("Bea \(number)", uid: "\(number)")) }
    }
    // The rows of lists are read by nobody who opens the folder.
    let connection = try SQLiteConnection(path: index, access: .writing)
    try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    let root = try connection.row("SELECT rootpage FROM sqlite_master WHERE name = 'listing'")
    let page = UInt64(try #require(root).integer(0) - 1) * 4096
    let handle = try #require(FileHandle(forUpdatingAtPath: index))
    try handle.seek(toOffset: page)
    try handle.write(contentsOf: Data(repeating: 0x5A, count: 4096))
    try handle.close()
    let broken = try folder.open()
    #expect(throws: StoreError.self) { try broken.outline() }
    let mended = try folder.open()
    #expect(try mended.follow().problems.map(\.file) == [".thumbindex.db"])
    #expect(try mended.countContacts() == 303)
    try folder.expectAgreement(mended)
  }

  @Test func `lists whose keys another version has made are made anew`() throws {
    _ = try folder.open()
    let connection = try SQLiteConnection(path: index, access: .writing)
    try connection.run("UPDATE sorting SET identity = 'older'")
    try connection.run("DELETE FROM listing")
    let store = try folder.open()
    #expect(try store.outline() == ["A: Ada, Änne", "Z: Zoe"])
    try folder.expectAgreement(store)
  }

  @Test func `what is no folder can't be opened`() throws {
    for path in ["Ada.vcf", "nothing"] {
      #expect(throws: StoreError.self) {
        try StoreSession.open(folder: folder.path(path), order: ListOrder(locale: "en"))
      }
    }
    #expect(throws: StoreError.self) { try folder.open("no such tag!") }
  }
}
