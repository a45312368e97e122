import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("A folder that others change")
struct FolderFollowingTests {
  let folder: CardFolder
  init() throws { folder = try CardFolder() }

  @Test func `the cards of a folder are listed, and nothing else in it`() throws {
    try folder.write(CardFolder.card("Ada", uid: "1"), "1.vcf")
    try folder.write(CardFolder.card("Bob"), "b.VCF")
    for name in [".hidden.vcf", "x.vcf.tmp", "displayname", "color", "note.txt"] {
      try folder.write(CardFolder.card("Nobody"), name)
    }
    try FileManager.default.createDirectory(
      atPath: folder.path("d.vcf"), withIntermediateDirectories: true)
    let before = try folder.names
    let store = try folder.open()
    #expect(try store.outline() == ["A: Ada", "B: Bob"])
    let report = try store.follow()
    #expect(report.added == 2)
    #expect(report.problems == [])
    #expect(try folder.names == before)
    #expect(try folder.text("displayname") == CardFolder.card("Nobody"))
  }

  @Test func `new, changed and gone files are followed, and contacts keep their numbers`() throws {
    try folder.write(CardFolder.card("Ada", uid: "1"), "1.vcf")
    try folder.write(CardFolder.card("Bob", uid: "2"), "2.vcf")
    let store = try folder.open()
    try store.follow()
    let ada = try store.number("Ada")
    try folder.write(CardFolder.card("Zoe", uid: "1"), "1.vcf")
    try folder.remove("2.vcf")
    try folder.write(CardFolder.card("Cy", uid: "3"), "3.vcf")
    let report = try store.follow()
    #expect(report.counts == [1, 1, 1])
    #expect(try store.outline() == ["C: Cy", "Z: Zoe"])
    #expect(try store.contact(ada).contact.displayName == "Zoe")
    #expect(try store.contact(ada).revision == 2)
    #expect(try store.trash().map(\.name) == ["Bob"])
    try folder.expectAgreement(store)
    try folder.expectAgreement(folder.open())
  }

  @Test func `a change is seen that keeps size and time of a file`() throws {
    try folder.write(CardFolder.card("Ada"), "1.vcf")
    let store = try folder.open()
    let time = try folder.status("1.vcf").st_mtim
    try folder.write(CardFolder.card("Eve"), "1.vcf")
    try folder.setTime(time, "1.vcf")
    #expect(try store.follow().changed == 1)
    #expect(try store.outline() == ["E: Eve"])
  }

  @Test func `changes within one step of the clock are seen`() throws {
    let store = try folder.open()
    for round in 0..<200 {
      let name = round % 2 == 0 ? "Ada" : "Eve"
      try folder.write(CardFolder.card(name), "1.vcf")
      try store.follow()
      #expect(try store.contact(1).contact.displayName == name)
    }
  }

  @Test func `a contact keeps its number when its file gets another name`() throws {
    for name in ["Ada", "Bob"] { try folder.write(CardFolder.card(name), name + ".vcf") }
    try folder.write(CardFolder.card("Cy", uid: "3"), "3.vcf")
    let store = try folder.open()
    let numbers: [Int64] = try ["Ada", "Bob", "Cy"].map(store.number)
    try store.follow()
    try folder.rename("Ada.vcf", "x.vcf")
    // And one that is changed too is known by its identifier.
    try folder.remove("3.vcf")
    try folder.write(CardFolder.card("Cyd", uid: "3"), "y.vcf")
    let report = try store.follow()
    #expect(report.counts == [0, 1, 0])
    #expect(try ["Ada", "Bob", "Cyd"].map(store.number) == numbers)
    try folder.expectAgreement(store)
  }

  @Test func `a contact that comes back has the number that it had`() throws {
    try folder.write(CardFolder.card("Ada", uid: "1"), "1.vcf")
    let store = try folder.open()
    try folder.remove("1.vcf")
    try store.follow()
    try folder.write(CardFolder.card("Ada B.", uid: "1"), "other.vcf")
    try store.follow()
    #expect(try store.number("Ada B.") == 1)
    #expect(try store.trash() == [])
    #expect(try store.contact(1).revision == 2)
  }

