import TestSupport
import Testing
import ThumbIndex

@Suite("SectionList and its model") struct SectionListModelTests {
  @Test(
    "Ten thousand edits give what a list made of the result is, and their changes give its rows",
    arguments: ["en", "zh-Hans", "ja"], [false, true])
  func randomEdits(locale: String, empty: Bool) throws {
    var model = try ListModel(locale: locale, empty: empty, seed: 7)
    var copies: [(list: SectionList<Person>, table: [[Person]])] = []
    for step in 0..<10_000 {
      if step % 500 == 0 { copies.append((model.list, model.list.table)) }
      model.edit()
      try #require(model.mirror == model.list.table, "\(model.last), step \(step)")
      if step % 500 == 499 { try model.check() }
    }
    for copy in copies { #expect(copy.list.table == copy.table) }
  }

  @Test("A section of thousands of rows stays in order as it shrinks and grows")
  func largeSection() throws {
    var generator = SeededGenerator(seed: 3)
    var list = try SectionList(
      (0..<8_000).map { Person(id: $0, nickname: "A\($0 * 7919 % 100_000)") })
    var ids = Array(0..<8_000)
    ids.shuffle(using: &generator)
    for id in ids.prefix(7_500) { list.remove(id: id) }
    #expect(list.count == 500)
    for id in ids.prefix(5_000) {
      list.insert(Person(id: id, nickname: "A\(id * 104_729 % 100_000)"))
    }
    let rows = list.rows
    #expect(rows == list.collation.sorted(rows, by: \.nickname))
    #expect(Set(rows.map(\.id)) == Set(ids.prefix(5_000) + ids.suffix(500)))
    for row in stride(from: 0, to: rows.count, by: 101) {
      #expect(list.position(ofID: rows[row].id) == RowPosition(0, row))
    }
  }
}
