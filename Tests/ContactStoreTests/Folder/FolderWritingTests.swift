import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("Changes of a folder")
struct FolderWritingTests {
  let folder: CardFolder
  init() throws {
    folder = try CardFolder()
    try folder.write(CardFolder.card("Ada", uid: "1", more: "X-KITE:a;b\r\n"), "one.vcf")
    try folder.write(CardFolder.card("Bob", uid: "2"), "two.vcf")
  }

  private func edited(_ store: StoreSession, _ name: String, to other: String) throws -> Card {
    var card = try store.contact(store.number(name)).card
    let index = try #require(card.firstIndex { $0.name == "FN" })
    card[index] = CardProperty("FN", text: other)
    return card
  }

  @Test func `a new contact gets a file named by its identifier, and others stay as they are`()
    throws
  {
    let store = try folder.open()
    let marks = try ["one.vcf", "two.vcf"].map(folder.mark)
    _ = try store.add(Cards.named("Cy", uid: "urn:uuid:4c5"))
    #expect(try folder.names == ["4c5.vcf", "one.vcf", "two.vcf"])
    #expect(try folder.mark("4c5.vcf")[6] & 0o777 == 0o600)
    #expect(try ["one.vcf", "two.vcf"].map(folder.mark) == marks)
    try folder.expectAgreement(store)
  }

  @Test(arguments: ["", "../up", ".hidden", "a b", "-rf", "ü", String(repeating: "x", count: 300)])
  func `identifiers that make no safe name get another file`(uid: String) throws {
    let store = try folder.open()
    _ = try store.add(Cards.named("Cy", uid: uid))
    let new = try #require(try folder.names.first { !["one.vcf", "two.vcf"].contains($0) })
    #expect(new.wholeMatch(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.vcf/) != nil)
    try folder.expectAgreement(store)
    #expect(try store.contact(store.number("Cy")).contact.uid?.isEmpty == false)
  }

  @Test func `contacts without an identifier, or with that of another, get a new one`() throws {
    let store = try folder.open()
    let cards = [Cards.named("Cy"), Cards.named("Dora", uid: "1")]
    for card in cards {
      let added = try store.add(card)
      #expect(try store.contact(added.id) == added)
    }
    _ = try store.importCards { (importer) throws(StoreError) in
      try importer.add(Cards.named("Eve"))
    }
    var identifiers: Set<String?> = []
    try store.forEachContact { (stored) throws(StoreError) in
      identifiers.insert(stored.contact.uid)
      return true
    }
    #expect(identifiers.count == 5 && !identifiers.contains(nil))
    #expect(try store.contact(store.number("Ada")).contact.uid == "1")
    try folder.expectAgreement(store)
  }

  @Test func `an edit keeps the file's name, permissions and all that it doesn't concern`() throws {
    folder.setMode(0o640, "one.vcf")
    let store = try folder.open()
    _ = try store.replace(store.number("Ada"), revision: 1, with: edited(store, "Ada", to: "Zoe"))
    #expect(try folder.text("one.vcf") == CardFolder.card("Zoe", uid: "1", more: "X-KITE:a;b\r\n"))
    #expect(try folder.mark("one.vcf")[6] & 0o777 == 0o640)
    try folder.expectAgreement(store)
    try store.undo()
    #expect(try folder.text("one.vcf") == CardFolder.card("Ada", uid: "1", more: "X-KITE:a;b\r\n"))
    try folder.expectAgreement(store)
  }

  @Test func `a contact whose edit drops its identifier keeps it`() throws {
    let store = try folder.open()
    _ = try store.replace(store.number("Ada"), revision: 1, with: Cards.named("Ada C."))
    #expect(try store.contact(1).contact.uid == "1")
    try folder.expectAgreement(store)
  }

