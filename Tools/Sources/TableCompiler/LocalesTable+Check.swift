import Collation
import UnicodeText

extension LocalesTable {
  /// Reads the table back, as the library will, and compares everything.
  func check(_ bytes: [UInt8]) throws(SourceError) {
    let memory = TableMemory(bytes)
    let table = LocaleTable(memory.bytes)
    for row in likely.rows {
      try expect(code(of: row.from, table).flatMap(table.likelySubtags), row.to, for: row.from)
    }
    for row in aliases.tags {
      try expect(code(of: row.from, table).flatMap(table.alias), row.to, for: row.from)
    }
    for (region, targets) in aliases.regions {
      try expect(table.replacements(ofRegion: region), targets, for: region)
    }
    for (tag, replacement) in aliases.legacyTags {
      let read = table.replacement(forLegacyTag: Array(tag.uppercased().utf8))
      try expect(read, Array(replacement.utf8), for: tag)
    }
    try expect(
      table.variantAliases.map(\.variants), aliases.variants.map(\.variants), for: "the variants")
    try checkCollations(CollationLocales(table))
    withExtendedLifetime(memory) {}
  }

  private func checkCollations(_ locales: CollationLocales) throws(SourceError) {
    for row in index.parents {
      try expect(locales.listedParent(of: row.from), row.to, for: row.from)
    }
    try expect(locales.count, index.files.count, for: "the collation files")
    for file in index.files {
      guard let read = locales.file(of: file.locale) else { throw mismatch(file.locale) }
      func names(_ types: UInt32) -> Set<String> {
        Set((0..<32).filter { types >> UInt32($0) & 1 == 1 }.map(locales.name))
      }
      try expect(read.locale, file.locale, for: file.locale)
      try expect(names(read.types), file.types, for: file.locale)
      try expect(names(read.hiddenTypes), file.hiddenTypes, for: file.locale)
      try expect(read.defaultType.map(locales.name), file.defaultType, for: file.locale)
    }
  }

  private func code(of tag: LanguageTag, _ table: LocaleTable) -> LocaleCode? {
    table.code(language: tag.language, script: tag.script, region: tag.region)
  }

  private func expect<Value: Equatable>(
    _ read: Value?, _ expected: Value?, for subject: some Any
  ) throws(SourceError) {
    if read != expected { throw mismatch(subject) }
  }

  private func mismatch(_ subject: some Any) -> SourceError {
    SourceError("\(subject): the table locales made for it does not read back")
  }
}
