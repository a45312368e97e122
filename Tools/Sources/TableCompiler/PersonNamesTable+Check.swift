import PersonNames
import UnicodeText

extension PersonNamesTable {
  /// Looks every locale up in the finished table.
  func check(_ bytes: [UInt8], _ tags: [(String, LanguageTag)], _ locales: LocaleTable)
    throws(SourceError)
  {
    let memory = TableMemory(bytes)
    let table = PersonNameTable(memory.bytes)
    for (name, tag) in tags {
      let format = table.format(of: tag, by: locales)
      let expected = try names.format(of: name)
      guard format.texts == expected.texts, format.flags == expected.flags else {
        throw SourceError("the format of names of \(name) can't be found by its tag")
      }
      for cell in 0..<NamePatternCell.count {
        let patterns = names.patterns(of: name, cell: cell).map { NamePattern($0) }
        guard table.patterns(of: format, cell: cell) == patterns else {
          throw SourceError("the patterns of names of \(name) can't be found by its tag")
        }
      }
    }
    withExtendedLifetime(memory) {}
  }
}
