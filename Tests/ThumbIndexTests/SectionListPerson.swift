import Testing
import ThumbIndex

/// What the tests of lists list.
struct Person: Identifiable, Hashable, Sendable {
  var id: Int
  var remark: String? = nil
  var nickname: String
}

/// People with these nicknames; the first has the identity 0.
func people(_ names: String...) -> [Person] {
  names.enumerated().map { Person(id: $0, nickname: $1) }
}

extension SectionList<Person> {
  /// A list of people in English, the sections without rows left out unless told otherwise.
  init(
    _ people: [Person], locale: String = "en", empty: Bool = false,
    pinned: [PinnedSection<Person>] = []
  ) throws {
    self.init(
      people, collation: try IndexedCollation(locale: locale), includesEmptySections: empty,
      pinned: pinned, by: \.remark, \.nickname)
  }

  /// The names of each section, the title before them.
  var outline: [String] {
    sections.indices.map { section in
      "\(sections[section].title): "
        + self[section: section].map { $0.remark ?? $0.nickname }.joined(separator: " ")
    }
  }

  /// The rows of each section.
  var table: [[Person]] { sections.indices.map { Array(self[section: $0]) } }
}

extension RowPosition {
  /// A position in short.
  init(_ section: Int, _ row: Int) { self.init(section: section, row: row) }
}
