public import Collation

/// The sections of an alphabetical index for one language, and the place of every name in them.
///
/// The sections are those of an address book: the letters A to Z, then `#` for all the rest. In Chinese
/// the ideographs stand under the letter that their reading in pinyin begins with.
///
/// ```swift
/// let collation = try IndexedCollation(locale: "zh-Hans")
/// collation.sectionTitles[collation.section(for: "阿宝")]  // "A"
/// collation.sectionTitles[collation.section(for: "Ärger")]  // "A"
/// collation.sectionTitles[collation.section(for: "☎")]  // "#"
/// collation.sorted(["Zoe", "阿宝", "9", "Adam"], by: \.self)  // ["阿宝", "Adam", "Zoe", "9"]
/// ```
///
/// A name's section is decided by the first primary weight of its collation key (UTS #10, section 6.1),
/// so a section never disagrees with the order of the names. Nothing fails: a name that is empty, or
/// not well-formed, or in no script that the letters cover belongs to `#`.
public struct IndexedCollation: Sendable {
  /// The collation that orders the names.
  public let collator: Collator

  /// The titles of all sections, in order. Sections without names are included.
  public let sectionTitles: [String]

  private let boundaries: SectionBoundaries

  /// Makes the sections of a language.
  ///
  /// A language whose own letters are not known here has A to Z and `#`.
  ///
  /// - Parameter locale: A language tag such as `de` or `zh-Hans` (BCP 47).
  /// - Throws: `LanguageTagError` if `locale` is not well-formed.
  /// - Complexity: O(1): the first weights of some fifty letters are looked up.
  public init(locale: String) throws(LanguageTagError) {
    self.init(collator: try Collator(locale: locale))
  }

  /// Makes the sections for the names that a collator orders.
  ///
  /// - Parameter collator: The order of the names, with settings of your own perhaps.
  /// - Complexity: O(1): the first weights of some fifty letters are looked up.
  public init(collator: Collator) {
    let letters = IndexLabels.latin
    let sections = zip(letters, letters.indices).map { ($0, $1) }
    self.collator = collator
    sectionTitles = letters + [IndexLabels.remainder]
    boundaries = SectionBoundaries(
      of: collator, sectionOf: Dictionary(uniqueKeysWithValues: sections),
      remainder: letters.count)
  }

  /// Finds the section of a name.
  ///
  /// - Parameter text: The name.
  /// - Returns: The section, as an offset into ``sectionTitles``.
  /// - Complexity: O(1), save for characters that collation ignores at the start of the name.
  public func section(for text: String) -> Int { section(utf8: text.utf8.span) }

  /// Finds the section of a name in UTF-8.
  ///
  /// - Parameter text: The name; bytes that are not well-formed count as U+FFFD.
  /// - Returns: The section, as an offset into ``sectionTitles``.
  /// - Complexity: O(1), save for characters that collation ignores at the start of the name.
  public func section(utf8 text: Span<UInt8>) -> Int {
    boundaries.section(of: collator.firstPrimaryWeight(utf8: text))
  }
}
