import Testing
import ThumbIndex

@Suite("Edits of a SectionList") struct SectionListEditTests {
  @Test("An inserted row stands at its place, and its section appears")
  func insertion() throws {
    var list = try SectionList(people("Adam", "Zoe"))
    let first = list.insert(Person(id: 2, nickname: "Zack"))
    #expect(first.insertedRows == [RowPosition(1, 0)])
    #expect(first.insertedSections.isEmpty)
    let second = list.insert(Person(id: 3, nickname: "Max"))
    #expect(second.insertedSections == [1])
    #expect(second.insertedRows.isEmpty)
    #expect(list.outline == ["A: Adam", "M: Max", "Z: Zack Zoe"])
  }

  @Test("With empty sections, no edit adds or removes a section")
  func allSections() throws {
    var list = try SectionList(people("Adam"), empty: true)
    let inserted = list.insert(Person(id: 1, nickname: "Bo"))
    #expect(inserted.insertedRows == [RowPosition(1, 0)])
    let moved = list.update(Person(id: 1, nickname: "Cy"))
    #expect(moved.movedRows == [KeptRow(before: RowPosition(1, 0), after: RowPosition(2, 0))])
    let removed = list.remove(id: 1)
    #expect(removed.deletedRows == [RowPosition(2, 0)])
    #expect(list.sections.count == list.collation.sectionTitles.count)
    for changes in [inserted, moved, removed] {
      #expect(changes.insertedSections.isEmpty && changes.deletedSections.isEmpty)
    }
  }

  @Test("A removed row is gone, and with the last row its section")
  func removal() throws {
    var list = try SectionList(people("Adam", "Al", "Bo"))
    #expect(list.remove(id: 1).deletedRows == [RowPosition(0, 1)])
    #expect(list.remove(at: RowPosition(0, 0)).deletedSections == [0])
    #expect(list.outline == ["B: Bo"])
    #expect(list.remove(id: 99).isEmpty)
    #expect(list.count == 1)
  }

  @Test("An update that leaves a row's place is told as an update")
  func updateInPlace() throws {
    var list = try SectionList(people("Adam", "Al", "Amy"))
    let changes = list.update(Person(id: 1, nickname: "Alf"))
    #expect(changes.updatedRows == [KeptRow(before: RowPosition(0, 1), after: RowPosition(0, 1))])
    #expect(changes.movedRows.isEmpty)
    #expect(list.outline == ["A: Adam Alf Amy"])
  }

  @Test("An update that changes a row's place moves it")
  func updateWithMove() throws {
    var list = try SectionList(people("Adam", "Al", "Amy", "Bo"))
    let inside = list.update(Person(id: 0, nickname: "Azra"))
    #expect(inside.movedRows == [KeptRow(before: RowPosition(0, 0), after: RowPosition(0, 2))])
    let across = list.update(Person(id: 0, nickname: "Ben"))
    #expect(across.movedRows == [KeptRow(before: RowPosition(0, 2), after: RowPosition(1, 0))])
    #expect(list.outline == ["A: Al Amy", "B: Ben Bo"])
  }

  @Test("A move out of a section that goes is an insertion, into one that comes a deletion")
  func movesOfSections() throws {
    var list = try SectionList(people("Adam", "Bo", "Cy"))
    let out = list.update(Person(id: 0, nickname: "Ben"))
    #expect(out.deletedSections == [0])
    #expect(out.insertedRows == [RowPosition(0, 0)])
    #expect(out.movedRows.isEmpty)
    let into = list.update(Person(id: 0, nickname: "Al"))
    #expect(into.insertedSections == [0])
    #expect(into.deletedRows == [RowPosition(0, 0)])
    let both = list.update(Person(id: 2, nickname: "Di"))
    #expect(both.deletedSections == [2] && both.insertedSections == [2])
    #expect(both.deletedRows.isEmpty && both.insertedRows.isEmpty && both.movedRows.isEmpty)
    #expect(list.outline == ["A: Al", "B: Bo", "D: Di"])
  }

  @Test("An element whose identity is listed replaces the listed one")
  func duplicates() throws {
    var list = try SectionList(people("Adam", "Bo"))
    let changes = list.insert(Person(id: 0, nickname: "Ben"))
    #expect(changes.deletedSections == [0])
    #expect(list.outline == ["B: Ben Bo"])
  }

  @Test("An update of an element that is not listed changes nothing")
  func unknownElement() throws {
    var list = try SectionList(people("Adam"))
    #expect(list.update(Person(id: 5, nickname: "Bo")).isEmpty)
    #expect(list.outline == ["A: Adam"])
  }

  @Test("Equal names stay in the order in which their elements came, updated ones too")
  func equalNames() throws {
    var list = try SectionList(people("Bo", "Bo"))
    list.insert(Person(id: 2, nickname: "Bo"))
    #expect(list.rows.map(\.id) == [0, 1, 2])
    list.update(Person(id: 0, nickname: "Bob"))
    #expect(list.rows.map(\.id) == [1, 2, 0])
    list.update(Person(id: 0, nickname: "Bo"))
    #expect(list.rows.map(\.id) == [0, 1, 2])
  }

  @Test("A copy made before an edit stays as it was, as do rows taken from it")
  func copies() throws {
    var list = try SectionList(people("Adam", "Bo"))
    let copy = list
    let rows = list[section: 0]
    list.insert(Person(id: 2, nickname: "Al"))
    list.remove(id: 1)
    #expect(copy.outline == ["A: Adam", "B: Bo"])
    #expect(copy.position(ofID: 2) == nil)
    #expect(copy.position(ofID: 1) == RowPosition(1, 0))
    #expect(rows.map(\.id) == [0])
  }

  @Test("Without identities rows are edited by position")
  func withoutIdentities() throws {
    var list = SectionList(
      ["Bo", "Al"], collation: try IndexedCollation(locale: "en"), includesEmptySections: false,
      by: \.self)
    list.insert("Bo")
    #expect(list.rows == ["Al", "Bo", "Bo"])
    list.update(at: RowPosition(1, 1), to: "Ada")
    list.remove(at: RowPosition(1, 0))
    #expect(list.rows == ["Ada", "Al"])
    let changes = list.replaceAll(with: ["Al", "Cy"])
    #expect(changes.deletedRows.count == 2 && changes.insertedRows.count == 1)
    #expect(changes.insertedSections == [1])
  }

  @Test("An object whose name was changed is found by its identity and moved")
  func objects() throws {
    final class Contact {
      let id: String
      var name: String
      init(_ id: String, _ name: String) {
        self.id = id
        self.name = name
      }
    }
    let contacts = [Contact("a", "Adam"), Contact("b", "Bo")]
    var list = SectionList(
      contacts, collation: try IndexedCollation(locale: "en"), includesEmptySections: false,
      id: \.id, by: \.name)
    #expect(list.position(ofID: "a") == RowPosition(0, 0))
    contacts[0].name = "Zoe"
    let changes = list.update(contacts[0])
    #expect(changes.deletedSections == [0] && changes.insertedSections == [1])
    #expect(list.position(ofID: "a") == RowPosition(1, 0))
  }
}
