#if PostgreSQL
  import ContactCards
  import ContactStore
  import TestSupport
  import Testing

  @Suite("Long lists on a server")
  struct PartitionsTests {
    /// Names of many sections, some of them of several contacts.
    private func cards(_ count: Int) -> [Card] {
      var generator = SeededGenerator(seed: 10)
      let words = ["Ann", "Bo", "Ärger", "阿宝", "张三", "曾", "Zoe", "9", "Ёлка", "O’Brien"]
      return (0..<count).map { number in
        let word = words.randomElement(using: &generator) ?? ""
        let other = words.randomElement(using: &generator) ?? ""
        return Cards.named(
          "\(word) \(other)\(number % 300)", uid: number % 2 == 0 ? "\(number)" : nil)
      }
    }

    private func fill(_ store: StoreSession, _ cards: [Card]) throws {
      _ = try store.importCards { (importer) throws(StoreError) in
        for card in cards { try importer.add(card) }
      }
    }

    /// The tables of ranges of keys.
    private func parts(_ connection: any SQLConnection) throws -> Int {
      let query = """
        SELECT count(*) FROM pg_partition_tree('listing') WHERE isleaf AND level = 2
        """
      return Int(try connection.row(query)?.integer(0) ?? 0)
    }

    private func open(_ place: TestStore) throws -> StoreSession {
      let store = try StoreSession(
        place.connect(), order: ListOrder(locale: "zh-Hans"), creates: true)
      try store.prepare(store.defaultOrder)
      return store
    }

    @Test func `a large import into an empty store divides its list, and nobody notices`() throws {
      let cards = cards(3000)
      let plain = try Stores.make(.sqlite, "zh-Hans")
      try fill(plain, cards)
      let place = try TestStore(.postgreSQL)
      let store = try open(place)
      (store.limits.gatheredBytes, store.limits.contactsAtOnce) = (1, 700)
      try fill(store, cards)
      #expect(try parts(place.connect()) > 10)
      #expect(try store.check() == [])
      #expect(try store.outline() == plain.outline())
      for session in [plain, store] {
        let order = session.defaultOrder
        for position in [0, 700, 1999, try session.count(order) - 20] {
          let page = try session.page(order, at: position, count: 20)
          #expect(
            try session.page(order, after: page.last, count: 20).rows.map(\.name)
              == plain.page(order, at: position + page.rows.count, count: 20).rows.map(\.name))
          let contact = try #require(page.rows.first?.id)
          #expect(try session.position(of: contact, order) == position)
        }
      }
      for session in [plain, store] {
        let order = session.defaultOrder
        // Rows come into parts, and go.
        try fill(session, Array(self.cards(3300).suffix(300)))
        let rows = try session.page(order, at: 1500, count: 30).rows
        try session.remove(rows.map { ($0.id, nil) })
        #expect(try session.check() == [])
      }
      #expect(try store.outline() == plain.outline())
    }

    @Test func `a large import that fails leaves the store as it was`() throws {
      let place = try TestStore(.postgreSQL)
      let store = try open(place)
      (store.limits.gatheredBytes, store.limits.contactsAtOnce) = (1, 700)
      let cards = cards(3000)
      #expect(throws: StoreError.nothingToUndo) {
        _ = try store.importCards { (importer) throws(StoreError) in
          for card in cards { try importer.add(card) }
          throw .nothingToUndo
        }
      }
      #expect(try parts(place.connect()) == 0)
      #expect(try store.countContacts() == 0)
      try fill(store, cards)
      #expect(try store.check() == [])
    }

    @Test func `a store of before is read, and divides its list when that is made anew`() throws {
      let place = try TestStore(.postgreSQL)
      let store = try open(place)
      try place.connect().runScript(
        """
        DROP TABLE listing;
        CREATE TABLE listing (list BIGINT NOT NULL, key BYTEA NOT NULL, contact BIGINT NOT NULL,
          PRIMARY KEY (list, key, contact))
        """)
      try fill(store, cards(3000))
      let outline = try store.outline()
      #expect(try store.check() == [])
      store.limits.dividedRows = 1000
      for _ in 1...2 {
        try store.reindex()
        #expect(try (11...16).contains(parts(place.connect())))
        #expect(try store.outline() == outline)
        #expect(try store.check() == [])
      }
    }
  }
#endif