  @Test func `what is wrong with files is told as long as it is, and the rest goes on`() throws {
    try folder.write(CardFolder.card("Ada", uid: "1") + CardFolder.card("Bob", uid: "2"), "two.vcf")
    try folder.write("no card\r\n", "none.vcf")
    try folder.write("", "empty.vcf")
    try folder.write("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Cut\r\n", "cut.vcf")
    try folder.link("loop.vcf", to: "loop.vcf")
    try folder.write(CardFolder.card("Dora", uid: "4"), "d1.vcf")
    try folder.write(CardFolder.card("Dorothy", uid: "4"), "d2.vcf")
    let store = try folder.open()
    for _ in 0..<2 {
      #expect(try store.outline() == ["A: Ada", "B: Bob", "C: Cut", "D: Dora, Dorothy"])
      let problems = try store.follow().problems
      #expect(
        problems.map(\.file) == [
          "loop.vcf", "cut.vcf", "d2.vcf", "empty.vcf", "none.vcf", "two.vcf",
        ])
    }
    try folder.write(CardFolder.card("Cut"), "cut.vcf")
    for name in ["none.vcf", "empty.vcf", "loop.vcf", "d2.vcf"] { try folder.remove(name) }
    try folder.write(CardFolder.card("Ada", uid: "1"), "two.vcf")
    #expect(try store.follow().problems == [])
    #expect(try store.outline() == ["A: Ada", "C: Cut", "D: Dora"])
  }

  @Test func `a file that can't be read for now keeps its contact`() throws {
    try folder.write(CardFolder.card("Ada", uid: "1"), "1.vcf")
    let store = try folder.open()
    try folder.rename("1.vcf", "kept.txt")
    try folder.link("1.vcf", to: "1.vcf")
    #expect(try store.follow().problems.map(\.file) == ["1.vcf"])
    #expect(try store.outline() == ["A: Ada"])
    try folder.rename("kept.txt", "1.vcf")
    #expect(try store.follow() == FolderReport())
    #expect(try store.contact(1).revision == 1)
  }

  @Test func `the cards of one file keep their numbers by their identifiers`() throws {
    let (ada, bob) = (CardFolder.card("Ada", uid: "1"), CardFolder.card("Bob", uid: "2"))
    try folder.write(ada + bob, "two.vcf")
    let store = try folder.open()
    let numbers: [Int64] = try ["Ada", "Bob"].map(store.number)
    try folder.write(bob + ada + CardFolder.card("Cy", uid: "3"), "two.vcf")
    try store.follow()
    #expect(try ["Ada", "Bob"].map(store.number) == numbers)
    try folder.write(CardFolder.card("Bobby", uid: "2"), "two.vcf")
    try store.follow()
    #expect(try store.number("Bobby") == numbers[1])
    #expect(try store.trash().map(\.name).sorted() == ["Ada", "Cy"])
    try folder.expectAgreement(store)
  }

  @Test func `members of a group that is a file are listed`() throws {
    let group = CardFolder.card(
      "Friends", uid: "g",
      more: "X-ADDRESSBOOKSERVER-KIND:group\r\nX-ADDRESSBOOKSERVER-MEMBER:urn:uuid:1\r\n")
    try folder.write(group, "a.vcf")
    try folder.write(CardFolder.card("Ada", uid: "1"), "b.vcf")
    try folder.write(CardFolder.card("Bob", uid: "2"), "c.vcf")
    let store = try folder.open()
    let friends = try store.number("Friends")
    #expect(try store.outline(nil, .members(of: friends)) == ["A: Ada"])
    try folder.write(group.replacing("uuid:1", with: "uuid:2"), "a.vcf")
    try store.follow()
    #expect(try store.outline(nil, .members(of: friends)) == ["B: Bob"])
    try folder.expectAgreement(store)
  }

  @Test func `other stores have nothing to follow`() throws {
    #expect(try StoreSession.inMemory(ListOrder(locale: "en")).follow() == FolderReport())
  }
}
