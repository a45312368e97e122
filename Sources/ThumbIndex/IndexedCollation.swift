public import Collation
internal import UnicodeText

/// The sections of an alphabetical index for one language, and the place of every name in them.
///
/// The sections are those of an address book: the letters of the language, then A to Z where those
/// are others, then `#` for all the rest. ``IndexStyle/cldr`` makes ICU's.
///
/// ```swift
/// let collation = try IndexedCollation(locale: "zh-Hans")
/// collation.sectionTitles[collation.section(for: "阿宝")]  // "A"
/// collation.sectionTitles[collation.section(for: "Ärger")]  // "A"
/// collation.sectionTitles[collation.section(for: "☎")]  // "#"
/// collation.sorted(["Zoe", "阿宝", "9", "Adam"], by: \.self)  // ["阿宝", "Adam", "Zoe", "9"]
/// ```
///
/// The letters are CLDR's index characters (UTS #35 part 2, section 3.1); where the collation has index
/// markers among its ideographs, those are labels too: the letters of pinyin, numbers of strokes,
/// bopomofo, radicals (LDML part 5, section 3.14). A name's section is decided by its primary weights
/// (UTS #10, section 6.1), so a section never disagrees with the order of the names. Nothing fails: a
/// name that is empty, or not well-formed, or in no script that the letters cover belongs to `#`.
public struct IndexedCollation: Sendable {
  /// The collation that orders the names.
  public let collator: Collator

  /// The locale whose index it is: the tag that was asked for, in the canonical form of UTS #35 part 1,
  /// annex C.
  public let locale: String

  /// What was asked for.
  public let options: IndexOptions

  /// The titles of all sections, in order. Sections without names are included.
  public let sectionTitles: [String]

  /// The titles to show in the strip beside a list, in the order of the sections: as ``sectionTitles``,
  /// but short, `12` for the section `12劃`.
  public let sectionIndexTitles: [String]

  /// Whether the locale is written from right to left, so that the strip is on the left.
  public let isRightToLeft: Bool

  private let boundaries: SectionBoundaries
  private let preparation: NamePreparation
  private let memory = SectionMemory()

  /// Makes the sections of a locale.
  ///
  /// A locale that CLDR knows no letters of has those of its parents, and else A to Z and `#`.
  ///
  /// - Parameters:
  ///   - locale: A language tag such as `de` or `zh-Hans` (BCP 47). The keyword `co` chooses the order:
  ///     `zh-u-co-stroke`.
  ///   - options: What to do otherwise than usual.
  /// - Throws: `LanguageTagError` if `locale` or one of those to add is not well-formed.
  /// - Complexity: O(*n* log *n*) in the number of labels, of which there are about fifty: about a tenth of a
  ///   millisecond.
  public init(locale: String, options: IndexOptions = IndexOptions()) throws(LanguageTagError) {
    let collator = try Collator(
      locale: locale, options: options.collation,
      surnames: options.style == .contacts ? options.surnames : nil)
    try self.init(locale: locale, collator: collator, options: options)
  }

  /// Makes the sections of a locale for names that a collator of your own orders.
  ///
  /// - Parameters:
  ///   - locale: The language tag of the locale whose labels to take.
  ///   - collator: The order of the names. ``IndexOptions/collation`` and
  ///     ``IndexOptions/surnames`` don't change it.
  ///   - options: What to do otherwise than usual.
  /// - Throws: `LanguageTagError` if `locale` or one of those to add is not well-formed.
  /// - Complexity: As of ``init(locale:options:)``.
  public init(
    locale: String, collator: Collator, options: IndexOptions = IndexOptions()
  ) throws(LanguageTagError) {
    let tag = try LanguageTag(checking: locale)
    var adding: [LanguageTag] = []
    for other in options.adding { adding.append(try LanguageTag(checking: other)) }
    let sections =
      switch options.style {
      case .contacts:
        IndexSections(contacts: collator, locale: tag, options: options, adding: adding)
      case .cldr:
        IndexSections(
          cldr: collator, locale: tag, adding: adding, maximum: options.maximumLabelCount)
      }
    self.collator = collator
    self.locale = tag.canonicalized().description
    self.options = options
    sectionTitles = sections.titles
    sectionIndexTitles = sections.shortTitles
    isRightToLeft = IndexLabelTable.embedded.isRightToLeft(tag)
    boundaries = sections.boundaries
    preparation = NamePreparation(options, language: tag.canonicalized().language)
  }

  /// Finds the section of a name.
  ///
  /// - Parameter text: The name.
  /// - Returns: The section, as an offset into ``sectionTitles``.
  /// - Complexity: O(log *n*) in the number of sections, save for characters that collation ignores at
  ///   the start of the name.
  public func section(for text: String) -> Int { section(utf8: text.utf8.span) }

  /// Finds the section of a name in UTF-8.
  ///
  /// - Parameter text: The name; bytes that are not well-formed count as U+FFFD.
  /// - Returns: The section, as an offset into ``sectionTitles``.
  /// - Complexity: As of ``section(for:)``.
  public func section(utf8 text: Span<UInt8>) -> Int { section(counted: counted(text)) }

  /// What of a name counts.
  @_lifetime(copy text)
  func counted(_ text: Span<UInt8>) -> Span<UInt8> {
    if preparation.isEmpty { return text }
    return text.extracting(droppingFirst: preparation.ignoredPrefix(of: text))
  }

  /// Whether a name's first primary weight is all that its section depends on.
  var decidesByFirstWeight: Bool { preparation.isEmpty && boundaries.length == 1 }

  /// The section of what counts of a name.
  @inline(__always)
  func section(counted text: Span<UInt8>) -> Int {
    memory.section(of: text) ?? newSection(counted: text)
  }

  /// The same where nothing is known of the first character, or more than that decides.
  @inline(never)
  private func newSection(counted text: Span<UInt8>) -> Int {
    if let new = memory.newCharacter(of: text) {
      memory.keep(
        section(ofWeight: text.extracting(first: new.size)),
        collator.firstWeightNeed(of: new.codePoint), of: new.codePoint)
      if let section = memory.section(of: text) { return section }
    }
    return section(ofWeight: text)
      ?? boundaries.section(of: collator.primaryWeights(utf8: text, limit: boundaries.length))
  }

  /// The section by the first weight; nil if the weights after it decide.
  private func section(ofWeight text: Span<UInt8>) -> Int? {
    boundaries.section(of: collator.firstPrimaryWeight(utf8: text))
  }

  /// The section of a name by its weights, with nothing remembered and no short way: what
  /// ``section(utf8:)`` has to be.
  package func sectionByWeights(utf8 text: Span<UInt8>) -> Int {
    let weights = collator.primaryWeights(utf8: counted(text), limit: boundaries.length)
    return boundaries.section(of: weights.first ?? 0) ?? boundaries.section(of: weights)
  }
}
