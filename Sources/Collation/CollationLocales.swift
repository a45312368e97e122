package import UnicodeText

/// The second half of the table `locales`: CLDR's collation files.
///
/// | sections | hold |
/// | --- | --- |
/// | 13, 14 | parents: a ``LocaleCode``, and the one that its collations come from next |
/// | 15, 16 | the locales of the files, as codes, ascending; the variant of each, or 0 |
/// | 17 | the types that may be asked for: in each file's word, bit n means type n |
/// | 18 | the types that are there but not offered: those for imports only, and drafts |
/// | 19 | the number of the file's default type and 1, or 0 if it comes from the parent |
/// | 20, 21 | ``TextList``: the names of the types, each followed by the one it has in tags |
///
/// The files are those of cldr/common/collation (LDML part 5, section 3), the parents
/// supplementalData.xml's (UTS #35 part 1, section 4.1.3).
package struct CollationLocales: Sendable {
  /// A locale that has a collation file.
  package struct File: Sendable, Hashable {
    /// The locale, `und` for the root.
    package let locale: LanguageTag
    /// A bit for each type that may be asked for.
    package let types: UInt32
    /// A bit for each type that is there but not offered.
    package let hiddenTypes: UInt32
    /// The type to take where none is asked for, if the file names one.
    package let defaultType: Int?
  }

  /// The languages, scripts and regions.
  package let table: LocaleTable
  private let parents: SortedMap<UInt32>
  private let codes: TableSlice<UInt32>
  private let variants: TableSlice<UInt64>
  private let types: TableSlice<UInt32>
  private let hiddenTypes: TableSlice<UInt32>
  private let defaultTypes: TableSlice<UInt8>
  private let typeNames: TextList

  /// The table that is embedded in the library.
  package static let embedded = CollationLocales(.embedded)

  /// Reads a table; one that is damaged gives wrong answers.
  package init(_ table: LocaleTable) {
    self.table = table
    let bytes = table.bytes
    parents = SortedMap(bytes, firstSection: 13)
    codes = bytes.section(15).elements(of: UInt32.self)
    variants = bytes.section(16).elements(of: UInt64.self)
    types = bytes.section(17).elements(of: UInt32.self)
    hiddenTypes = bytes.section(18).elements(of: UInt32.self)
    defaultTypes = bytes.section(19).elements(of: UInt8.self)
    typeNames = TextList(bytes, firstSection: 20)
  }

  /// How many files there are.
  package var count: Int { codes.count }

  /// The file at `index`.
  package subscript(_ index: Int) -> File {
    var locale = table.tag(of: LocaleCode(bits: codes[index]))
    if variants[index] != 0 { locale.variants = [Subtag(bits: variants[index])] }
    let defaultType = Int(defaultTypes[index])
    return File(
      locale: locale, types: types[index], hiddenTypes: hiddenTypes[index],
      defaultType: defaultType == 0 ? nil : defaultType - 1)
  }

  /// The file of just that locale.
  package func file(of locale: LanguageTag) -> File? {
    guard locale.variants.count <= 1, let code = code(of: locale),
      var index = codes.index(ofSorted: code.bits)
    else { return nil }
    let variant = locale.variants.first?.bits ?? 0
    while index < codes.count, codes[index] == code.bits {
      if variants[index] == variant { return self[index] }
      index += 1
    }
    return nil
  }

  /// The files that name a type as their default.
  package func files(withDefaultType type: Int) -> [File] {
    (0..<defaultTypes.count).filter { Int(defaultTypes[$0]) == type + 1 }.map { self[$0] }
  }

  /// The parent that the data name for a locale, if they do.
  package func listedParent(of locale: LanguageTag) -> LanguageTag? {
    guard locale.variants.isEmpty, let code = code(of: locale) else { return nil }
    return parents[code.bits].map { table.tag(of: LocaleCode(bits: $0)) }
  }

  /// Whether the data name a locale as the parent of another.
  package func isListedParent(_ locale: LanguageTag) -> Bool {
    guard let code = code(of: locale) else { return false }
    return (0..<parents.values.count).contains { parents.values[$0] == code.bits }
  }

  private func code(of locale: LanguageTag) -> LocaleCode? {
    table.code(language: locale.language, script: locale.script, region: locale.region)
  }
}

extension CollationLocales {
  /// The type of that name, which may be the one in CLDR's files (`phonebook`) or in tags (`phonebk`).
  package func type(named name: String) -> Int? {
    let bytes = Array(name.utf8)
    return (0..<typeNames.count).first { typeNames[$0] == bytes }.map { $0 / 2 }
  }

  /// The name of a type in CLDR's files.
  package func name(ofType type: Int) -> String {
    String(decoding: typeNames[2 * type], as: UTF8.self)
  }

  /// The name of a type in tags.
  package func tagName(ofType type: Int) -> String {
    String(decoding: typeNames[2 * type + 1], as: UTF8.self)
  }
}
