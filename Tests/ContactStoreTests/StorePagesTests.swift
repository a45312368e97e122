import ContactCards
import ContactStore
import Testing

@Suite("Packed pages")
struct StorePagesTests {
  /// What a page shows, in words.
  private func shown(_ page: PackedPage) -> [String] {
    page.rows.map { row in
      let name = String(decoding: page.bytes[row.name], as: UTF8.self)
      let detail = String(decoding: page.bytes[row.detail], as: UTF8.self)
      return "\(row.id).\(row.revision) \(row.section) \(name) \(detail) \(row.flags.rawValue)"
    }
  }

  private func shown(_ page: ContactPage) -> [String] {
    zip(page.rows, page.sections).map { row, section in
      "\(row.id).\(row.revision) \(section) \(row.name) \(row.detail ?? "") \(row.flags.rawValue)"
    }
  }

  private func filled(_ engine: Engine, _ count: Int) throws -> StoreSession {
    let store = try Stores.make(engine)
    _ = try store.importCards { (importer) throws(StoreError) in
      for number in 0..<count {
        let telephone = CardProperty("TEL", text: "\(number)")
        try importer.add(Cards.named("Name \(number * 7919 % count)", [telephone]))
      }
    }
    return store
  }

  @Test(arguments: Engine.allCases)
  func `they have the rows of other pages, remembered or not`(_ engine: Engine) throws {
    let store = try filled(engine, 2000)
    let order = store.defaultOrder
    store.listCache = ListCache()
    for position in [0, 5, 511, 1024, 1990, 0, 1500, 1024] {
      let page = try store.packedPage(order, .all, .at(position), count: 60)
      let other = try store.page(order, at: position, count: 60)
      #expect(shown(page) == shown(other))
      #expect(page.total == 2000)
      #expect((page.first, page.last) == (other.first, other.last))
    }
    let middle = try store.page(order, at: 1000, count: 10)
    let (first, last) = (try #require(middle.first), try #require(middle.last))
    #expect(
      shown(try store.packedPage(order, .all, .after(last), count: 7))
        == shown(try store.page(order, after: last, count: 7)))
    #expect(
      shown(try store.packedPage(order, .all, .before(first), count: 7))
        == shown(try store.page(order, before: first, count: 7)))
    #expect(try store.packedPage(order, .all, .at(2000), count: 7).rows.isEmpty)
    #expect(try store.packedPage(order, .favorites, .at(0), count: 7).rows.isEmpty)
  }

  @Test(arguments: Engine.allCases)
  func `a change by another program is seen in what is remembered`(_ engine: Engine) throws {
    let store = try filled(engine, 50)
    let order = store.defaultOrder
    store.listCache = ListCache()
    _ = try store.packedPage(order, .all, .at(0), count: 60)
    // Nothing tells the memory of these.
    _ = try store.replace(7, revision: nil, with: Cards.named("Zoe"))
    try store.remove([(9, nil)])
    let page = try store.packedPage(order, .all, .at(0), count: 60)
    #expect(shown(page) == shown(try store.page(order, at: 0, count: 60)))
    #expect(page.total == 49)
  }

  @Test func `what is said to be different is read anew, and the rest is not`() throws {
    let store = try filled(.sqlite, 50)
    let order = store.defaultOrder
    let cache = ListCache()
    store.listCache = cache
    _ = try store.packedPage(order, .all, .at(0), count: 60)
    cache.beginWriting()
    let before = try store.generation
    _ = try store.replace(7, revision: nil, with: Cards.named("Zoe"))
    cache.endWriting((before, try store.generation), [.contacts([7])])
    let page = try store.packedPage(order, .all, .at(0), count: 60)
    #expect(shown(page) == shown(try store.page(order, at: 0, count: 60)))
  }

  @Test func `changes in a group are all or nothing each`() throws {
    let store = try Stores.make(.sqlite)
    try store.grouping {
      _ = try? store.add(Cards.named("Ada"))
      #expect(throws: StoreError.noContact("99")) { try store.remove([(1, nil), (99, nil)]) }
      _ = try? store.add(Cards.named("Bo"))
    }
    #expect(try store.outline() == ["A: Ada", "B: Bo"])
    #expect(try store.check() == [])
    #expect(try store.undo().label == "add")
    #expect(try store.outline() == ["A: Ada"])
  }

  @Test(arguments: Engine.allCases)
  func `contacts come some at a time, each once`(_ engine: Engine) throws {
    let store = try filled(engine, 230)
    var names: [String] = []
    var mark: PageMark?
    repeat {
      mark = try store.forEachContact(store.defaultOrder, .all, after: mark, limit: 50) {
        names.append($0.contact.displayName)
      }
    } while mark != nil
    #expect(names == (try store.page(store.defaultOrder, at: 0, count: 500).rows.map(\.name)))
  }
}
