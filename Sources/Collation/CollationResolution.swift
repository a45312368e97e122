package import UnicodeText

/// Which of CLDR's collations a language tag leads to (LDML part 5, section 3.1.1, "Collation Type
/// Fallback").
package struct CollationResolution: Sendable, Hashable {
  /// The locale that the tag led to: the first of its chain of parents that has a collation file, as a
  /// language tag: `zh-Hant`; `und` for the root.
  package let locale: String
  /// The locale whose file has the rules: for `zh-Hant` that is `zh`.
  package let source: String
  /// The type of the collation, as CLDR's files name it: `stroke`, `phonebook`.
  package let type: String
  /// The shortest tag that leads to this very collation, whatever tag led here: `zh-Hant`,
  /// `de-u-co-phonebk`, `no` for Norwegian in either written form, `und` for the root's order.
  package let tag: String

  /// The name of the collation's table: `zh-stroke`, `sr-Latn-standard`; `root` for the root's order,
  /// `root-search` and so on for its other types.
  package var tableName: String {
    guard source == "und" else { return "\(source)-\(type)" }
    return type == Self.standard ? "root" : "root-\(type)"
  }

  static let standard = "standard"

  /// The root's order.
  static let root = CollationResolution(
    locale: "und", source: "und", type: standard, tag: "und")
}

extension CollationResolution {
  /// Finds the collation of a tag.
  ///
  /// The tag is canonicalized first, and its keyword `co` names the type. A type that the locale and
  /// its parents lack gives way: `searchjl` and the like to `search`, any to the default type of the
  /// locale, that to `standard`. A locale without any file has the root's collations.
  ///
  /// - Complexity: a few searches of the table.
  package init(_ tag: LanguageTag, in locales: CollationLocales = .embedded) {
    self = Self.candidates(for: tag, in: locales).first ?? .root
  }

  /// The collation of a tag, then those to take where a library doesn't have its table: the default
  /// type of the locale, the type `standard` of it and of each parent, the root's order.
  static func candidates(for tag: LanguageTag, in locales: CollationLocales)
    -> [CollationResolution]
  {
    let tag = tag.canonicalized(by: locales.table)
    let files = locales.files(for: tag)
    let standard = locales.type(named: standard)
    let defaultType = files.lazy.compactMap(\.defaultType).first ?? standard
    let asked = (tag.value(of: "co") ?? []).map(\.description).joined(separator: "-")
    var results: [CollationResolution] = []
    if let type = locales.type(named: asked),
      let result = Self(type: type, files: files[...], locales, offersDrafts: true)
    {
      results.append(result)
    }
    var types = asked.hasPrefix("search") ? [locales.type(named: "search")] : []
    types += [defaultType, standard]
    results += types.compactMap { $0 }.compactMap { Self(type: $0, files: files[...], locales) }
    for start in files.indices {
      guard let standard, let result = Self(type: standard, files: files[start...], locales) else {
        continue
      }
      results.append(result)
    }
    return results + [.root]
  }

  /// The collation of that type in the first of the files that has it; drafts only where they are asked
  /// for by their names.
  private init?(
    type: Int, files: ArraySlice<CollationLocales.File>, _ locales: CollationLocales,
    offersDrafts: Bool = false
  ) {
    let isPrivate = locales.name(ofType: type).hasPrefix("private-")
    let offersHidden = offersDrafts && !isPrivate
    let holder = files.first { $0.offers(type) || offersHidden && $0.hides(type) }
    guard let first = files.first, let file = holder else { return nil }
    locale = first.locale.description
    source = file.locale.description
    self.type = locales.name(ofType: type)
    tag = Self.shortestTag(for: type, of: file, locales)
  }

  /// The tag of a locale that has the type without asking, or the file's with the keyword.
  private static func shortestTag(
    for type: Int, of file: CollationLocales.File, _ locales: CollationLocales
  ) -> String {
    let source = file.locale.description
    let usual = locales.files(for: file.locale).lazy.compactMap(\.defaultType).first
    if type == usual, file.offers(type) { return source }
    let other = locales.files(withDefaultType: type).first { other in
      locales.files(for: other.locale).first { $0.offers(type) } == file
    }
    return other?.locale.description ?? "\(source)-u-co-\(locales.tagName(ofType: type))"
  }
}

extension CollationLocales {
  /// Every collation that may be asked for, in the order of the tags.
  ///
  /// - Complexity: O(*n*²) in the number of files: milliseconds.
  package var offeredCollations: [CollationResolution] {
    let found = (0..<count).flatMap { index in
      let file = self[index]
      return (0..<32).filter(file.offers).map { type in
        var tag = file.locale
        let name = tagName(ofType: type).split(separator: "-").compactMap { Subtag(text: $0) }
        tag.keywords = [LanguageTag.Keyword(key: "co", value: name)]
        return CollationResolution(tag, in: self)
      }
    }
    return found.sorted { $0.tag < $1.tag }
  }
}

extension CollationLocales.File {
  /// Whether the file has a type that may be asked for.
  package func offers(_ type: Int) -> Bool { type < 32 && types >> UInt32(type) & 1 == 1 }

  /// Whether the file has a type that only those get who know its name.
  func hides(_ type: Int) -> Bool { type < 32 && hiddenTypes >> UInt32(type) & 1 == 1 }
}
