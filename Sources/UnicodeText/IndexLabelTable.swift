/// The table `index-labels`: the labels that CLDR has for the alphabetical index of each locale.
///
/// | sections | hold |
/// | --- | --- |
/// | 0, 1 | ``TextList``: the keys of locales, ascending; ``keys(of:by:)`` tells what they are |
/// | 2, 3 | for each key the number of its list of labels: all that CLDR has; what ICU has of it |
/// | 4, 5 | ``TextList``: lists of labels, with blanks between; list 0 is A to Z |
/// | 6, 7 | ``TextList``: what follows U+FDD0 in the index markers of the Han tailorings, a list each |
/// | 8 | the scripts that run from right to left, as four lower-case letters in 32 bits, ascending |
///
/// The labels are the exemplar characters of the type `index` (UTS #35 part 2, section 3.1), or those
/// derived from the main ones where a locale has none.
package struct IndexLabelTable: Sendable {
  /// Which of CLDR's data count.
  package enum Coverage: Sendable {
    /// All, drafts included.
    case all
    /// What ICU carries: no drafts, and no locales that CLDR covers but little.
    case icu
  }

  private let localeKeys: TextList
  private let all: TableSlice<UInt16>
  private let icu: TableSlice<UInt16>
  private let lists: TextList
  private let markers: TextList
  private let rightToLeft: TableSlice<UInt32>

  /// The table that is embedded in the library.
  package static let embedded: IndexLabelTable = {
    let table = TableBytes(named: "index-labels")
    assert(table != nil, "the table index-labels is not embedded")
    return IndexLabelTable(table ?? .empty)
  }()

  /// Reads a table; one that is damaged gives wrong answers.
  package init(_ bytes: TableBytes) {
    localeKeys = TextList(bytes, firstSection: 0)
    all = bytes.section(2).elements(of: UInt16.self)
    icu = bytes.section(3).elements(of: UInt16.self)
    lists = TextList(bytes, firstSection: 4)
    markers = TextList(bytes, firstSection: 6)
    rightToLeft = bytes.section(8).elements(of: UInt32.self)
  }

  /// The labels of a locale, the better first where several stand for one; A to Z for locales that CLDR
  /// doesn't know.
  ///
  /// - Complexity: O(log *n*) in the number of keys.
  package func labels(
    of tag: LanguageTag, coverage: Coverage, by locales: LocaleTable = .embedded
  ) -> [String] {
    for key in Self.keys(of: tag, by: locales) {
      guard let index = localeKeys.index(ofSorted: key) else { continue }
      return Self.split(lists[Int(coverage == .all ? all[index] : icu[index])])
    }
    return Self.split(lists[0])
  }

  /// What follows U+FDD0 in index markers (LDML part 5, section 3.14, "Collation Indexes"): a list for
  /// each way of ordering ideographs.
  package var markerLists: [[String]] {
    (0..<markers.count).map { Self.split(markers[$0]) }
  }

  /// Whether a locale's script runs from right to left.
  package func isRightToLeft(_ tag: LanguageTag, by locales: LocaleTable = .embedded) -> Bool {
    let script = Self.script(of: tag, by: locales).script
    return rightToLeft.index(ofSorted: UInt32(script.bits >> 32)) != nil
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension IndexLabelTable {
  /// What a locale may be listed under, the closest first: its language and script with its variant,
  /// those with its region, those alone. Scripts are always named, so that a language in another script
  /// than its own doesn't get its labels (UTS #35 part 1, section 4.1.3, "nonlikelyScript").
  package static func keys(of tag: LanguageTag, by locales: LocaleTable) -> [String] {
    let (tag, script) = script(of: tag, by: locales)
    let base = "\(tag.language)-\(script)"
    return (tag.variants.first.map { ["\(base)-\($0)"] } ?? [])
      + (tag.region.map { ["\(base)-\($0)"] } ?? []) + [base]
  }

  /// The canonical tag with its likely region, and its script; the languages whose script the table
  /// doesn't know are written in Latin.
  private static func script(of tag: LanguageTag, by locales: LocaleTable) -> (
    tag: LanguageTag, script: Subtag
  ) {
    var full = tag.canonicalized(by: locales).languageIdentifier
    if let likely = full.addingLikelySubtags(by: locales) {
      full.language = likely.language
      full.script = full.script ?? likely.script
      full.region = full.region ?? likely.region
    }
    return (full, full.script ?? "latn")
  }
}
