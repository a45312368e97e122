import PersonNames
import UnicodeText

/// Makes the table `person-names`; ``PersonNameTable`` describes its layout.
struct PersonNamesTable {
  let names: LocalePersonNames
  private let locales: TableMemory
  private var keys: [(key: String, format: Int)] = []
  private var formats = Pool<[Int]>()
  private var rows = Pool<[Int]>()
  private var groups = Pool<[Int]>()
  private var patterns = Pool<[UInt8]>()
  private var texts = Pool<String>()

  static let maker = TableMaker { sources throws(SourceError) in
    let files: [SourceFile] = [SourceFolder.personNames.file, .supplementalData, .likelySubtags]
    var table = try PersonNamesTable(sources)
    return [Table(name: "person-names", bytes: try table.bytes(), sources: files)]
  }

  private init(_ sources: SourceFiles) throws(SourceError) {
    names = try LocalePersonNames(sources)
    locales = TableMemory(try LocalesTable(sources).bytes())
  }

  private mutating func bytes() throws(SourceError) -> [UInt8] {
    let locales = LocaleTable(locales.bytes)
    let root = try number(of: "root")
    guard root == 0 else { throw SourceError("the root's names don't come first") }
    let tags = try names.names.map { name throws(SourceError) in
      guard let tag = LanguageTag(identifier: name) else {
        throw SourceError("\(SourceFolder.personNames.path): \(name) is not a locale identifier")
      }
      return (name, tag)
    }
    // The languages come first, so that regions are listed only where they differ.
    for (name, tag) in tags.sorted(by: { ($0.0.count, $0.0) < ($1.0.count, $1.0) }) {
      add(try number(of: name), tag, locales)
    }
    keys.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let bytes = written()
    try check(bytes, tags, locales)
    return bytes
  }

  private mutating func add(_ format: Int, _ tag: LanguageTag, _ locales: LocaleTable) {
    var keys = IndexLabelTable.keys(of: tag, by: locales)[...]
    // A language that is written here in its likely region is the one for all regions.
    if tag.variants.isEmpty, tag.region == nil { keys = keys.suffix(1) }
    let listed = self.keys
    let found = keys.lazy.compactMap { key in listed.first { $0.key == key } }.first
    if (found?.format ?? 0) == format { return }
    if let key = keys.first { self.keys.append((key, format)) }
  }

  /// The number of a locale's format, with all that it refers to.
  private mutating func number(of name: String) throws(SourceError) -> Int {
    var row: [Int] = []
    for group in 0..<NamePatternCell.groupCount {
      let first = group * NamePatternCell.groupSize
      var numbers: [Int] = []
      for cell in first..<first + NamePatternCell.groupSize {
        numbers.append(patterns.number(of: try code(of: name, cell: cell)))
      }
      row.append(groups.number(of: numbers))
    }
    let format = try names.format(of: name)
    let numbers = format.texts.map { texts.number(of: $0) }
    return formats.number(of: [rows.number(of: row), Int(format.flags)] + numbers)
  }

  /// The patterns of a combination in bytes.
  private func code(of name: String, cell: Int) throws(SourceError) -> [UInt8] {
    var bytes: [[UInt8]] = []
    for text in names.patterns(of: name, cell: cell) {
      guard let code = NamePattern(text)?.bytes else {
        throw SourceError("\(SourceFolder.personNames.path): \(name): \(text) is not a pattern")
      }
      bytes.append(code)
    }
    return Array(bytes.joined(separator: [0]))
  }

  private func written() -> [UInt8] {
    var writer = TableWriter()
    writer.append(texts: keys.map(\.key))
    writer.append(keys.map { UInt16($0.format) })
    writer.append(formats.all.joined().map { UInt16($0) })
    writer.append(rows.all.joined().map { UInt16($0) })
    writer.append(groups.all.joined().map { UInt16($0) })
    writer.append(texts: patterns.all)
    writer.append(texts: texts.all)
    return writer.bytes()
  }
}
