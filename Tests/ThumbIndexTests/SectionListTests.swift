import Testing
import ThumbIndex

@Suite("SectionList") struct SectionListTests {
  struct Person: Equatable {
    var name: String
    var number = 0
  }

  static func list(_ names: [String], empty: Bool) throws -> SectionList<Person> {
    let people = names.enumerated().map { Person(name: $1, number: $0) }
    return SectionList(
      people, collation: try IndexedCollation(locale: "en"), includesEmptySections: empty,
      by: \.name)
  }

  @Test("Without empty sections, the sections are those that hold an element")
  func sectionsWithRows() throws {
    let list = try Self.list(["Zoe", "9", "Adam", "Zack", "anna"], empty: false)
    #expect(list.sections.map(\.title) == ["A", "Z", "#"])
    #expect(list.sections.map(\.number) == [0, 25, 26])
    #expect(list.sections.map(\.count) == [2, 2, 1])
    #expect(list[section: 0].map(\.name) == ["Adam", "anna"])
    #expect(list[section: 1].map(\.name) == ["Zack", "Zoe"])
    #expect(list[section: 2, row: 0].name == "9")
    #expect(list.rows.map(\.name) == ["Adam", "anna", "Zack", "Zoe", "9"])
    #expect(list.count == 5)
  }

  @Test("With empty sections, the sections are those of the collation")
  func allSections() throws {
    let list = try Self.list(["Zoe", "Adam"], empty: true)
    #expect(list.sections.map(\.title) == list.collation.sectionTitles)
    #expect(list.sections.map(\.count).reduce(0, +) == 2)
    #expect(list[section: 25, row: 0].name == "Zoe")
    #expect(list[section: 1].isEmpty)
  }

  @Test("Only sections with rows have a header")
  func headers() throws {
    let list = try Self.list(["Bo"], empty: true)
    #expect(list.header(of: 0) == nil)
    #expect(list.header(of: 1) == "B")
    #expect(list.header(of: 26) == nil)
  }

  @Test("An index title leads to its section, else to the nearest before it, else to the first")
  func indexTitles() throws {
    let list = try Self.list(["Bo", "Max", "9"], empty: false)
    #expect(list.sectionIndexTitles.count == 27)
    let found = (0..<27).map { list.section(forSectionIndexTitleAt: $0) }
    let expected = Array(repeating: 0, count: 12) + Array(repeating: 1, count: 14) + [2]
    #expect(found == expected)
  }

  @Test("With empty sections, every index title leads to its own section")
  func indexTitlesOfAllSections() throws {
    let list = try Self.list([], empty: true)
    for position in list.sectionIndexTitles.indices {
      #expect(list.section(forSectionIndexTitleAt: position) == position)
    }
  }

  @Test("A list without elements is empty, and an index title leads nowhere")
  func emptyList() throws {
    let list = try Self.list([], empty: false)
    #expect(list.isEmpty)
    #expect(list.sections.isEmpty)
    #expect(list.section(forSectionIndexTitleAt: 0) == nil)
  }

  @Test("Elements with equal names keep their order")
  func stability() throws {
    let list = try Self.list(["Bo", "Al", "Bo", "Al", "Bo"], empty: false)
    #expect(list.rows.map(\.number) == [1, 3, 0, 2, 4])
  }

  @Test("The name of each element is asked for once")
  func namesOnce() throws {
    var calls = 0
    let list = SectionList(
      Array(repeating: "x", count: 100), collation: try IndexedCollation(locale: "en")
    ) {
      calls += 1
      return $0
    }
    #expect(list.count == 100)
    #expect(calls == 100)
  }

  @Test("A section that does not exist is a mistake of the programmer")
  func sectionOutOfBounds() async {
    await #expect(processExitsWith: .failure) {
      _ = try SectionListTests.list(["Bo"], empty: false)[section: 1]
    }
    await #expect(processExitsWith: .failure) {
      _ = try SectionListTests.list(["Bo"], empty: false).header(of: -1)
    }
  }

  @Test("A row that does not exist is a mistake of the programmer")
  func rowOutOfBounds() async {
    await #expect(processExitsWith: .failure) {
      _ = try SectionListTests.list(["Bo", "Cy"], empty: false)[section: 0, row: 1]
    }
  }
}
