import Collation
import CollationRules

/// Every collation of every locale, except the root's and those that others only import.
enum TailoredCollations {
  static let maker = TableMaker { sources throws(SourceError) in
    let files = try CollationFiles(sources)
    let root = try RootCollation(sources).table
    let order = RootOrder(of: root)
    var tables: [Table] = []
    for (locale, type) in files.collations {
      let source = files.source(of: locale)
      var builder = TailoringBuilder(base: root, baseOrder: order) { tag in
        try files.rules(importedAs: tag)
      }
      do {
        let bytes = try builder.table(for: RuleParser.parsePlaced(files.rules(locale, type)))
        tables.append(Table(name: "\(locale)-\(type)", bytes: bytes, sources: source))
      } catch {
        throw SourceError("\(locale), collation \(type): \(error)")
      }
    }
    return tables
  }
}
