/// The parents of locales for everything but collations (UTS #35 part 1, section 4.1.3).
struct LocaleParents {
  /// The parents that the data name.
  private(set) var listed: [String: String] = [:]

  init(_ sources: SourceFiles) throws(SourceError) {
    let source = SourceFile.supplementalData
    var isGeneral = false
    for element in try XMLElements(["parentLocales", "parentLocale"], of: source, in: sources).all {
      if element.name == "parentLocales" {
        isGeneral = element.attributes["component"] == nil
      } else if isGeneral {
        let parent = try element.attribute("parent", in: source)
        for child in try element.attribute("locales", in: source).split(separator: " ") {
          listed[String(child)] = parent
        }
      }
    }
  }

  /// A locale, its parent, and so on, without the root. The names are those of CLDR's files.
  func chain(from name: String) -> [String] {
    var chain: [String] = []
    var next = name
    while next != "root", !chain.contains(next) {
      chain.append(next)
      next = listed[next] ?? Self.truncated(next) ?? "root"
    }
    return chain
  }

  /// A locale's name without its last part, `nil` for a language alone.
  static func truncated(_ name: String) -> String? {
    name.lastIndex(of: "_").map { String(name[..<$0]) }
  }
}
