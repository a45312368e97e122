import ContactCards
import ContactStore
import TestSupport
import Testing

@Suite("Search keys in a store")
struct SearchIndexTests {
  /// A contact of random texts, some of them the same as others have.
  private static func contact(_ texts: inout RandomText, _ generator: inout SeededGenerator)
    -> Contact
  {
    let surname =
      ["张", "Schmidt", "김", "Иванов", "さとう", "a"].randomElement(using: &generator) ?? ""
    var contact = Contact(formattedName: surname + texts.next(length: 6))
    contact.organization = [
      ["Thimble & Thread", "北京 大学", ""].randomElement(using: &generator) ?? ""
    ]
    contact.emails = [ContactValue("\(texts.next(length: 4))@example.org")]
    contact.phones = [ContactValue("+49 170 \(Int.random(in: 0..<3000, using: &generator))")]
    return contact
  }

  private static func entries(_ index: SearchIndex) throws -> [String] {
    var entries: [String] = []
    try index.forEachEntry { (key, contact) throws(StoreError) in
      entries.append("\(key) \(contact)")
      return true
    }
    return entries.sorted()
  }

  @Test func `adding, removing, loading and merging keep what a set keeps`() throws {
    var generator = SeededGenerator(seed: 8)
    var texts = RandomText(seed: 8)
    var maker = SearchKeyMaker()
    let store = try SearchedStore([])
    var kept: [Int64: SearchKeys] = [:]
    var last: Int64 = 0
    for step in 0..<60 {
      switch step % 10 {
      case 0:
        var batch = SearchBatch()
        for _ in 0..<40 {
          last += 1
          let keys = maker.keys(of: Self.contact(&texts, &generator))
          kept[last] = keys
          batch.add(keys, contact: last)
        }
        try store.index.load(batch)
      case 7: if step % 30 == 7 { try store.index.mergeRuns() }
      case let digit where digit % 2 == 0:
        for _ in 0..<10 {
          last += 1
          let keys = maker.keys(of: Self.contact(&texts, &generator))
          kept[last] = keys
          try store.index.add(keys, contact: last)
          try store.index.add(keys, contact: last)
        }
      default:
        for contact in kept.keys.sorted().shuffled(using: &generator).prefix(20) {
          guard let keys = kept.removeValue(forKey: contact) else { continue }
          try store.index.remove(keys, contact: contact)
          try store.index.remove(keys, contact: contact)
        }
      }
      guard step % 6 == 5 else { continue }
      let expected = kept.flatMap { contact, keys in keys.sorted.map { "\($0) \(contact)" } }
      try #require(try Self.entries(store.index) == expected.sorted(), "step \(step)")
    }
    let blocks = try store.connection.rows("SELECT max(length(entries)) FROM search_block")
    #expect(blocks.first.map { $0.integer(0) < 5_000 } ?? false)
  }

  @Test func `removing all leaves no block`() throws {
    var maker = SearchKeyMaker()
    let contacts = (0..<500).map { Contact(formattedName: "Name \($0) 张\($0)") }
    let store = try SearchedStore(contacts, batches: 3)
    for (place, contact) in contacts.enumerated() {
      try store.index.remove(maker.keys(of: contact), contact: Int64(place))
    }
    #expect(try store.connection.rows("SELECT run FROM search_block").isEmpty)
  }

  /// Whether reading a store says that it is damaged.
  private static func isToldDamaged(_ store: SearchedStore) -> Bool {
    do {
      _ = try store.find("an", limit: 5)
      _ = try store.find("zs 三", limit: 5)
      _ = try entries(store.index)
      return false
    } catch {
      if case .corrupt? = error as? StoreError { return true }
      return false
    }
  }

  @Test func `a damaged block is told, or read otherwise, and never traps`() throws {
    var generator = SeededGenerator(seed: 3)
    let contacts = (0..<200).map { Contact(formattedName: "Anna \($0) 张三 さくら 김민수") }
    let store = try SearchedStore(contacts)
    let row = try #require(
      try store.connection.row("SELECT run, first, contact, entries FROM search_block LIMIT 1"))
    var told = 0
    for _ in 0..<200 {
      var bytes = row.blob(3)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) {
        bytes.removeLast(.random(in: 0..<bytes.count, using: &generator))
      }
      try store.connection.run(
        "UPDATE search_block SET entries = $1 WHERE run = $2 AND first = $3 AND contact = $4",
        [.blob(bytes), row.values[0], row.values[1], row.values[2]])
      if Self.isToldDamaged(store) { told += 1 }
    }
    #expect(told > 100)
  }
}
