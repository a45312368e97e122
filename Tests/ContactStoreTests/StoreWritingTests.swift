import ContactCards
import ContactStore
import Testing

@Suite("Changes of a store")
struct StoreWritingTests {
  @Test(arguments: Engine.allCases)
  func `what is removed is in the trash, and comes back by undoing or restoring`(_ engine: Engine)
    throws
  {
    let store = try Stores.make(engine)
    let ada = try store.add(Cards.named("Ada", uid: "1"))
    _ = try store.add(Cards.named("Bob"))
    try store.remove([(ada.id, ada.revision)])
    #expect(try store.outline() == ["B: Bob"])
    #expect(try store.trash().map(\.name) == ["Ada"])
    #expect(try store.undo().label == "remove")
    #expect(try store.outline() == ["A: Ada", "B: Bob"])
    #expect(try store.trash() == [])
    try store.remove([(ada.id, nil)])
    #expect(try store.restore(ada.id).card == ada.card)
    try store.undo()
    #expect(try store.trash().map(\.name) == ["Ada"])
    #expect(try store.emptyTrash() == 1)
    #expect(throws: StoreError.self) { try store.restore(ada.id) }
    #expect(try store.check() == [])
  }

  @Test(arguments: Engine.allCases)
  func `a change for another revision is refused, and changes nothing`(_ engine: Engine) throws {
    let store = try Stores.make(engine)
    let ada = try store.add(Cards.named("Ada"))
    let changed = try store.replace(ada.id, revision: 1, with: Cards.named("Ada B."))
    #expect(changed.revision == 2)
    #expect(throws: StoreError.stale(contact: ada.id, revision: 2)) {
      try store.replace(ada.id, revision: 1, with: Cards.named("Ada C."))
    }
    #expect(try store.outline() == ["A: Ada B."])
  }

  @Test(arguments: Engine.allCases)
  func `changes are undone one after the other, the last one first`(_ engine: Engine) throws {
    let store = try Stores.make(engine)
    let ada = try store.add(Cards.named("Ada"))
    _ = try store.replace(ada.id, revision: nil, with: Cards.named("Zoe"))
    _ = try store.importCards { (importer) throws(StoreError) in
      for name in ["Bob", "Cy"] { try importer.add(Cards.named(name)) }
    }
    #expect(try store.lastChange()?.count == 2)
    #expect(try store.undo().label == "import")
    #expect(try store.outline() == ["Z: Zoe"])
    try store.undo()
    #expect(try store.outline() == ["A: Ada"])
    try store.undo()
    #expect(try store.outline() == [])
    #expect(throws: StoreError.nothingToUndo) { try store.undo() }
    #expect(try store.check() == [])
  }

  @Test(arguments: Engine.allCases)
  func `a group's card makes a list of its members, whichever comes first`(_ engine: Engine) throws
  {
    let store = try Stores.make(engine)
    var group = Cards.named("Friends", uid: "g")
    group.append(CardProperty("KIND", text: "group"))
    group.append(CardProperty("MEMBER", value: "urn:uuid:1"))
    group.append(CardProperty("MEMBER", value: "urn:uuid:2"))
    _ = try store.add(Cards.named("Ada", uid: "urn:uuid:1"))
    let friends = try store.add(group)
    let bob = try store.add(Cards.named("Bob", uid: "2"))
    let members = ListGroup.members(of: friends.id)
    #expect(try store.outline(nil, members) == ["A: Ada", "B: Bob"])
    #expect(try store.outline() == ["A: Ada", "B: Bob"])
    try store.remove([(bob.id, nil)])
    #expect(try store.outline(nil, members) == ["A: Ada"])
    try store.remove([(friends.id, nil)])
    #expect(try store.check() == [])
    try store.undo()
    #expect(try store.outline(nil, members) == ["A: Ada"])
    #expect(try store.check() == [])
  }

  @Test(arguments: Engine.allCases)
  func `contacts that are the same person are merged with nothing lost, and taken apart by undoing`(
    _ engine: Engine
  ) throws {
    let store = try Stores.make(engine)
    let phone = CardProperty("TEL", text: "+1 555 0100")
    let first = try store.add(Cards.named("Ada B.", uid: "1", [phone]))
    _ = try store.add(Cards.named("Bob", uid: "2", [CardProperty("TEL", text: "+1 555 0101")]))
    let mail = CardProperty("EMAIL", text: "ada@example.com")
    let other = try store.add(Cards.named("Ada B.", uid: "3", [phone, mail]))
    #expect(try store.duplicates() == [[first.id, other.id]])
    try store.merge(store.duplicates())
    let merged = try store.contact(first.id)
    #expect(merged.contact.emails.map(\.value) == ["ada@example.com"])
    #expect(merged.contact.phones.count == 1)
    #expect(try store.trash().map(\.id) == [other.id])
    #expect(try store.duplicates() == [])
    #expect(try store.check() == [])
    #expect(try store.undo().label == "merge")
    #expect(try store.contact(first.id).card == first.card)
    #expect(try store.contact(other.id).card == other.card)
    #expect(throws: StoreError.noContact("99")) { try store.merge([[first.id, 99]]) }
    #expect(try store.check() == [])
  }
}
