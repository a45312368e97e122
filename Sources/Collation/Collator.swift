internal import UnicodeText

/// The order of one language: compares texts, makes sort keys, sorts.
///
/// The order is that of the CLDR root collation with the tailoring of the locale's language, on the
/// data of CLDR 48.2 and Unicode 17.0 (UTS #10; LDML part 5). Canonically equivalent texts are the
/// same, whatever their form. Text that is not well-formed UTF-8 is read as if U+FFFD stood in its
/// place (Unicode 17, section 3.9), so every text has its place in the order and nothing fails.
///
///     let collator = try Collator(locale: "zh-Hans")
///     collator.sorted(["张三", "阿宝", "李四"])   // ["阿宝", "李四", "张三"]
///
/// A collator is a small value: making one reads no files, parses nothing and allocates no tables.
public struct Collator: Sendable {
  /// The collation that the locale led to, as the shortest language tag that leads to it: `und` for the
  /// root's order, `zh` for Chinese pinyin, `de-u-co-phonebk`.
  public let resolvedLocale: String
  /// The settings that it compares by.
  public private(set) var settings: CollationSettings

  /// How the surnames at the start of Chinese names are read, if it is otherwise than in other texts.
  public let surnames: SurnameReadings?

  package let table: CollationTable
  /// Where scripts are moved to.
  let reordering: Reordering
  /// The highest primary weight that counts as variable.
  private let variableTop: UInt32
  /// What has been worked out about code points.
  let words: WordMemory
  /// For the conformance suites, which list surrogates: they count as code points of their own.
  package var acceptsSurrogates = false

  /// The collation of a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag, `en` or `zh-Hans-CN`; underscores are taken for hyphens. The
  ///     keyword `co` asks for a type of collation, the keywords `ka`, `kb`, `kc`, `kf`, `kn`, `kr`,
  ///     `ks` and `kv` for settings (LDML part 5, section 3.3): `de-u-co-phonebk-kn`. A language
  ///     without a collation of its own gets the root's order.
  ///   - options: What to do otherwise than the collation and the tag have it.
  /// - Throws: ``LanguageTagError`` if `locale` is not well-formed.
  /// - Complexity: O(1); fifteen microseconds for the first of a tag, then two, and no allocation that grows with
  ///   the tables.
  public init(locale: String, options: CollationOptions = CollationOptions())
    throws(LanguageTagError)
  {
    try self.init(locale: locale, options: options, surnames: nil)
  }

  /// The collation of a locale for the names of people.
  ///
  /// In a collation that orders ideographs by pinyin, the surnames at the start of Chinese names are read
  /// as surnames: 曾国藩 comes among the zēng. Other collations are as they are for other texts.
  ///
  /// - Parameters:
  ///   - locale: As of ``init(locale:options:)``.
  ///   - options: As of ``init(locale:options:)``.
  ///   - surnames: The readings: ``SurnameReadings/standard``, with some of your own perhaps.
  /// - Throws: ``LanguageTagError`` if `locale` is not well-formed.
  /// - Complexity: As of ``init(locale:options:)``.
  public init(
    locale: String, options: CollationOptions = CollationOptions(), surnames: SurnameReadings?
  ) throws(LanguageTagError) {
    let collation = try ShippedCollation(for: locale)
    self.init(
      table: collation.table, options: options.merged(over: collation.keywords),
      resolvedLocale: collation.tag, surnames: surnames)
  }

  /// A collation of the given tables.
  package init(
    table: CollationTable, options: CollationOptions = CollationOptions(),
    resolvedLocale: String = "und", surnames: SurnameReadings? = nil
  ) {
    self.resolvedLocale = resolvedLocale
    self.table = table
    self.surnames = surnames.flatMap { table.hasPinyinMarkers ? $0 : nil }
    words = WordMemory(table)
    let merged = options.merged(over: CollationOptions(packed: table.own.settings))
    settings = CollationSettings(merged)
    variableTop = table.limit(of: settings.maxVariable)
    reordering = merged.reorder.flatMap { Self.reordering($0, table) } ?? table.reordering
  }

  /// The order of scripts that codes ask for; nil where the list is none, since it names a script twice.
  private static func reordering(_ codes: [String], _ table: CollationTable) -> Reordering? {
    let scripts = ScriptOrder(of: table)
    let known = scripts.known(codes)
    if known.isEmpty { return Reordering(leadBytes: [], split: []) }
    guard let made = try? scripts.reordering(known) else { return nil }
    return Reordering(leadBytes: made.leadBytes, split: made.split)
  }

  /// The lowest primary weight, as it counts in keys, of the ideographs that the tailoring doesn't
  /// place; in the root, of all.
  package var firstUnplacedIdeograph: UInt32 { reordering(table.firstRootIdeograph) }

  /// The same collator at another strength.
  package func at(strength: Strength) -> Collator {
    var copy = self
    copy.settings.strength = strength
    return copy
  }

  /// Reads the elements of a text.
  @_lifetime(copy text)
  func elements(of text: Span<UInt8>, from index: Int = 0) -> ElementCursor {
    var cursor = ElementCursor(
      text, table: table, from: index, isNumeric: settings.numeric,
      acceptsSurrogates: acceptsSurrogates)
    if let surnames, index == 0, let found = surnames.match(text) {
      cursor.begin(
        with: found.surname.elements(of: text.extracting(found.range), in: table),
        upTo: found.range.upperBound)
    }
    return cursor
  }

  /// The primary weight, as it counts in keys, of the first element of `text` that has one; zero if
  /// none has.
  ///
  /// - Complexity: O(1) for texts that don't begin with ignorable characters.
  package func firstPrimaryWeight(utf8 text: Span<UInt8>) -> UInt32 {
    if !acceptsSurrogates, let weight = quickFirstWeight(text) { return weight }
    var cursor = elements(of: text)
    while true {
      let element = cursor.next()
      if element.bits == 0 { return 0 }
      if element.primary == 0 || isShifted(element.primary) { continue }
      return reordering(element.primary)
    }
  }

  /// True for primary weights that count on the fourth level only.
  @inline(__always)
  func isShifted(_ primary: UInt32) -> Bool {
    // U+FFFE's weight, whose lead byte is 02, is never variable.
    settings.alternate == .shifted && primary <= variableTop && primary > 0x02FF_FFFF
  }
}

extension CollationTable {
  /// The highest primary weight of a group of variable elements: the table's scripts begin with these
  /// groups, in order.
  fileprivate func limit(of group: MaxVariable) -> UInt32 {
    let next = root.scripts[2 * (Int(group.rawValue) + 1)]
    return next == 0 ? 0 : next - 1
  }
}
