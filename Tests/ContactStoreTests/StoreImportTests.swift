import ContactCards
import ContactStore
import Testing

@Suite("Imports into a store")
struct StoreImportTests {
  private func importing(_ cards: [Card], _ store: StoreSession, isTrial: Bool = false) throws
    -> [Int]
  {
    let summary = try store.importCards(isTrial: isTrial) { (importer) throws(StoreError) in
      for card in cards { try importer.add(card) }
    }
    return [summary.added, summary.changed, summary.unchanged]
  }

  @Test(arguments: Engine.allCases)
  func `the same import again changes nothing`(_ engine: Engine) throws {
    let store = try Stores.make(engine)
    let cards = [Cards.named("Ada", uid: "1"), Cards.named("Bob")]
    #expect(try importing(cards, store, isTrial: true) == [2, 0, 0])
    #expect(try store.countContacts() == 0)
    #expect(try importing(cards, store) == [2, 0, 0])
    #expect(try importing(cards, store, isTrial: true) == [0, 0, 2])
    #expect(try importing(cards, store) == [0, 0, 2])
    #expect(try store.outline() == ["A: Ada", "B: Bob"])
    #expect(try store.check() == [])
  }

  @Test(arguments: Engine.allCases)
  func `a card with a known identifier takes the place of what was there`(_ engine: Engine) throws {
    let store = try Stores.make(engine)
    _ = try importing([Cards.named("Ada", uid: "urn:uuid:AB")], store)
    let later = [Cards.named("Ada Fairweather", uid: "ab"), Cards.named("Cy")]
    #expect(try importing(later, store, isTrial: true) == [1, 1, 0])
    #expect(try importing(later, store) == [1, 1, 0])
    #expect(try store.outline() == ["A: Ada Fairweather", "C: Cy"])
    try store.undo()
    #expect(try store.outline() == ["A: Ada"])
    #expect(try store.check() == [])
  }

  @Test(arguments: Engine.allCases)
  func `two people with one identifier are two contacts`(_ engine: Engine) throws {
    let store = try Stores.make(engine)
    let cards = ["Ada", "Bob", "Ada"].map { Cards.named($0, uid: "1") }
    #expect(try importing(cards, store, isTrial: true) == [2, 0, 1])
    #expect(try importing(cards, store) == [2, 0, 1])
    #expect(try store.outline() == ["A: Ada", "B: Bob"])
    #expect(try store.check() == [])
  }

  @Test(arguments: Engine.allCases)
  func `an import that fails leaves the store as it was`(_ engine: Engine) throws {
    let store = try Stores.make(engine)
    _ = try store.add(Cards.named("Ada"))
    #expect(throws: StoreError.nothingToUndo) {
      _ = try store.importCards { (importer) throws(StoreError) in
        for number in 0..<12_000 { try importer.add(Cards.named("Name \(number)")) }
        throw .nothingToUndo
      }
    }
    #expect(try store.outline() == ["A: Ada"])
    #expect(try store.check() == [])
  }

  @Test(arguments: Engine.allCases)
  func `a group that is changed finds its members, whether they come before it or behind`(
    _ engine: Engine
  ) throws {
    func group(_ members: [String]) -> Card {
      let kind = CardProperty("KIND", text: "group")
      return Cards.named(
        "Friends", uid: "g", [kind] + members.map { CardProperty("MEMBER", value: $0) })
    }
    let store = try Stores.make(engine)
    #expect(try importing([group([])], store) == [1, 0, 0])
    let cards = [Cards.named("Ada", uid: "a"), group(["a", "b"]), Cards.named("Bob", uid: "b")]
    #expect(try importing(cards, store) == [2, 1, 0])
    let friends = try #require(try store.groupCards().first)
    #expect(try store.outline(nil, .members(of: friends.id)) == ["A: Ada", "B: Bob"])
    #expect(try store.check() == [])
  }
}
