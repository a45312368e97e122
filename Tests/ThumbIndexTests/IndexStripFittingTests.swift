import Testing
import ThumbIndex

@Suite("IndexStrip, fitted") struct IndexStripFittingTests {
  /// A to Z and `#`, all with a row.
  static let latin = strip("ABCDEFGHIJKLMNOPQRSTUVWXYZ#")

  static func strip(_ titles: String, pinned: String = "", search: String? = nil) -> IndexStrip {
    let titles = (pinned + titles).enumerated().map { section, title in
      IndexStrip.Title(
        String(title), section: section, rowCount: 1,
        isKept: pinned.contains(title) ? true : nil)
    }
    return IndexStrip(titles: titles, searchLabel: search)
  }

  @Test("Where there is room, every title has a slot")
  func whole() {
    for count in [27, 28, 1_000] {
      #expect(Self.latin.fitted(slots: count) == Self.latin)
    }
    #expect(Self.latin.shown == "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
  }

  @Test(
    "Where there is none, titles and bullets alternate, the ends and # stay",
    arguments: [
      (26, "A•C•E•G•I•K•M•O•Q•S•U•W•Z#"), (25, "A•C•E•G•J•L•N•P•S•U•W•Z#"),
      (14, "A•E•I•M•Q•U•Z#"), (9, "A•I•Q•Z#"), (6, "A•M•Z#"), (5, "A•Z#"), (4, "A•Z#"),
      (3, "A•#"), (2, "A#"), (1, "•"), (0, ""), (-1, ""),
    ])
  func thinned(count: Int, expected: String) {
    #expect(Self.latin.fitted(slots: count).shown == expected)
  }

  @Test(
    "Pinned titles stay as long as three slots are left for the others",
    arguments: [
      (10, "★♥A•I•Q•Z#"), (7, "★♥A•Z#"), (6, "★♥A•Z#"), (5, "★♥•Z#"), (4, "★•Z#"), (3, "★•#"),
    ])
  func pinned(count: Int, expected: String) {
    let strip = Self.strip("ABCDEFGHIJKLMNOPQRSTUVWXYZ#", pinned: "★♥")
    #expect(strip.fitted(slots: count).shown == expected)
  }

  @Test("A # in front stays, too")
  func remainderInFront() {
    let strip = Self.strip("#ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(strip.fitted(slots: 8).shown == "#A•I•Q•Z")
  }

  @Test("Titles that are all kept are thinned where they must be")
  func allKept() {
    let strip = Self.strip("", pinned: "★♥☎✂✉")
    #expect(strip.fitted(slots: 4).shown == "★•✂✉")
    #expect(strip.fitted(slots: 3).shown == "★•✉")
  }

  @Test("Titles by name and counts are those of the sections")
  func namesAndCounts() {
    let strip = IndexStrip(titles: ["A", "B", "#"], rowCounts: [2, 0])
    #expect(strip.titles.map(\.section) == [0, 1, 2])
    #expect(strip.titles.map(\.rowCount) == [2, 0, 0])
    #expect(strip.titles.map(\.isKept) == [false, false, true])
    #expect(strip.slots.map(\.isEmpty) == [false, true, true])
  }

  @Test(
    "A height holds as many slots as go into it",
    arguments: [
      (54.0, 2.0, 27), (53.9, 2, 26), (2, 2, 1), (1.9, 2, 0), (.infinity, 2, 27),
      (1e300, 1e-300, 27),
    ])
  func height(height: Double, slot: Double, count: Int) {
    #expect(Self.latin.fitted(height: height, slotHeight: slot).slots.count == count)
  }

  @Test("A height that is the sum of slots holds them all")
  func summedHeight() {
    for slot in stride(from: 0.1, through: 30, by: 0.1) {
      let height = (0..<27).reduce(0.0) { sum, _ in sum + slot }
      #expect(Self.latin.fitted(height: height, slotHeight: slot).slots.count == 27, "\(slot)")
    }
  }

  @Test(
    "What is no height holds no slots",
    arguments: [(0.0, 1.0), (-1, 1), (.nan, 1), (10, 0), (10, -1), (10, .nan), (10, .infinity)])
  func noHeight(height: Double, slot: Double) {
    #expect(Self.latin.fitted(height: height, slotHeight: slot).slots.isEmpty)
  }

  @Test("A strip without room for titles grows again")
  func grownAgain() {
    #expect(Self.latin.fitted(slots: 0).fitted(slots: 27) == Self.latin)
  }

  @Test("A search slot leads, and goes when titles need its room")
  func search() {
    let strip = Self.strip("ABCDEFGHIJKLMNOPQRSTUVWXYZ#", search: "Suche")
    #expect(strip.slots.count == 28)
    #expect(strip.slots.first?.target == .search)
    #expect(strip.slots.first?.accessibilityLabel == "Suche")
    #expect(strip.fitted(slots: 28) == strip)
    #expect(strip.fitted(slots: 27).shown == "🔍A•C•E•G•I•K•M•O•Q•S•U•W•Z#")
    #expect(strip.fitted(slots: 4).shown == "🔍A•#")
    #expect(strip.fitted(slots: 3).shown == "A•#")
    #expect(Self.strip("", search: "Suche").fitted(slots: 1).shown == "🔍")
  }
}

extension IndexStrip {
  /// The texts of all slots.
  var shown: String { slots.map(\.text).joined() }
}