  @Test func `an edit of one of several cards in a file leaves the others and what is around them`()
    throws
  {
    let (ann, ben) = (CardFolder.card("Ann", uid: "7"), CardFolder.card("Ben", uid: "8"))
    try folder.write("Dear all,\r\n" + ann + ben + "Yours\r\n", "mail.vcf")
    let store = try folder.open()
    _ = try store.replace(store.number("Ben"), revision: 1, with: edited(store, "Ben", to: "Benno"))
    let benno = CardFolder.card("Benno", uid: "8")
    #expect(try folder.text("mail.vcf") == "Dear all,\r\n" + ann + benno + "Yours\r\n")
    try store.remove([(store.number("Ann"), nil)])
    #expect(try folder.text("mail.vcf").contains(benno))
    #expect(try !folder.text("mail.vcf").contains(ann))
    #expect(try store.follow().problems == [])
    try store.remove([(store.number("Benno"), nil)])
    #expect(try folder.names == ["one.vcf", "two.vcf"])
    try store.undo()
    try store.undo()
    #expect(try store.outline() == ["A: Ada, Ann", "B: Benno, Bob"])
    #expect(try store.check() == [])
  }

  @Test func `what is removed has no file, and its own file again when that is undone`() throws {
    let before = try folder.text("one.vcf")
    let store = try folder.open()
    try store.remove([(store.number("Ada"), nil)])
    #expect(try folder.names == ["two.vcf"])
    #expect(try store.trash().map(\.name) == ["Ada"])
    try folder.expectAgreement(store)
    try store.undo()
    #expect(try folder.text("one.vcf") == before)
    try store.remove([(store.number("Ada"), nil)])
    _ = try folder.open().restore(1)
    #expect(try folder.text("one.vcf") == before)
    try folder.expectAgreement(store)
    try store.remove([(1, nil)])
    // Another has its name by now.
    try folder.write(CardFolder.card("New", uid: "9"), "one.vcf")
    _ = try store.restore(1)
    #expect(try folder.text("1.vcf") == before)
    try folder.expectAgreement(store)
  }

