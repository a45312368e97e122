import ContactCards
import ContactStore
import Foundation
import Testing

@Suite("A store for Swift programs")
struct ContactStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())")

  private func open(_ order: ListOrder? = nil) throws -> ContactStore {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try ContactStore(.file(folder.appending(path: "contacts.db").path), order: order)
  }

  @Test func `contacts are added, listed, found, changed, removed and brought back`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try open(ListOrder(locale: "zh-Hans"))
    let zeng = try await store.add(Cards.named("曾国藩", uid: "1"))
    try await store.importCards([Cards.named("Ada"), Cards.named("阿宝")])
    #expect(try await store.contacts().map(\.name) == ["阿宝", "Ada", "曾国藩"])
    #expect(try await store.sections().map(\.title) == ["A", "Z"])
    #expect(try await store.find("zgf").map(\.row.id) == [zeng.id])
    var contact = zeng.contact
    contact.title = "Scholar"
    let changed = try await store.update(zeng.id, revision: zeng.revision, to: contact)
    #expect(changed.contact.title == "Scholar")
    await #expect(throws: StoreError.stale(contact: zeng.id, revision: 2)) {
      try await store.update(zeng.id, revision: 1, to: contact)
    }
    try await store.remove([zeng.id])
    #expect(try await store.trash().map(\.name) == ["曾国藩"])
    #expect(try await store.undo().label == "remove")
    #expect(try await store.position(of: zeng.id) == 2)
    #expect(try await store.check() == [])
  }

  @Test func `another order is made while the store is used, and then kept`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try open(ListOrder(locale: "en"))
    try await store.importCards((0..<5000).map { Cards.named("Name \($0)") })
    async let made: Void = store.prepare(ListOrder(locale: "de", ordering: .family))
    for number in 0..<20 { try await store.add(Cards.named("Zoe \(number)")) }
    try await made
    let german = ListOrder(locale: "de", ordering: .family)
    #expect(try await store.contacts(order: german).count == 5020)
    #expect(try await store.check() == [])
    let again = try open()
    #expect(try await again.info().orders.count == 2)
    #expect(await again.order == ListOrder(locale: "en"))
  }

  @Test func `another connection's change shows in the generation`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (one, other) = (try open(), try open())
    let before = try await one.generation
    try await other.add(Cards.named("Ada"))
    #expect(try await one.generation != before)
    #expect(try await one.contacts().map(\.name) == ["Ada"])
  }

  @Test func `the order of a store is another one from then on, for those who open it too`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try open(ListOrder(locale: "en"))
    try await store.importCards(["Zoe", "Örjan", "Ada"].map { Cards.named($0) })
    #expect(try await store.contacts().map(\.name) == ["Ada", "Örjan", "Zoe"])
    let swedish = ListOrder(locale: "sv")
    try await store.setOrder(swedish)
    #expect(try await store.contacts().map(\.name) == ["Ada", "Zoe", "Örjan"])
    let again = try open()
    #expect(await again.order == swedish)
    #expect(try await again.sections().map(\.title) == ["A", "Z", "Ö"])
    await #expect(throws: StoreError.self) { try await store.setOrder(ListOrder(locale: "!")) }
    #expect(await store.order == swedish)
  }

  @Test func `a file of contacts is taken whole, and what is wrong in it is told with its place`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try open(ListOrder(locale: "en"))
    let file = folder.appending(path: "friends.vcf")
    let cards =
      "BEGIN:VCARD\nVERSION:4.0\nFN:Ada\nEND:VCARD\nlost\nBEGIN:VCARD\nVERSION:4.0\nFN:Bo\n"
    try Data(cards.utf8).write(to: file)
    let source = try #require(ContactSources.open(file.path).first)
    var problems: [String] = []
    let trial = try await store.importContacts(from: source, isTrial: true)
    #expect(trial.added == 2)
    #expect(try await store.contacts().isEmpty)
    let summary = try await store.importContacts(from: source) {
      problems.append("\($1):\($0.line)")
    }
    #expect(summary.added == 2)
    #expect(problems == ["\(file.path):6"])
    #expect(try await store.contacts().map(\.name) == ["Ada", "Bo"])
    try FileManager.default.removeItem(at: file)
    await #expect(throws: StoreError.self) { try await store.importContacts(from: source) }
    #expect(try await store.contacts().count == 2)
  }
}
