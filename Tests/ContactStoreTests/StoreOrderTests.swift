import ContactCards
import ContactStore
import TestSupport
import Testing
import ThumbIndex

@Suite("Order in a store")
struct StoreOrderTests {
  private static let locales = [
    "en", "de-u-co-phonebk", "sv", "zh-Hans", "zh-Hant-u-co-stroke", "ja", "ko", "ru", "ar", "hi",
  ]

  /// Names in all scripts, some with accents, controls and nothing at all.
  private static func names(_ count: Int) -> [String] {
    var random = SeededGenerator(seed: 5)
    let letters = Array("aÄbčzØ张曾李阿さカ김박яЁبहक9☎ \u{301}\u{200F}'%_\0")
    return (0..<count).map { _ in
      String(
        (0..<Int(random.next() % 7)).map { _ in letters[Int(random.next() % UInt64(letters.count))]
        })
    }
  }

  @Test(arguments: Engine.allCases)
  func `the order that is read is that in memory, in ten languages over 20,000 names`(
    _ engine: Engine
  ) throws {
    let names = Self.names(20_000)
    let store = try Stores.make(engine)
    _ = try store.importCards { (importer) throws(StoreError) in
      for (number, name) in names.enumerated() {
        try importer.add(Cards.named(name, uid: "\(number)"))
      }
    }
    let shown = names.map { Cards.named($0).contact.displayName }
    for locale in Self.locales {
      let order = ListOrder(locale: locale)
      try store.prepare(order)
      let collation = try IndexedCollation(locale: locale)
      let rows = try store.page(order, after: nil, count: 30_000).rows
      #expect(rows.map(\.name) == collation.sorted(shown, by: \.self), "\(locale)")
      let counts = Dictionary(grouping: shown) { collation.section(for: $0) }.mapValues(\.count)
      let sections = try store.sections(order)
      #expect(Dictionary(uniqueKeysWithValues: sections.map { ($0.number, $0.count) }) == counts)
    }
  }

  @Test(arguments: Engine.allCases)
  func `whatever is in a text is data`(_ engine: Engine) throws {
    let store = try Stores.make(engine)
    let texts = [
      "Robert'); DROP TABLE contact;--", "\"", "%", "_", "\\", "a\0b", "$1", "?1",
      String(repeating: "ä", count: 500_000),
    ]
    for text in texts { _ = try store.add(Cards.named(text, uid: text, [Cards.category(text)])) }
    for text in texts {
      // What a card says may be less than what it was given: no reading keeps U+0000.
      let contact = Cards.named(text, uid: text).contact
      let (name, uid) = (contact.displayName, contact.uid ?? "")
      #expect(
        try store.contacts(withUID: uid).map(\.contact.displayName) == [name], "\(text.prefix(40))"
      )
      #expect(try store.contacts(named: name).count == 1)
      _ = try store.find(text, limit: 10)
    }
    #expect(try store.countContacts() == texts.count)
    #expect(try store.check() == [])
  }

  @Test func `keys of another version are made anew, and are never mixed`() throws {
    let connection = try TestStore(.sqlite)
    let order = ListOrder(locale: "de")
    let store = try StoreSession(connection.connect(), order: order, creates: true)
    try store.prepare(order)
    for name in ["Zoe", "Ähre", "Adam"] { _ = try store.add(Cards.named(name)) }
    let other = try connection.connect()
    try other.run("UPDATE sorting SET identity = $1", [.text("keys of another version")])
    try other.run("UPDATE listing SET key = $1 || key", [.blob([0, 9])])
    #expect(try !store.isPrepared(order))
    #expect(throws: StoreError.self) { try store.page(order, at: 0, count: 3) }
    // A change in between leaves no half of either.
    _ = try store.add(Cards.named("Bob"))
    var told: [Int] = []
    try store.prepare(order) { done, _ in told.append(done) }
    #expect(told == [4])
    #expect(try store.outline() == ["A: Adam, Ähre", "B: Bob", "Z: Zoe"])
    #expect(try store.check() == [])
    #expect(try other.rows("SELECT id FROM sorting").count == 1)
  }

  @Test func `search keys of another version are made anew, part by part`() throws {
    let place = try TestStore(.sqlite)
    let store = try StoreSession(place.connect(), order: ListOrder(locale: "en"), creates: true)
    try store.prepare(store.defaultOrder)
    for name in ["Ada", "Bob", "Cy"] { _ = try store.add(Cards.named(name)) }
    let other = try place.connect()
    let identity = try #require(
      try other.row("SELECT value FROM meta WHERE name = $1", [.text("search")])?.text(0))
    for state in ["keys of another version", "2 of \(identity)", "3 of another", ""] {
      // What is made of the keys is there; the rest isn't, or is another's.
      try other.run(
        "UPDATE meta SET value = $1 WHERE name = $2", [.text(state), .text("search")])
      if state.hasPrefix("2 of") {
        try other.run("DELETE FROM search_block")
        let half = try StoreSession(place.connect(), order: store.defaultOrder, creates: false)
        #expect(try !half.check().isEmpty)
        try other.run("UPDATE meta SET value = $1 WHERE name = $2", [.text(""), .text("search")])
      }
      let dora = try store.add(Cards.named("Dora"))
      _ = try store.replace(1, revision: nil, with: Cards.named("Ada \(dora.id)"))
      try store.prepareSearch()
      #expect(try store.find("dor", limit: 9).count == 1)
      #expect(try store.find("\(dora.id)", limit: 9).map(\.row.id) == [1])
      try store.remove([(dora.id, nil)])
      #expect(try store.find("dor", limit: 9).isEmpty)
      #expect(try store.check() == [])
    }
  }

  @Test func `what a check looks for, it finds`() throws {
    let damages = [
      "DELETE FROM listing WHERE contact = 2", "UPDATE landmark SET count = count + 1",
      "UPDATE contact SET name = 'x' WHERE id = 1", "DELETE FROM mark",
      "INSERT INTO mark (hash, contact) VALUES (1, 99)", "DELETE FROM search_block",
      "UPDATE contact SET card = (SELECT card FROM contact WHERE id = 2) WHERE id = 1",
      "UPDATE meta SET value = '1' WHERE name = 'next contact'",
      "INSERT INTO listing (list, key, contact) VALUES (1, x'0001', 77)",
    ]
    for damage in damages {
      let place = try TestStore(.sqlite)
      let store = try StoreSession(place.connect(), order: ListOrder(locale: "en"), creates: true)
      try store.prepare(store.defaultOrder)
      for name in ["Ada", "Bob", "Cy"] { _ = try store.add(Cards.named(name)) }
      #expect(try store.check() == [])
      try place.connect().run(damage)
      #expect(try !store.check().isEmpty, "\(damage)")
    }
  }
}
