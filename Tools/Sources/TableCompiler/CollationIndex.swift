import UnicodeText

/// What collations CLDR has, without their rules (LDML part 5, section 3.1).
struct CollationIndex {
  /// One of the files of cldr/common/collation.
  struct File {
    let locale: LanguageTag
    fileprivate(set) var defaultType: String?
    /// The types that users may ask for.
    fileprivate(set) var types: Set<String> = []
    /// The types that are only for imports, and those whose draft status is below `contributed`, which
    /// ICU leaves out as well (UTS #35 part 1, "draft").
    fileprivate(set) var hiddenTypes: Set<String> = []
  }

  private(set) var files: [File] = []
  /// The parents that differ from what a tag's own parts tell.
  private(set) var parents: [(from: LanguageTag, to: LanguageTag)] = []
  /// The names that types have in language tags, where they are others than in the files.
  private(set) var tagNames: [String: String] = [:]

  init(_ sources: SourceFiles) throws(SourceError) {
    for source in SourceFile.collations { files.append(try Self.file(source, sources)) }
    try readParents(sources)
    try readTypes(sources)
  }

  private static func file(_ source: SourceFile, _ sources: SourceFiles) throws(SourceError) -> File
  {
    let name = source.path.split(separator: "/").last?.dropLast(".xml".count) ?? ""
    var file = File(locale: try LanguageTag(expecting: name, in: source))
    for element in try XMLElements(["collation", "defaultCollation"], of: source, in: sources).all {
      if element.name == "defaultCollation" {
        file.defaultType = element.text
        continue
      }
      if element.attributes["alt"] != nil { continue }
      let type = try element.attribute("type", in: source)
      let isDraft = ["unconfirmed", "provisional"].contains(element.attributes["draft"])
      if isDraft || type.hasPrefix("private-") {
        file.hiddenTypes.insert(type)
      } else {
        file.types.insert(type)
      }
    }
    return file
  }

  /// The parents listed for collations; and of those listed for all else, the ones of locales with a
  /// collation file, except where a script that is not the usual one is cut off from its language:
  /// zh-Hant has its collations from zh (UTS #35 part 1,
  /// "Keyword and Default Resolution").
  private mutating func readParents(_ sources: SourceFiles) throws(SourceError) {
    let source = SourceFile.supplementalData
    let names: Set = ["parentLocales", "parentLocale"]
    let locales = Set(files.map(\.locale))
    var component: String?
    for element in try XMLElements(names, of: source, in: sources).all {
      if element.name == "parentLocales" {
        component = element.attributes["component"]
        continue
      }
      let isForCollations = component == "collations"
      guard isForCollations || component == nil, element.attributes["localeRules"] == nil else {
        continue
      }
      let parent = try LanguageTag(expecting: element.attribute("parent", in: source), in: source)
      let children = try element.attribute("locales", in: source)
      for child in children.split(separator: " ") {
        let locale = try LanguageTag(expecting: child, in: source)
        if isForCollations || locales.contains(locale) { parents.append((locale, parent)) }
      }
    }
    // CLDR has no data of its own for Najdi Arabic; ICU takes it for Arabic.
    parents.append((LanguageTag(language: "ars"), LanguageTag(language: "ar")))
  }

  private mutating func readTypes(_ sources: SourceFiles) throws(SourceError) {
    let source = SourceFile.collationTypes
    var isType = false
    for element in try XMLElements(["key", "type"], of: source, in: sources).all {
      let name = try element.attribute("name", in: source)
      if element.name == "key" {
        isType = name == "co"
      } else if isType {
        for alias in (element.attributes["alias"] ?? "").split(separator: " ") {
          tagNames[String(alias)] = name
        }
      }
    }
  }
}
