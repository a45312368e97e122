public import Collation
import UnicodeText

extension Collator {
  /// A collation of one's own: rules over the collation of a locale.
  ///
  ///     let collator = try Collator(rules: "&c < ch <<< Ch <<< CH", base: "en")
  ///     collator.sorted(["chata", "cukr", "duha"])   // ["cukr", "chata", "duha"]
  ///
  /// The rules are in the syntax of LDML part 5, section 3.5, whole: resets with logical positions and
  /// `[before n]`, relations of all strengths and their lists, prefixes, expansions, settings,
  /// `[reorder …]` and `[suppressContractions …]`. `[import …]` may stand at the beginning, over the
  /// root, where it means the same as `base`; anywhere if `importedRules` gives the rules, which the
  /// library has only as tables.
  ///
  /// A locale's own letters have room between them for more. Its ideographs have not, where it orders
  /// thousands of them (Chinese, Japanese): those can be tailored over the root.
  ///
  /// - Parameters:
  ///   - rules: The rules. What they set counts before the locale's settings, and options before both.
  ///   - base: The language tag of the collation that the rules change; the root's without it.
  ///   - options: What to do otherwise than the rules and the collation have it.
  ///   - importedRules: Gives the rules that a language tag names in `[import …]`, such as
  ///     `de-u-co-phonebk`; what it throws is thrown on.
  /// - Throws: ``CollationRuleError`` for rules that can't be read or followed, with the place and the
  ///   reason; `LanguageTagError` if `base` is not well-formed.
  /// - Complexity: O(*t* log *t*) in the number *t* of characters that have a place in the order: some
  ///   tenths of a second. Keep the collator.
  public init(
    rules: String, base: String = "und", options: CollationOptions = CollationOptions(),
    importing importedRules: ((String) throws -> String)? = nil
  ) throws {
    let parsed = try RuleParser.parsePlaced(rules)
    var (tag, rest) = (base, parsed[...])
    if importedRules == nil, case .importing(let imported)? = parsed.first?.rule,
      try Collator(locale: base).isRoot
    {
      (tag, rest) = (imported, parsed.dropFirst())
    }
    let collator = try Collator(locale: tag)
    var builder = TailoringBuilder(
      base: collator.table,
      baseOrder: collator.isRoot ? Self.rootOrder : RootOrder(of: collator.table)
    ) { imported in
      if let importedRules { return try importedRules(imported) }
      throw CollationRuleError(
        offset: nil,
        reason:
          "[import \(imported)] has to be the first rule, without a base, or its rules have to be "
          + "given")
    }
    self.init(
      table: try builder.collationTable(for: Array(rest)), options: options,
      resolvedLocale: collator.resolvedLocale)
  }

  /// True for the root's collation.
  private var isRoot: Bool { resolvedLocale == "und" }

  /// The root's elements, for the many collations that are made over it.
  private static let rootOrder = RootOrder(of: CollationTable.embeddedRoot)
}
