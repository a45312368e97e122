import Testing
import ThumbIndex

@Suite("The direction of an IndexStrip") struct IndexStripDirectionTests {
  @Test("The strip of a list is read as the language of the list")
  func ofList() throws {
    for (locale, direction) in [
      ("ar", IndexStrip.Direction.rightToLeft), ("az-Arab", .rightToLeft), ("he", .rightToLeft),
      ("en", .leftToRight), ("az", .leftToRight), ("ja", .leftToRight),
    ] {
      let collation = try IndexedCollation(locale: locale)
      let strip = IndexStrip(SectionList(["x"], collation: collation, by: \.self))
      #expect(strip.direction == direction, "\(locale)")
    }
  }

  @Test("The strip sits where the lines end, and where it lies it starts where they start")
  func mirrored() {
    let titles = ["A", "B", "C"]
    let plain = IndexStrip(titles: titles, rowCounts: [1, 1, 1])
    let mirrored = IndexStrip(titles: titles, rowCounts: [1, 1, 1], direction: .rightToLeft)
    #expect(plain.edge == .right)
    #expect(mirrored.edge == .left)
    #expect(plain.slotsFromLeft.map(\.text) == titles)
    #expect(mirrored.slotsFromLeft.map(\.text) == titles.reversed())
    #expect(plain.target(atFractionFromLeft: 0.1) == .section(0))
    #expect(mirrored.target(atFractionFromLeft: 0.1) == .section(2))
    #expect(mirrored.target(atFractionFromLeft: 1) == .section(0))
    #expect(mirrored.target(atFractionFromLeft: .nan) == .section(0))
    #expect(mirrored.slots.map(\.text) == titles)
    #expect(mirrored.fitted(slots: 2).edge == .left)
  }
}