  @Test func `what others have changed since is not overwritten`() throws {
    let store = try folder.open()
    let card = try edited(store, "Ada", to: "Zoe")
    try folder.write(CardFolder.card("Ada B.", uid: "1"), "one.vcf")
    let stale = StoreError.stale(contact: 1, revision: 2)
    #expect(throws: stale) { try store.replace(1, revision: 1, with: card) }
    #expect(throws: stale) { try store.remove([(1, 1)]) }
    #expect(try folder.text("one.vcf") == CardFolder.card("Ada B.", uid: "1"))
    #expect(try folder.names == ["one.vcf", "two.vcf"])
    try store.follow()
    #expect(throws: stale) { try store.replace(1, revision: 1, with: card) }
    _ = try store.replace(1, revision: 2, with: card)
    try folder.remove("one.vcf")
    #expect(throws: StoreError.stale(contact: 1, revision: 4)) {
      try store.replace(1, revision: 3, with: edited(store, "Zoe", to: "Zoe B."))
    }
    #expect(try folder.names == ["two.vcf"])
    try folder.expectAgreement(store)
  }

  @Test func `a change that fails for one contact changes none`() throws {
    let store = try folder.open()
    try folder.write(CardFolder.card("Bobby", uid: "2"), "two.vcf")
    let marks = try ["one.vcf", "two.vcf"].map(folder.mark)
    #expect(throws: StoreError.self) { try store.remove([(1, nil), (2, nil)]) }
    #expect(throws: StoreError.nothingToUndo) {
      _ = try store.importCards { (importer) throws(StoreError) in
        for number in 0..<100 { try importer.add(Cards.named("Name \(number)")) }
        throw .nothingToUndo
      }
    }
    #expect(try ["one.vcf", "two.vcf"].map(folder.mark) == marks)
    #expect(try folder.names == ["one.vcf", "two.vcf"])
    try folder.expectAgreement(store)
    #expect(try store.outline() == ["A: Ada", "B: Bobby"])
  }

  @Test func `a change that can't be committed is taken out of the folder again`() throws {
    let store = try folder.open()
    let names = try folder.names
    let texts = try names.map(folder.text)
    let index = try SQLiteConnection(path: folder.path(".thumbindex.db"), access: .writing)
    // Fails when the files are written, and before the index is committed.
    try index.runScript(
      """
      CREATE TRIGGER failing_new BEFORE INSERT ON source_file BEGIN SELECT RAISE(ABORT, 'x'); END;
      CREATE TRIGGER failing_old BEFORE DELETE ON source_file BEGIN SELECT RAISE(ABORT, 'x'); END;
      """)
    #expect(throws: StoreError.self) { try store.remove([(1, nil), (2, nil)]) }
    #expect(throws: StoreError.self) {
      try store.replace(1, revision: nil, with: edited(store, "Ada", to: "Zoe"))
    }
    #expect(throws: StoreError.self) { try store.add(Cards.named("Cy")) }
    try index.runScript("DROP TRIGGER failing_new; DROP TRIGGER failing_old")
    #expect(try folder.names == names)
    #expect(try names.map(folder.text) == texts)
    try folder.expectAgreement(store)
  }

  @Test func `undoing stops where others have changed a contact since`() throws {
    let store = try folder.open()
    _ = try store.replace(1, revision: nil, with: edited(store, "Ada", to: "Zoe"))
    _ = try store.replace(2, revision: nil, with: edited(store, "Bob", to: "Yul"))
    try folder.write(CardFolder.card("Zora", uid: "1"), "one.vcf")
    try store.follow()
    #expect(try store.undo().label == "edit")
    #expect(throws: StoreError.nothingToUndo) { try store.undo() }
    #expect(try store.outline() == ["B: Bob", "Z: Zora"])
    // And what nobody has looked at yet stays as it is.
    _ = try store.replace(1, revision: nil, with: edited(store, "Zora", to: "Zoe"))
    try folder.write(CardFolder.card("Zora", uid: "1", more: "NOTE:x\r\n"), "one.vcf")
    #expect(throws: StoreError.self) { try store.undo() }
    #expect(try folder.text("one.vcf").contains("NOTE:x"))
    try folder.expectAgreement(store)
  }

  @Test func `links are read, and not changed`() throws {
    try folder.rename("one.vcf", "elsewhere.txt")
    try folder.link("one.vcf", to: "elsewhere.txt")
    let store = try folder.open()
    #expect(try store.outline() == ["A: Ada", "B: Bob"])
    #expect(throws: StoreError.self) {
      try store.replace(1, revision: nil, with: edited(store, "Ada", to: "Zoe"))
    }
    try folder.write(CardFolder.card("Ann", uid: "1"), "elsewhere.txt")
    try folder.expectAgreement(store)
  }

  @Test func `an import of many contacts makes as many files, and undoing it removes them`() throws
  {
    let store = try folder.open()
    _ = try store.importCards { (importer) throws(StoreError) in
      for number in 0..<200 { try importer.add(Cards.named("Name \(number)")) }
      try importer.add(Cards.named("Ada Lane", uid: "1"))
    }
    #expect(try folder.names.count == 202)
    try folder.expectAgreement(store)
    try store.undo()
    #expect(try folder.names == ["one.vcf", "two.vcf"])
    #expect(try store.outline() == ["A: Ada", "B: Bob"])
    try folder.expectAgreement(store)
  }

  @Test func `two who write at once get in nobody's way`() async throws {
    let path = folder.url.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<3 {
        group.addTask {
          let store = try StoreSession.open(folder: path, order: ListOrder(locale: "en"))
          for number in 0..<20 {
            _ = try store.add(Cards.named("Writer \(writer) \(number)"))
            if number % 5 == 0 { try store.follow() }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.names.count == 62)
    try folder.expectAgreement(folder.open())
  }
}
