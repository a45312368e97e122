import CollationRules

/// The Chinese collation by pinyin, in its long form.
enum ChineseCollation {
  static let maker = TableMaker(sources: [.unicodeData, .fractionalUCA, .chineseCollations]) {
    sources throws(SourceError) in
    let name = SourceFile.chineseCollations.path
    let file = try CollationFile(sources.bytes(of: .chineseCollations), name: name)
    return [Table(name: "zh-pinyin", bytes: try pinyin(file, over: RootCollation(sources)))]
  }

  private static func pinyin(_ file: CollationFile, over root: RootCollation) throws(SourceError)
    -> [UInt8]
  {
    let name = SourceFile.chineseCollations.path
    guard let rules = file.rules["pinyin"] else {
      throw SourceError("\(name): has no collation of the type pinyin")
    }
    let table = root.table
    var builder = TailoringBuilder(
      root: table, rootOrder: RootOrder(of: table),
      scripts: root.scripts
    ) { tag in
      let prefix = "zh-u-co-"
      guard tag.hasPrefix(prefix), let rules = file.rules[String(tag.dropFirst(prefix.count))]
      else {
        throw SourceError("\(name): imports \(tag), which isn't in it")
      }
      return rules
    }
    do {
      return try builder.table(for: rules)
    } catch {
      throw SourceError("\(name): pinyin: \(error)")
    }
  }
}
