public import Collation

/// What someone wants of an index otherwise than usual.
///
/// ```swift
/// var options = IndexOptions()
/// options.adding = ["ar"]
/// options.articles = .ignored
/// let collation = try IndexedCollation(locale: "en", options: options)
/// ```
public struct IndexOptions: Sendable, Hashable {
  /// Which leading articles don't count.
  public enum Articles: Sendable, Hashable {
    /// Every word counts: "The Beatles" stands under T.
    case counted
    /// Those of the index's language are ignored, in its section and in its order: "The Beatles" stands
    /// under B in English. A language without a list ignores none.
    case ignored
    /// These are ignored, whatever their case. One that ends in an apostrophe needs no blank behind it.
    case ignoring([String])
  }

  /// What sections there are.
  public var style: IndexStyle
  /// Language tags of locales whose labels are added, as far as the order tells them from those that are
  /// there. Labels of another script get a place behind those of the locale.
  public var adding: [String]
  /// At most so many labels, or one more, in the style ``IndexStyle/cldr``: where there are more, they
  /// are thinned evenly, in ICU's way. At least 1.
  public var maximumLabelCount: Int
  /// Whether A to Z come before the locale's own letters in the style ``IndexStyle/contacts``, as in
  /// UIKit, and not behind them.
  public var latinFirst: Bool
  /// Whether ideographs that no letter covers, such as those without a reading in Japanese, have a
  /// section `他` of their own, and don't go to `#` (style ``IndexStyle/contacts`` only).
  public var separatesIdeographs: Bool
  /// Which leading articles don't count.
  public var articles: Articles
  /// Whether blanks, control characters and invisible ones at the start of a name don't count. If they
  /// do, a name with a blank in front stands under `#`, as in UIKit.
  public var trimsLeadingBlanks: Bool
  /// How the surnames at the start of Chinese names are read where ideographs are in the order of pinyin:
  /// 曾国藩 stands under Z. `nil` reads names as any other text, as the style ``IndexStyle/cldr`` does in
  /// any case.
  public var surnames: SurnameReadings?
  /// How the order differs from the usual one of the locale; `numeric` puts 2 before 12.
  public var collation: CollationOptions

  /// Options that change only what is given.
  public init(
    style: IndexStyle = .contacts, adding: [String] = [], maximumLabelCount: Int = 99,
    latinFirst: Bool = false, separatesIdeographs: Bool = false, articles: Articles = .counted,
    trimsLeadingBlanks: Bool = false, surnames: SurnameReadings? = .standard,
    collation: CollationOptions = CollationOptions()
  ) {
    self.style = style
    self.adding = adding
    self.maximumLabelCount = maximumLabelCount
    self.latinFirst = latinFirst
    self.separatesIdeographs = separatesIdeographs
    self.articles = articles
    self.trimsLeadingBlanks = trimsLeadingBlanks
    self.surnames = surnames
    self.collation = collation
  }
}
