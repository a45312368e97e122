import Collation
import UnicodeText

/// Makes the table `locales`; ``LocaleTable`` and ``CollationLocales`` describe its layout.
package struct LocalesTable {
  let aliases: LocaleAliases
  let likely: LikelySubtags
  let index: CollationIndex
  private let codes: LocaleCodes

  package static let maker = TableMaker { sources throws(SourceError) in
    let files: [SourceFile] = [
      .supplementalMetadata, .supplementalData, .likelySubtags, .collationTypes, .collationFolder,
    ]
    return [Table(name: "locales", bytes: try LocalesTable(sources).bytes(), sources: files)]
  }

  init(_ sources: SourceFiles) throws(SourceError) {
    aliases = try LocaleAliases(sources)
    likely = try LikelySubtags(sources)
    index = try CollationIndex(sources)
    let pairs = likely.rows + aliases.tags + index.parents
    codes = try LocaleCodes(
      of: pairs.flatMap { [$0.from, $0.to] } + aliases.variants.map(\.replacement)
        + index.files.map(\.locale))
  }

  func bytes() throws(SourceError) -> [UInt8] {
    var writer = TableWriter()
    codes.append(to: &writer)
    try append(likely.rows, to: &writer)
    try append(aliases.tags, to: &writer)
    appendRegions(to: &writer)
    try appendVariants(to: &writer)
    writer.append(
      texts: aliases.legacyTags.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .flatMap { [$0.key, $0.value] })
    try append(index.parents, to: &writer)
    try appendFiles(to: &writer)
    let bytes = writer.bytes()
    try check(bytes)
    return bytes
  }

  private func append(
    _ rows: [(from: LanguageTag, to: LanguageTag)], to writer: inout TableWriter
  ) throws(SourceError) {
    let map = try codes.map(rows)
    writer.append(map.keys)
    writer.append(map.values)
  }

  private func appendRegions(to writer: inout TableWriter) {
    let rows = aliases.regions.map { (LocaleCodes.number($0.key), $0.value) }.sorted { $0.0 < $1.0 }
    var starts: [UInt16] = []
    var targets: [UInt16] = []
    for (_, regions) in rows {
      starts.append(UInt16(targets.count))
      targets += regions.map(LocaleCodes.number)
    }
    writer.append(rows.map(\.0))
    writer.append(starts + [UInt16(targets.count)])
    writer.append(targets)
  }

  private func appendVariants(to writer: inout TableWriter) throws(SourceError) {
    var pairs: [UInt32] = []
    var variants: [UInt64] = []
    for rule in aliases.variants {
      pairs += [
        try codes.code(of: LanguageTag(language: rule.language)),
        try codes.code(of: rule.replacement),
      ]
      variants += [
        rule.variants[0].bits, rule.variants.count > 1 ? rule.variants[1].bits : 0,
        rule.replacement.variants.first?.bits ?? 0,
      ]
    }
    writer.append(pairs)
    writer.append(variants)
  }

  private func appendFiles(to writer: inout TableWriter) throws(SourceError) {
    let types = Set(index.files.flatMap { $0.types.union($0.hiddenTypes) }).sorted()
    guard types.count <= 32 else { throw SourceError("there are more than 32 collation types") }
    func word(_ some: Set<String>) -> UInt32 {
      types.indices.reduce(0) { $0 | (some.contains(types[$1]) ? 1 << UInt32($1) : 0) }
    }
    var rows: [(code: UInt32, variant: UInt64, file: CollationIndex.File)] = []
    for file in index.files {
      rows.append((try codes.code(of: file.locale), file.locale.variants.first?.bits ?? 0, file))
    }
    rows.sort { ($0.code, $0.variant) < ($1.code, $1.variant) }
    writer.append(rows.map(\.code))
    writer.append(rows.map(\.variant))
    writer.append(rows.map { word($0.file.types) })
    writer.append(rows.map { word($0.file.hiddenTypes) })
    writer.append(
      rows.map { row in
        UInt8(row.file.defaultType.flatMap { types.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
      })
    writer.append(texts: types.flatMap { [$0, index.tagNames[$0] ?? $0] })
  }
}
