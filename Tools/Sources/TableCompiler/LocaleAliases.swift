import UnicodeText

/// CLDR's aliases of languages, scripts, regions and variants (UTS #35 part 1, annex C).
struct LocaleAliases {
  /// A rule that needs one or two variants.
  struct VariantRule {
    /// `und` for any.
    let language: Subtag
    let variants: [Subtag]
    let replacement: LanguageTag

    var size: Int { variants.count + (language == .undetermined ? 0 : 1) }
  }

  /// Languages, languages with a region, and scripts, and what replaces them.
  private(set) var tags: [(from: LanguageTag, to: LanguageTag)] = []
  private(set) var regions: [Subtag: [Subtag]] = [:]
  /// In the order that they are tried in.
  private(set) var variants: [VariantRule] = []
  /// Whole tags in lower case, and what replaces them.
  private(set) var legacyTags: [String: String] = [:]

  static let file = SourceFile.supplementalMetadata

  init(_ sources: SourceFiles) throws(SourceError) {
    let names: Set = ["languageAlias", "scriptAlias", "territoryAlias", "variantAlias"]
    for element in try XMLElements(names, of: Self.file, in: sources).all {
      let type = try element.attribute("type", in: Self.file)
      let replacement = try element.attribute("replacement", in: Self.file)
      switch element.name {
      case "languageAlias": try addLanguage(type, replacement)
      case "scriptAlias": try addLanguage("und_" + type, "und_" + replacement)
      case "variantAlias": try addLanguage("und_" + type, "und_" + replacement)
      default: try addRegion(type, replacement)
      }
    }
    variants.sort { Self.precedes($0, $1) }
  }

  private mutating func addLanguage(_ type: String, _ replacement: String) throws(SourceError) {
    guard let from = LanguageTag(identifier: type) else {
      legacyTags[Self.hyphenated(type)] = Self.hyphenated(replacement)
      return
    }
    let to = try LanguageTag(expecting: replacement, in: Self.file)
    if from.variants.isEmpty {
      guard to.variants.isEmpty, from.script == nil || from.language == .undetermined else {
        throw SourceError("\(Self.file.path): the table has no room for the alias of \(type)")
      }
      tags.append((from, to))
      return
    }
    guard from.variants.count <= 2, to.variants.count <= 1, from.script == nil, from.region == nil
    else { throw SourceError("\(Self.file.path): the table has no room for the alias of \(type)") }
    variants.append(
      VariantRule(language: from.language, variants: from.variants.sorted(), replacement: to))
  }

  /// Regions of three letters are no parts of language tags.
  private mutating func addRegion(_ type: String, _ replacement: String) throws(SourceError) {
    guard let region = Subtag(text: type), LocaleTable.regionNumber(region) != nil else { return }
    let targets = replacement.split(separator: " ").compactMap { Subtag(text: $0) }
    guard !targets.isEmpty, targets.allSatisfy({ LocaleTable.regionNumber($0) != nil }) else {
      throw SourceError("\(Self.file.path): \(replacement) is no list of regions")
    }
    regions[region] = targets
  }

  private static func hyphenated(_ tag: String) -> String {
    tag.lowercased().split(separator: "_").joined(separator: "-")
  }

  /// More subtags first, then those with a language, then by their subtags.
  private static func precedes(_ left: VariantRule, _ right: VariantRule) -> Bool {
    if left.size != right.size { return left.size > right.size }
    let isGeneral = (left.language == .undetermined, right.language == .undetermined)
    if isGeneral.0 != isGeneral.1 { return isGeneral.1 }
    return ([left.language] + left.variants).lexicographicallyPrecedes(
      [right.language] + right.variants)
  }
}
