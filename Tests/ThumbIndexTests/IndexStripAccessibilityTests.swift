import Testing
import ThumbIndex

@Suite("What an IndexStrip tells assistive technology") struct IndexStripAccessibilityTests {
  @Test(
    "A title is called by the section's title, a bullet by the first and the last it stands for")
  func labels() {
    let titles = (1...9).map {
      IndexStrip.Title("\($0)", label: "\($0) strokes", section: $0 - 1, rowCount: 1)
    }
    let strip = IndexStrip(titles: titles)
    #expect(strip.slots.first?.accessibilityLabel == "1 strokes")
    #expect(
      strip.fitted(slots: 5).slots.map(\.accessibilityLabel) == [
        "1 strokes", "2 strokes – 4 strokes", "5 strokes", "6 strokes – 8 strokes", "9 strokes",
      ])
    #expect(
      IndexStrip(titles: Array(titles[..<3])).fitted(slots: 1).slots.map(\.accessibilityLabel)
        == ["1 strokes – 3 strokes"])
  }

  @Test("A bullet for one title is called by that")
  func singleLabel() {
    let strip = IndexStrip(titles: ["A", "B", "C", "D"], rowCounts: [1, 1, 1, 1])
    #expect(strip.fitted(slots: 3).slots.map(\.accessibilityLabel) == ["A", "B – C", "D"])
    let five = IndexStrip(titles: ["A", "B", "C", "D", "E", "F"], rowCounts: [1, 1, 1, 1, 1, 1])
    #expect(five.fitted(slots: 5).slots.map(\.accessibilityLabel) == ["A", "B", "C", "D – E", "F"])
  }

  @Test("A step goes to the next slot that leads elsewhere")
  func steps() {
    let counts = [0, 1, 0, 0, 2, 0]
    let strip = IndexStrip(titles: ["A", "B", "C", "D", "E", "F"], rowCounts: counts)
    #expect((0..<6).map { strip.slot(after: $0) } == [4, 4, 4, 4, nil, nil])
    #expect((0..<6).map { strip.slot(before: $0) } == [nil, nil, nil, nil, 3, 3])
  }

  @Test("Steps lead from the first to the last slot and back, through search")
  func wayThrough() throws {
    let strip = IndexStrip(
      titles: ["A", "B", "C"], rowCounts: [1, 1, 1], searchLabel: "Search")
    #expect((0..<4).map { strip.slot(after: $0) } == [1, 2, 3, nil])
    #expect((0..<4).map { strip.slot(before: $0) } == [nil, 0, 1, 2])
    #expect(strip.slot(after: 99) == nil)
    #expect(strip.slot(before: -1) == nil)
  }
}
