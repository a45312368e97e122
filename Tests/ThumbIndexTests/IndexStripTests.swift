import Testing
import ThumbIndex

@Suite("IndexStrip") struct IndexStripTests {
  static func list(_ names: [String], empty: Bool = false) throws -> SectionList<String> {
    SectionList(
      names, collation: try IndexedCollation(locale: "en"), includesEmptySections: empty, by: \.self
    )
  }

  @Test("A title without rows leads to the nearest section before it, or else to the first")
  func nearest() throws {
    let strip = IndexStrip(try Self.list(["Bo", "Max", "9"]))
    let targets = (0..<27).map { strip.target(atSlot: $0) }
    let expected = Array(repeating: 0, count: 12) + Array(repeating: 1, count: 14) + [2]
    #expect(targets == expected.map { .section($0) })
  }

  @Test("So does one whose empty section the list shows")
  func nearestOfAllSections() throws {
    let strip = IndexStrip(try Self.list(["Bo", "Max"], empty: true))
    let targets = (0..<27).map { strip.target(atSlot: $0) }
    let expected = Array(repeating: 1, count: 12) + Array(repeating: 12, count: 15)
    #expect(targets == expected.map { .section($0) })
  }

  @Test("The slots whose titles have rows are told from the others")
  func emptySlots() throws {
    for empty in [false, true] {
      let strip = IndexStrip(try Self.list(["Bo", "Max", "9"], empty: empty))
      #expect(strip.slots.filter { !$0.isEmpty }.map(\.text) == ["B", "M", "#"])
    }
    let strip = IndexStrip(try Self.list(["Bo"])).fitted(slots: 5)
    #expect(strip.slots.map(\.isEmpty) == [true, false, true, true])
  }

  @Test("Without rows, or without slots, a position leads nowhere")
  func emptyList() throws {
    for empty in [false, true] {
      let strip = IndexStrip(try Self.list([], empty: empty))
      #expect(strip.slots.count == 27)
      #expect(strip.target(atSlot: 3) == nil)
      #expect(strip.target(atFraction: 0.5) == nil)
    }
    let strip = IndexStrip(titles: [], rowCounts: [])
    #expect(strip.target(atSlot: 0) == nil)
    #expect(strip.target(atFraction: 0) == nil)
    #expect(strip.slot(forSection: 0) == nil)
    #expect(strip.fitted(slots: 3).slots.isEmpty)
  }

  @Test("Without rows, the search slot leads to search all the same")
  func searchOfEmptyList() throws {
    let strip = IndexStrip(try Self.list([]), searchLabel: "Search")
    #expect(strip.target(atSlot: 0) == .search)
    #expect(strip.target(atFraction: 0) == .search)
    #expect(strip.target(atSlot: 1) == nil)
  }

  @Test("A bullet leads to each of its titles in turn, and as a whole to the middle one")
  func bullet() {
    let strip = IndexStripFittingTests.latin.fitted(slots: 9)
    #expect(strip.shown == "A•I•Q•Z#")
    #expect(strip.slots[1].titles == 1..<8)
    #expect(strip.target(atSlot: 1) == .section(4))
    let inside = (0..<7).map { strip.target(atFraction: (1 + (Double($0) + 0.5) / 7) / 8) }
    #expect(inside == (1...7).map { .section($0) })
  }

  @Test("A position outside the strip counts as the nearest inside")
  func outside() {
    let strip = IndexStripFittingTests.latin
    for slot in [Int.min, -1, 0] { #expect(strip.target(atSlot: slot) == .section(0)) }
    for slot in [26, 27, Int.max] { #expect(strip.target(atSlot: slot) == .section(26)) }
    for fraction in [-Double.infinity, -1, -0.0, .nan] {
      #expect(strip.target(atFraction: fraction) == .section(0))
    }
    for fraction in [1, 1.5, Double.infinity] {
      #expect(strip.target(atFraction: fraction) == .section(26))
    }
  }

  @Test("A distance from the top counts in slots")
  func distance() {
    let strip = IndexStripFittingTests.latin
    #expect(strip.target(atY: 0, height: 270) == .section(0))
    #expect(strip.target(atY: 9.9, height: 270) == .section(0))
    #expect(strip.target(atY: 10.1, height: 270) == .section(1))
    #expect(strip.target(atY: 270, height: 270) == .section(26))
    #expect(strip.target(atY: 5, height: 0) == .section(26))
    #expect(strip.target(atY: -5, height: 0) == .section(0))
    #expect(strip.target(atY: .nan, height: .nan) == .section(0))
  }

  @Test("The slot to highlight is that of the section's title, or of the bullet in its place")
  func highlighted() throws {
    let strip = IndexStrip(try Self.list(["Bo", "Max", "9"]))
    #expect((0..<3).map { strip.slot(forSection: $0) } == [1, 12, 26])
    #expect(strip.slot(forSection: -1) == 1)
    #expect(strip.slot(forSection: 99) == 26)
    let thinned = strip.fitted(slots: 9)
    #expect(thinned.shown == "A•I•Q•Z#")
    #expect((0..<3).map { thinned.slot(forSection: $0) } == [1, 3, 7])
    #expect(strip.fitted(slots: 0).slot(forSection: 0) == nil)
  }

  @Test("With a search slot, the slot to highlight is one further")
  func highlightedWithSearch() throws {
    let strip = IndexStrip(try Self.list(["Bo"], empty: true), searchLabel: "Search")
    #expect(strip.slot(forSection: 0) == 1)
    #expect(strip.slot(forSection: 26) == 27)
  }
}
