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
  /// The collation that the locale led to, as a language tag: `und` for the root's order, `zh` for
  /// Chinese pinyin.
  public let resolvedLocale: String
  /// The settings that it compares by.
  public let options: CollationOptions

  package let table: CollationTable
  /// For the conformance suites, which list surrogates: they count as code points of their own.
  package var acceptsSurrogates = false

  /// The collation of a locale.
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 language tag, `en` or `zh-Hans-CN`; underscores are taken for hyphens.
  ///     A language without a tailoring here gets the root's order.
  ///   - options: The settings, if not the usual ones.
  /// - Throws: ``LanguageTagError`` if `locale` is not well-formed.
  /// - Complexity: O(1); microseconds, and no allocation that grows with the tables.
  public init(locale: String, options: CollationOptions = CollationOptions())
    throws(LanguageTagError)
  {
    let collation = ShippedCollation(for: try LanguageTag(locale))
    resolvedLocale = collation.tag
    table = collation.table
    self.options = options
  }

  /// A collation whose tables were made at run time.
  package init(table: CollationTable, options: CollationOptions = CollationOptions()) {
    resolvedLocale = "und"
    self.table = table
    self.options = options
  }

  /// The lowest primary weight, as it counts in keys, of the ideographs that the tailoring doesn't
  /// place; in the root, of all.
  package var firstUnplacedIdeograph: UInt32 { table.reordered(table.root.firstIdeograph) }

  /// The primary weight, as it counts in keys, of the first element of `text` that has one; zero if
  /// none has.
  ///
  /// - Complexity: O(1) for texts that don't begin with ignorable characters.
  package func firstPrimaryWeight(utf8 text: Span<UInt8>) -> UInt32 {
    var cursor = ElementCursor(text, table: table, acceptsSurrogates: acceptsSurrogates)
    while true {
      let element = cursor.next()
      if element.bits == 0 { return 0 }
      if element.primary == 0 || isShifted(element.primary) { continue }
      return table.reordered(element.primary)
    }
  }

  /// True for primary weights that count on the fourth level only.
  @inline(__always)
  func isShifted(_ primary: UInt32) -> Bool {
    // U+FFFE's weight, whose lead byte is 02, is never variable.
    options.alternate == .shifted && primary <= table.root.variableTop && primary > 0x02FF_FFFF
  }
}
