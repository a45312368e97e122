import Collation
import TestSupport
import Testing
import ThumbIndex

@Suite("IndexKey") struct IndexKeyTests {
  static let names = [
    "", " ", "9", "☎", "🍎", "A", "a", "Ä", "Adam", "adam", "b", "Zoe", "阿宝", "𡉓", "张三", "Ωmega",
    "\u{0}",
    "\u{200B}",
  ]

  @Test("A key begins with the section in two bytes, the high one first")
  func section() throws {
    let collation = try IndexedCollation(locale: "zh-Hans")
    for name in Self.names {
      let key = collation.indexKey(for: name)
      #expect(key.section == collation.section(for: name))
      #expect(key.bytes.prefix(2) == [0, UInt8(collation.section(for: name))])
      #expect(Array(key.bytes.dropFirst(2)) == collation.collator.sortKey(for: name).bytes)
    }
  }

  @Test("A key can be kept as bytes")
  func roundTrip() throws {
    let key = try IndexedCollation(locale: "en").indexKey(for: "Adam")
    #expect(IndexKey(bytes: key.bytes) == key)
    #expect(IndexKey(bytes: []).section == 0)
    #expect(IndexKey(bytes: [1, 2, 3]).section == 258)
  }

  @Test("Sorting elements is sorting their keys, and equal keys keep their order")
  func sorting() throws {
    var generator = SeededGenerator(seed: 7)
    for locale in ["en", "zh-Hans"] {
      let collation = try IndexedCollation(locale: locale)
      let names = (0..<500).compactMap { _ in Self.names.randomElement(using: &generator) }
      let elements = Array(names.enumerated())
      let expected = elements.sorted {
        let (left, right) = (
          collation.indexKey(for: $0.element), collation.indexKey(for: $1.element)
        )
        return left == right ? $0.offset < $1.offset : left < right
      }
      let sorted = collation.sorted(elements, by: \.element)
      #expect(sorted.map(\.offset) == expected.map(\.offset))
    }
  }

  @Test("Canonically equivalent names have one key")
  func equivalence() throws {
    let collation = try IndexedCollation(locale: "en")
    #expect(collation.indexKey(for: "\u{C9}mile") == collation.indexKey(for: "E\u{301}mile"))
  }

  @Test("Symbols stand in the order of the collation inside #")
  func remainder() throws {
    let collation = try IndexedCollation(locale: "en")
    #expect(
      collation.sorted(["🙏🏼🥺", "Duane", "✅", " ", ""], by: \.self)
        == ["Duane", "", " ", "✅", "🙏🏼🥺"])
  }
}
