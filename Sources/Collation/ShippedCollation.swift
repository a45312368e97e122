internal import Synchronization
internal import UnicodeText

/// A collation whose table is embedded in the library.
struct ShippedCollation: Sendable {
  /// The shortest tag of the collation.
  let tag: String
  let table: CollationTable
  /// The settings that the tag asks for.
  var keywords = CollationOptions()

  /// The collation of a language tag, or, where its table isn't embedded, the next that is: of the
  /// locale's default type, of the type `standard`, the root's.
  ///
  /// - Throws: ``LanguageTagError`` if the tag is not well-formed.
  init(for locale: String) throws(LanguageTagError) {
    if let known = Self.known.withLock({ $0.first { $0.tag == locale } }) {
      self = known.collation
      return
    }
    let collation = try ShippedCollation(finding: locale)
    Self.known.withLock { known in
      if known.count < Self.mostKnown { known.append((locale, collation)) }
    }
    self = collation
  }

  /// What the tags led to that were met first: a program has few, and searching takes microseconds. No dictionary,
  /// since the first one of a process makes the runtime look through all conformances that there are.
  private static let known = Mutex<[(tag: String, collation: ShippedCollation)]>([])
  /// So many that tags from outside can't fill the memory.
  private static let mostKnown = 64

  private init(finding locale: String) throws(LanguageTagError) {
    let parts = try LanguageTag(checking: locale)
    let candidates = CollationResolution.candidates(for: parts, in: .embedded)
    self = candidates.lazy.compactMap { Self($0) }.first ?? Self.root
    keywords = CollationOptions(keywordsOf: parts)
  }

  private init?(_ resolution: CollationResolution) {
    if resolution.tableName == CollationResolution.root.tableName {
      self = Self.root
      return
    }
    guard let bytes = TableBytes(named: resolution.tableName) else { return nil }
    tag = resolution.tag
    table = CollationTable(
      root: Self.root.table.root, tailoring: CollationTableSections(bytes))
  }

  private init(tag: String, table: CollationTable) {
    self.tag = tag
    self.table = table
  }

  static let root: ShippedCollation = {
    let name = CollationResolution.root.tableName
    let bytes = TableBytes(named: name)
    assert(bytes != nil, "the table \(name) is not embedded")
    return ShippedCollation(
      tag: CollationResolution.root.tag,
      table: CollationTable(root: CollationTableSections(bytes ?? .empty)))
  }()
}

extension CollationTable {
  /// The root's table as it is embedded.
  package static var embeddedRoot: CollationTable { ShippedCollation.root.table }
}
