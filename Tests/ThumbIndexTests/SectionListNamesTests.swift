import Testing
import ThumbIndex

@Suite("Names of a SectionList") struct SectionListNamesTests {
  @Test("A remark that is missing or empty gives way to the nickname, for section and order alike")
  func fallback() throws {
    let list = try SectionList([
      Person(id: 0, remark: "Zoe", nickname: "Adam"), Person(id: 1, remark: nil, nickname: "Zack"),
      Person(id: 2, remark: "", nickname: "Zed"), Person(id: 3, remark: "Al", nickname: "Zz"),
    ])
    #expect(list.sections.map(\.title) == ["A", "Z"])
    #expect(list.rows.map(\.id) == [3, 1, 2, 0])
  }

  @Test("An element without any text stands where the collation puts the empty name")
  func nameless() throws {
    let list = try SectionList(people("Bo", "", "9"))
    let remainder = list.collation.section(for: "")
    #expect(list.sections.last?.number == remainder)
    #expect(list.rows.map(\.id) == [0, 1, 2])
  }

  @Test("Names come from key paths and closures, optional or not")
  func kindsOfTexts() throws {
    let collation = try IndexedCollation(locale: "en")
    let persons = [Person(id: 0, remark: "B", nickname: "A")]
    let lists = [
      SectionList(persons, collation: collation, by: \.nickname),
      SectionList(persons, collation: collation, by: \.remark),
      SectionList(persons, collation: collation, by: \.nickname, \.remark),
      SectionList(persons, collation: collation) { $0.remark },
      SectionList(persons, collation: collation, by: { _ in nil }, { $0.nickname }),
    ]
    #expect(lists.map { $0.section(of: persons[0]) } == [0, 1, 0, 1, 0])
  }

  @Test("The first of three texts that says something counts")
  func threeTexts() throws {
    let list = SectionList(
      [["", "", "Cy"], ["", "Bo", "Al"], ["Di", "", ""]],
      collation: try IndexedCollation(locale: "en"), includesEmptySections: false,
      by: { $0[0] }, { $0[1] }, { $0[2] })
    #expect(list.sections.map(\.title) == ["B", "C", "D"])
  }

  @Test("A literal array of strings makes a list of strings")
  func strings() throws {
    let list = SectionList(
      ["Zoe", "Adam"], collation: try IndexedCollation(locale: "en"), includesEmptySections: false,
      by: \.self)
    #expect(list[section: 1, row: 0].count == 3)
  }
}

extension SectionList<Person> {
  fileprivate func section(of person: Person) -> Int? { position(ofID: person.id)?.section }
}
