import Testing
import ThumbIndex

@Suite("Mistakes with a SectionList") struct SectionListMistakeTests {
  @Test("A section that does not exist is a mistake of the programmer")
  func sections() async {
    await #expect(processExitsWith: .failure) { _ = try SectionList(people("Bo"))[section: 1] }
    await #expect(processExitsWith: .failure) { _ = try SectionList(people("Bo")).header(of: -1) }
    await #expect(processExitsWith: .failure) {
      var list = try SectionList(people("Bo"))
      list.remove(at: RowPosition(1, 0))
    }
  }

  @Test("A row that does not exist is a mistake of the programmer")
  func rows() async {
    await #expect(processExitsWith: .failure) {
      _ = try SectionList(people("Bo"))[section: 0, row: 1]
    }
    await #expect(processExitsWith: .failure) {
      var list = try SectionList(people("Bo"), pinned: [PinnedSection()])
      list.update(at: RowPosition(0, 0), to: Person(id: 0, nickname: "Al"))
    }
  }

  @Test("An index title that does not exist is a mistake of the programmer")
  func indexTitles() async {
    await #expect(processExitsWith: .failure) {
      let list = try SectionList(people("Bo"), pinned: [PinnedSection(indexTitle: "★")])
      _ = list.section(forSectionIndexTitleAt: list.sectionIndexTitles.count)
    }
    await #expect(processExitsWith: .failure) {
      _ = try SectionList(people("Bo")).section(forSectionIndexTitleAt: -1)
    }
  }

  @Test("A pinned section that does not exist is a mistake of the programmer")
  func pinnedSections() async {
    await #expect(processExitsWith: .failure) {
      var list = try SectionList(people("Bo"))
      list.setPinnedRows([], in: 0)
    }
  }

  @Test("To look for an identity in a list without identities is a mistake of the programmer")
  func identities() async {
    await #expect(processExitsWith: .failure) {
      let collation = try IndexedCollation(locale: "en")
      _ = SectionList(["Bo"], collation: collation, by: \.self).position(ofID: "Bo")
    }
    await #expect(processExitsWith: .failure) {
      let collation = try IndexedCollation(locale: "en")
      var list = SectionList(["Bo"], collation: collation, by: \.self)
      list.update("Bo")
    }
  }
}
