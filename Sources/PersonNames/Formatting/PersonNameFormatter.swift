public import Collation
import UnicodeText

/// Writes the names of people the way a language does (LDML part 8, with the patterns of CLDR 48.2).
///
/// ```swift
/// let name = PersonName(title: "Dr.", given: "Ada", given2: "Byron", surname: "Lovelace")
/// let formatter = try PersonNameFormatter(locale: "en", length: .medium, formality: .formal)
/// formatter.format(name)   // "Ada B. Lovelace"
/// ```
///
/// A name in other letters than the locale's is written as the name's own locale has it, or the one that the
/// letters make likely.
public struct PersonNameFormatter: Sendable {
  /// How much of a name is written.
  public let length: Length
  /// What names are written for.
  public let usage: Usage
  /// How familiar names are.
  public let formality: Formality
  /// In which order the parts stand.
  public let order: Order
  /// Whether surnames are in capitals where they lead and don't do so in the locale's own names: “ABE
  /// Shinzō”.
  public let capitalizesLeadingSurnames: Bool

  let locale: LanguageTag
  let table: PersonNameTable

  /// A formatter for the readers of a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag, `en` or `zh-Hant-HK`. A locale that CLDR doesn't know writes names
  ///     as the root of CLDR does.
  ///   - length: How much is written, by default what is usual in the locale.
  ///   - usage: What for.
  ///   - formality: How familiar, by default what is usual in the locale.
  ///   - order: Which part leads.
  ///   - capitalizesLeadingSurnames: Whether surnames that lead as they don't in the locale's own names are
  ///     in capitals.
  /// - Throws: `LanguageTagError` if `locale` is not well-formed.
  /// - Complexity: O(1).
  public init(
    locale: String, length: Length? = nil, usage: Usage = .referring, formality: Formality? = nil,
    order: Order = .automatic, capitalizesLeadingSurnames: Bool = false
  ) throws(LanguageTagError) {
    let tag = try LanguageTag(checking: locale).languageIdentifier
    table = .embedded
    self.locale = tag.addingLikelySubtags() ?? tag
    let format = table.format(of: self.locale)
    self.length = length ?? format.length
    self.usage = order == .sorting ? .referring : usage
    self.formality = formality ?? format.formality
    self.order = order
    self.capitalizesLeadingSurnames = capitalizesLeadingSurnames
  }

  /// The name in the formatter's way; empty only if the name is.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public func format(_ name: PersonName) -> String {
    let setting = NameSetting(name, for: self)
    let cell = NamePatternCell.number(
      order: setting.order, length: length, usage: usage, formality: formality)
    let patterns = table.patterns(of: setting.format, cell: cell)
    let source = NameSource(name, setting: setting)
    guard let pattern = source.best(of: patterns) else { return "" }
    let text = source.complete(for: pattern).filled(pattern)
    return setting.replacingSpaces(in: text)
  }
}
