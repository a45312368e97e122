import Testing
import ThumbIndex

@Suite("Pinned sections of a SectionList") struct SectionListPinnedTests {
  static let zoe = Person(id: 0, nickname: "Zoe")
  static let adam = Person(id: 1, nickname: "Adam")

  static func list(empty: Bool = false) throws -> SectionList<Person> {
    try SectionList(
      [adam, zoe], empty: empty,
      pinned: [
        PinnedSection(rows: [Person(id: 90, nickname: "New friends")]),
        PinnedSection(title: "Favourites", indexTitle: "★", rows: [zoe, adam]),
        PinnedSection(title: "Found", indexTitle: "🔍"),
      ])
  }

  @Test("Pinned sections stand in front, rows as given, and stay when they have none")
  func order() throws {
    let list = try Self.list()
    #expect(
      list.outline == [": New friends", "Favourites: Zoe Adam", "Found: ", "A: Adam", "Z: Zoe"])
    #expect(list.sections.map(\.number) == [0, 1, 2, 3, 28])
    #expect(list.count == 5)
    #expect(list.rows.map(\.id) == [90, 0, 1, 1, 0])
  }

  @Test("A pinned section has a header if it has rows and a title")
  func headers() throws {
    let list = try Self.list()
    #expect(list.sections.indices.map(list.header(of:)) == [nil, "Favourites", nil, "A", "Z"])
  }

  @Test("Index titles begin with those of the pinned sections that have one")
  func indexTitles() throws {
    let list = try Self.list()
    #expect(list.sectionIndexTitles == ["★", "🔍"] + list.collation.sectionIndexTitles)
  }

  @Test("An index title of a pinned section leads to it, others to theirs or the nearest before")
  func sectionsForIndexTitles() throws {
    for empty in [false, true] {
      let list = try Self.list(empty: empty)
      let titles = ["★", "🔍", "A", "B", "Z"].compactMap(list.sectionIndexTitles.firstIndex(of:))
      let found = titles.map(list.section(forSectionIndexTitleAt:))
      #expect(found == (empty ? [1, 2, 3, 4, 28] : [1, 2, 3, 3, 4]))
    }
  }

  @Test("Without rows in the alphabet, its titles lead to the last pinned section")
  func titlesBehindPinned() throws {
    let list = try SectionList([], pinned: [PinnedSection(), PinnedSection(indexTitle: "★")])
    #expect(list.section(forSectionIndexTitleAt: 0) == 1)
    #expect(list.section(forSectionIndexTitleAt: 5) == 1)
  }

  @Test("Edits of the alphabet leave pinned rows alone")
  func alphabeticalEdits() throws {
    var list = try Self.list()
    list.update(Person(id: 0, nickname: "Bea"))
    list.remove(id: 1)
    list.replaceAll(with: [Person(id: 0, nickname: "Cy")])
    #expect(list.outline == [": New friends", "Favourites: Zoe Adam", "Found: ", "C: Cy"])
  }

  @Test("An edit that is asked to changes pinned rows too, in their places")
  func editsIncludingPinned() throws {
    var list = try Self.list()
    let updated = list.update(Person(id: 0, nickname: "Bea"), includingPinned: true)
    #expect(updated.updatedRows == [KeptRow(before: RowPosition(1, 0), after: RowPosition(1, 0))])
    #expect(list.outline.dropFirst() == ["Favourites: Bea Adam", "Found: ", "A: Adam", "B: Bea"])
    let removed = list.remove(id: 1, includingPinned: true)
    #expect(removed.deletedRows == [RowPosition(1, 1)])
    #expect(removed.deletedSections == [3])
    #expect(list.outline.dropFirst() == ["Favourites: Bea", "Found: ", "B: Bea"])
  }

  @Test("Setting pinned rows tells what came, went and moved")
  func setting() throws {
    var list = try Self.list()
    let bo = Person(id: 2, nickname: "Bo")
    let changes = list.setPinnedRows([bo, Self.adam, Self.zoe], in: 1)
    #expect(list[section: 1].map(\.id) == [2, 1, 0])
    #expect(changes.insertedRows == [RowPosition(1, 0)])
    #expect(changes.movedRows.count == 1)
    #expect(list.setPinnedRows([], in: 1).deletedRows.map(\.row) == [0, 1, 2])
    #expect(list.header(of: 1) == nil)
    #expect(list.pinned[1].rows.isEmpty)
  }

  @Test("Pinned rows are edited by position without moving")
  func positions() throws {
    var list = try Self.list()
    list.update(at: RowPosition(1, 0), to: Person(id: 7, nickname: "Yi"))
    let changes = list.remove(at: RowPosition(1, 1))
    #expect(changes.deletedRows == [RowPosition(1, 1)])
    #expect(list.outline[1] == "Favourites: Yi")
  }
}
