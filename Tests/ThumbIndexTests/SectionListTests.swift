import Synchronization
import Testing
import ThumbIndex

@Suite("SectionList") struct SectionListTests {
  static func list(_ names: [String], empty: Bool) throws -> SectionList<Person> {
    let people = names.enumerated().map { Person(id: $0, nickname: $1) }
    return try SectionList(people, empty: empty)
  }

  @Test("Without empty sections, the sections are those that hold an element")
  func sectionsWithRows() throws {
    let list = try Self.list(["Zoe", "9", "Adam", "Zack", "anna"], empty: false)
    #expect(list.sections.map(\.title) == ["A", "Z", "#"])
    #expect(list.sections.map(\.number) == [0, 25, 26])
    #expect(list.sections.map(\.count) == [2, 2, 1])
    #expect(list[section: 0].map(\.nickname) == ["Adam", "anna"])
    #expect(list[section: 1].map(\.nickname) == ["Zack", "Zoe"])
    #expect(list[section: 2, row: 0].nickname == "9")
    #expect(list.rows.map(\.nickname) == ["Adam", "anna", "Zack", "Zoe", "9"])
    #expect(list.count == 5)
  }

  @Test("With empty sections, the sections are those of the collation")
  func allSections() throws {
    let list = try Self.list(["Zoe", "Adam"], empty: true)
    #expect(list.sections.map(\.title) == list.collation.sectionTitles)
    #expect(list.sections.map(\.count).reduce(0, +) == 2)
    #expect(list[section: 25, row: 0].nickname == "Zoe")
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
    #expect(list.rows.map(\.id) == [1, 3, 0, 2, 4])
  }

  @Test("The name of each element is asked for once")
  func namesOnce() throws {
    let calls = Mutex(0)
    let list = SectionList(
      Array(repeating: "x", count: 100), collation: try IndexedCollation(locale: "en")
    ) { name in
      calls.withLock { $0 += 1 }
      return name
    }
    #expect(list.count == 100)
    #expect(calls.withLock(\.self) == 100)
  }

  @Test("The rows of a section are a collection that counts from 0")
  func rowsOfSection() throws {
    let rows = try Self.list(["Bo", "Zoe", "Zack", "Zed"], empty: false)[section: 1]
    #expect(rows.indices == 0..<3)
    #expect(rows[1].nickname == "Zed")
    #expect(rows.reversed().map(\.nickname) == ["Zoe", "Zed", "Zack"])
    #expect(rows.dropFirst().map(\.nickname) == ["Zed", "Zoe"])
  }
}
