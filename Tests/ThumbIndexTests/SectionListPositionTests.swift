import Testing
import ThumbIndex

@Suite("Positions in a SectionList") struct SectionListPositionTests {
  @Test("Every identity leads to its row, unknown ones nowhere")
  func identities() throws {
    let list = try SectionList(
      (0..<1000).map { Person(id: $0, nickname: "\(UnicodeScalar(UInt8(65 + $0 % 26)))\($0)") })
    for id in 0..<1000 {
      let position = try #require(list.position(ofID: id))
      #expect(list[position].id == id)
    }
    #expect(list.position(ofID: 1000) == nil)
  }

  @Test("Identities stay right through edits")
  func afterEdits() throws {
    var list = try SectionList(people("Adam", "Bo", "Cy"))
    #expect(list.position(ofID: 2) == RowPosition(2, 0))
    list.remove(id: 0)
    #expect(list.position(ofID: 0) == nil)
    #expect(list.position(ofID: 2) == RowPosition(1, 0))
    list.insert(Person(id: 0, nickname: "Ben"))
    #expect(list.position(ofID: 0) == RowPosition(0, 0))
    #expect(list.position(ofID: 1) == RowPosition(0, 1))
  }

  @Test("Of rows that share an identity the first is found, then the next")
  func sharedIdentity() throws {
    var list = try SectionList([
      Person(id: 1, nickname: "Cy"), Person(id: 1, nickname: "Al"), Person(id: 2, nickname: "Bo"),
    ])
    #expect(list.count == 3)
    #expect(list.position(ofID: 1) == RowPosition(0, 0))
    list.remove(id: 1)
    #expect(list.position(ofID: 1) == RowPosition(1, 0))
    list.remove(id: 1)
    #expect(list.position(ofID: 1) == nil)
  }

  @Test("An element goes where its name was said to be inserted")
  func insertionPositions() throws {
    for empty in [false, true] {
      var list = try SectionList(people("Bo", "Bo", "Max"), empty: empty)
      for (id, name) in ["Bo", "Al", "Zoe", "", "Bz", "Maxi"].enumerated() {
        let expected = list.insertionPosition(for: name)
        list.insert(Person(id: 100 + id, nickname: name))
        #expect(list.position(ofID: 100 + id) == expected)
      }
    }
  }

  @Test("Identities of any type are told apart, wrong types found nowhere")
  func explicitIdentities() throws {
    let names = ["Bo", "Al"]
    let list = SectionList(
      names, collation: try IndexedCollation(locale: "en"), includesEmptySections: false,
      id: \.self, by: \.self)
    #expect(list.position(ofID: "Bo") == RowPosition(1, 0))
    #expect(list.position(ofID: 7) == nil)
  }

  @Test("Positions are in the order of the rows")
  func order() {
    #expect(RowPosition(0, 5) < RowPosition(1, 0))
    #expect(RowPosition(1, 0) < RowPosition(1, 2))
    #expect(!(RowPosition(1, 2) < RowPosition(1, 2)))
  }
}
