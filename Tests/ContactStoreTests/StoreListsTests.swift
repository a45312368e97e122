import ContactCards
import ContactStore
import TestSupport
import Testing
import ThumbIndex

@Suite("Lists of a store")
struct StoreListsTests {
  @Test(arguments: Engine.allCases)
  func `contacts stand in their sections, in order, whatever order they come in`(_ engine: Engine)
    throws
  {
    let store = try Stores.make(engine, "zh-Hans")
    for name in ["曾国藩", "Zoe", "阿宝", "Adam", "9", "张三"] { _ = try store.add(Cards.named(name)) }
    #expect(try store.outline() == ["A: 阿宝, Adam", "Z: 曾国藩, 张三, Zoe", "#: 9"])
    #expect(try store.check() == [])
  }

  @Test(arguments: Engine.allCases)
  func `pages by position and by mark give the same rows`(_ engine: Engine) throws {
    let store = try Stores.make(engine)
    let names = (0..<3000).map { "Name \($0 * 7919 % 3000)" }
    _ = try store.importCards { (importer) throws(StoreError) in
      for name in names { try importer.add(Cards.named(name)) }
    }
    let order = store.defaultOrder
    let all = try store.page(order, at: 0, count: 5000).rows.map(\.name)
    #expect(all == (try IndexedCollation(locale: "en").sorted(names, by: \.self)))
    var walked: [String] = []
    var mark: PageMark?
    repeat {
      let page = try store.page(order, after: mark, count: 97)
      walked += page.rows.map(\.name)
      mark = page.last
    } while mark != nil
    #expect(walked == all)
    for position in [0, 511, 512, 513, 1024, 2999] {
      let page = try store.page(order, at: position, count: 2)
      #expect(page.rows.map(\.name) == Array(all[position...].prefix(2)))
      #expect(try store.position(of: page.rows[0].id, order) == position)
      guard let first = page.first else { continue }
      let before = try store.page(order, before: first, count: 3)
      #expect(before.rows.map(\.name) == Array(all[..<position].suffix(3)))
    }
    #expect(try store.page(order, at: 3000, count: 2).rows.isEmpty)
    #expect(try store.check() == [])
  }

  @Test(arguments: Engine.allCases)
  func `a mark leads on though the row that it was at is gone`(_ engine: Engine) throws {
    let store = try Stores.make(engine)
    for name in ["A", "B", "C", "D"] { _ = try store.add(Cards.named(name)) }
    let page = try store.page(store.defaultOrder, after: nil, count: 2)
    try store.remove([(page.rows[1].id, nil)])
    let text = try #require(page.last?.text)
    let mark = try #require(PageMark(text: text))
    #expect(
      try store.page(store.defaultOrder, after: mark, count: 2).rows.map(\.name) == ["C", "D"])
  }

  @Test(arguments: Engine.allCases)
  func `random changes leave a store that a check finds whole`(_ engine: Engine) throws {
    var random = SeededGenerator(seed: 11)
    let store = try Stores.make(engine, "de")
    try store.prepare(ListOrder(locale: "zh-Hans", ordering: .family))
    var model: [Int64: String] = [:]
    let categories = ["Work", "* myContacts", "starred", "Family"]
    for step in 0..<400 {
      let name = "\(["Ö", "o", "张", "Z", "9", ""].randomElement(using: &random) ?? "")\(step % 17)"
      let more = random.next() % 2 == 0 ? [Cards.category(categories[step % 4])] : []
      switch random.next() % 5 {
      case 0, 1, 2:
        let added = try store.add(Cards.named(name, uid: "u\(step)", more))
        model[added.id] = name
      case 3:
        guard let id = model.keys.sorted().randomElement(using: &random) else { continue }
        _ = try store.replace(id, revision: nil, with: Cards.named(name, more))
        model[id] = name
      default:
        guard let id = model.keys.sorted().randomElement(using: &random) else { continue }
        try store.remove([(id, nil)])
        model[id] = nil
      }
      if step % 50 == 0 { #expect(try store.check() == []) }
    }
    #expect(try store.check() == [])
    let collation = try IndexedCollation(locale: "de")
    let expected = collation.sorted(model.sorted { $0.key < $1.key }, by: \.value).map(\.value)
    let rows = try store.page(store.defaultOrder, at: 0, count: 1000).rows
    #expect(rows.map(\.name) == expected)
  }
}
