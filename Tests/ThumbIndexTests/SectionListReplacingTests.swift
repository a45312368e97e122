import Testing
import ThumbIndex

@Suite("Replacing the elements of a SectionList") struct SectionListReplacingTests {
  @Test("Rows with the same identity and the same content are not part of the changes")
  func nothingNew() throws {
    var list = try SectionList(people("Adam", "Bo", "Al"))
    #expect(list.replaceAll(with: people("Adam", "Bo", "Al")).isEmpty)
  }

  @Test("Rows come, go, move and are updated by identity")
  func differences() throws {
    var list = try SectionList(people("Adam", "Al", "Bo", "Cy", "Cyd", "Cye", "Am"))
    let changes = list.replaceAll(with: [
      Person(id: 0, nickname: "Azra"), Person(id: 1, nickname: "Alf"),
      Person(id: 3, nickname: "Cz"), Person(id: 4, nickname: "Cyd"), Person(id: 5, nickname: "Cye"),
      Person(id: 9, nickname: "Di"), Person(id: 8, nickname: "Amy"), Person(id: 6, nickname: "Am"),
    ])
    #expect(list.outline == ["A: Alf Am Amy Azra", "C: Cyd Cye Cz", "D: Di"])
    #expect(changes.deletedSections == [1] && changes.insertedSections == [2])
    #expect(changes.deletedRows.isEmpty)
    #expect(changes.insertedRows == [RowPosition(0, 2)])
    #expect(
      changes.movedRows == [
        KeptRow(before: RowPosition(0, 0), after: RowPosition(0, 3)),
        KeptRow(before: RowPosition(2, 0), after: RowPosition(1, 2)),
      ])
    #expect(changes.updatedRows == [KeptRow(before: RowPosition(0, 1), after: RowPosition(0, 0))])
  }

  @Test("As few rows as can be move")
  func fewMoves() throws {
    let names = (10..<60).map { Person(id: $0, nickname: "A\($0)") }
    var list = try SectionList(names)
    var next = names
    next[0].nickname = "A99"
    let changes = list.replaceAll(with: next)
    #expect(changes.movedRows == [KeptRow(before: RowPosition(0, 0), after: RowPosition(0, 49))])
    #expect(changes.updatedRows.isEmpty)
  }

  @Test("What counts as unchanged is up to the caller; without a say, all that stays is updated")
  func unchanged() throws {
    struct Note: Identifiable {
      let id: Int
      var text: String
    }
    let notes = [Note(id: 0, text: "a"), Note(id: 1, text: "b")]
    var list = SectionList(
      notes, collation: try IndexedCollation(locale: "en"), includesEmptySections: false, by: \.text
    )
    #expect(list.replaceAll(with: notes).updatedRows.count == 2)
    #expect(list.replaceAll(with: notes) { $0.text == $1.text }.isEmpty)
  }

  @Test("Of rows that share an identity the first goes with the first")
  func sharedIdentities() throws {
    let twins = [Person(id: 1, nickname: "Al"), Person(id: 1, nickname: "Bo")]
    var list = try SectionList(twins)
    #expect(list.replaceAll(with: twins).isEmpty)
    #expect(list.replaceAll(with: [twins[0]]).deletedSections == [1])
  }

  @Test("Equal names take the order of the new elements")
  func equalNames() throws {
    var list = try SectionList(people("Bo", "Bo", "Bo"))
    let changes = list.replaceAll(with: people("Bo", "Bo", "Bo").reversed())
    #expect(list.rows.map(\.id) == [2, 1, 0])
    #expect(changes.movedRows.count == 2)
  }
}
