import UnicodeText

/// Makes the table `index-labels`; ``IndexLabelTable`` describes its layout.
struct IndexLabelsTable {
  private let labels: LocaleIndexLabels
  private let markers: [[String]]
  private let rightToLeft: [Subtag]
  private let locales: TableMemory
  private var lists: [String] = [LocaleIndexLabels.latin.joined(separator: " ")]
  private var rows: [(key: String, all: Int, icu: Int)] = []

  static let maker = TableMaker { sources throws(SourceError) in
    let files: [SourceFile] = [
      SourceFolder.mainFolder.file, .supplementalData, .likelySubtags, .collationFolder,
      .scriptMetadata,
    ]
    var table = try IndexLabelsTable(sources)
    return [Table(name: "index-labels", bytes: try table.bytes(), sources: files)]
  }

  private init(_ sources: SourceFiles) throws(SourceError) {
    labels = try LocaleIndexLabels(sources)
    markers = try IndexMarkers.lists(sources)
    rightToLeft = try ScriptMetadata.rightToLeft(sources)
    locales = TableMemory(try LocalesTable(sources).bytes())
  }

  private mutating func bytes() throws(SourceError) -> [UInt8] {
    let locales = LocaleTable(locales.bytes)
    let tags = try labels.names.filter { $0 != "root" }.map { name throws(SourceError) in
      guard let tag = LanguageTag(identifier: name) else {
        throw SourceError("\(SourceFolder.mainFolder.path): \(name) is not a locale identifier")
      }
      return (name, tag)
    }
    // The languages come first, so that regions and variants are listed only where they differ.
    for (name, tag) in tags.sorted(by: { ($0.0.count, $0.0) < ($1.0.count, $1.0) }) {
      add(name, tag, locales)
    }
    rows.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let bytes = written()
    let memory = TableMemory(bytes)
    let table = IndexLabelTable(memory.bytes)
    for (name, tag) in tags {
      for coverage in [IndexLabelTable.Coverage.all, .icu] {
        let read = table.labels(of: tag, coverage: coverage, by: locales)
        guard read == labels.labels(of: name, coverage: coverage) else {
          throw SourceError("the labels of \(name) can't be found by its tag")
        }
      }
    }
    withExtendedLifetime(memory) {}
    return bytes
  }

  private mutating func add(_ name: String, _ tag: LanguageTag, _ locales: LocaleTable) {
    let row = (number(of: name, .all), number(of: name, .icu))
    var keys = IndexLabelTable.keys(of: tag, by: locales)[...]
    // A language that is written here in its likely region is the one for all regions.
    if tag.variants.isEmpty, tag.region == nil { keys = keys.suffix(1) }
    let rows = rows
    let found = keys.lazy.compactMap { key in rows.first { $0.key == key } }.first
    if (found?.all ?? 0, found?.icu ?? 0) == row { return }
    if let key = keys.first { self.rows.append((key, row.0, row.1)) }
  }

  private mutating func number(of name: String, _ coverage: IndexLabelTable.Coverage) -> Int {
    let list = labels.labels(of: name, coverage: coverage).joined(separator: " ")
    if let number = lists.firstIndex(of: list) { return number }
    lists.append(list)
    return lists.count - 1
  }

  private func written() -> [UInt8] {
    var writer = TableWriter()
    writer.append(texts: rows.map(\.key))
    writer.append(rows.map { UInt16($0.all) })
    writer.append(rows.map { UInt16($0.icu) })
    writer.append(texts: lists)
    writer.append(texts: markers.map { $0.joined(separator: " ") })
    writer.append(rightToLeft.map { UInt32($0.bits >> 32) })
    return writer.bytes()
  }
}
