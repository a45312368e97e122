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

  @Test("Identities whose hash values are the same are told apart")
  func equalHashes() throws {
    struct Identity: Hashable {
      var number: Int
      func hash(into hasher: inout Hasher) {}
    }
    var list = SectionList(
      (0..<200).map { Person(id: $0, nickname: "A\($0 % 20)") },
      collation: try IndexedCollation(locale: "en"), includesEmptySections: false,
      id: { Identity(number: $0.id) }, by: \.nickname)
    for id in stride(from: 0, to: 200, by: 2) { list.remove(id: Identity(number: id)) }
    #expect(Set(list.rows.map(\.id)) == Set(stride(from: 1, to: 200, by: 2)))
    for id in 0..<200 {
      let position = list.position(ofID: Identity(number: id))
      #expect(position.map { list[$0].id } == (id % 2 == 0 ? nil : id))
    }
  }

  @Test("Copies of one list look rows up and are edited at the same time")
  func concurrency() async throws {
    let list = try SectionList((0..<500).map { Person(id: $0, nickname: "A\(1000 + $0)") })
    let results = await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          var copy = list
          for id in task * 50..<task * 50 + 50 { copy.remove(id: id) }
          return (copy.count, copy.position(ofID: 499), list.position(ofID: 499))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 8)
    for (count, inCopy, inList) in results {
      #expect(count == 450)
      #expect(inCopy == RowPosition(0, 449))
      #expect(inList == RowPosition(0, 499))
    }
  }

  @Test("Positions are in the order of the rows")
  func order() {
    #expect(RowPosition(0, 5) < RowPosition(1, 0))
    #expect(RowPosition(1, 0) < RowPosition(1, 2))
    #expect(!(RowPosition(1, 2) < RowPosition(1, 2)))
  }
}
