internal import UnicodeText

/// A collation that is embedded in the library.
enum ShippedCollation: Sendable {
  case root
  case pinyin

  /// The collation of a language.
  init(for tag: LanguageTag) {
    // Chinese is in simplified script unless the script or the region says otherwise (CLDR's likely
    // subtags); the traditional script's own collation is by strokes.
    let isTraditional =
      tag.script == "Hant"
      || tag.script == nil && ["TW", "HK", "MO"].contains(tag.region ?? "")
    self = tag.language == "zh" && !isTraditional ? .pinyin : .root
  }

  /// The tag of the locale that has the collation.
  var tag: String {
    switch self {
    case .root: "und"
    case .pinyin: "zh"
    }
  }

  var table: CollationTable {
    switch self {
    case .root: Self.rootTable
    case .pinyin: Self.pinyinTable
    }
  }

  private static let rootTable = CollationTable(root: sections(named: "root"))
  private static let pinyinTable = CollationTable(
    root: rootTable.root, tailoring: sections(named: "zh-pinyin"))

  private static func sections(named name: String) -> CollationTableSections {
    let table = TableBytes(named: name)
    assert(table != nil, "the table \(name) is not embedded")
    return CollationTableSections(table ?? .empty)
  }
}
