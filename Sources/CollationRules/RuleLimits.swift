import UnicodeText

/// How much rules may ask for. They come from people, and every limit is far above what any collation of
/// CLDR needs; without them a line of text could take all memory, or all time.
enum RuleLimits {
  /// The code points that ranges in lists and sets stand for: more than there are ideographs.
  static let listedCharacters = 200_000
  /// The relations, those of imported rules too.
  static let relations = 400_000
  /// The code points of one decomposed text. CLDR's longest, of emoji, have about ten.
  static let textLength = 31
  /// The starters of a prefix: comparison looks no further back.
  static let prefixStarters = 4
  /// The elements that tables can hold for one text.
  static let elements = 31
  /// Imports within imports; CLDR has two.
  static let importDepth = 8
  /// The steps past items in search of a place. In CLDR's collations a relation takes a few.
  static let steps = 20_000_000

  /// Throws an error for a text that is too long to be matched.
  static func check(prefix: [UInt32], text: [UInt32]) throws(CollationRuleError) {
    let starters = prefix.count { CanonicalDecomposition.combiningClass(of: $0) == 0 }
    guard text.count <= textLength, prefix.count <= textLength else {
      throw CollationRuleError(
        offset: nil, reason: "a text has more than \(textLength) characters, decomposed")
    }
    guard starters <= prefixStarters else {
      throw CollationRuleError(
        offset: nil, reason: "a prefix has more than \(prefixStarters) characters, marks apart")
    }
  }

  /// Throws an error for more elements than one text can have.
  static func check(elementCount: Int) throws(CollationRuleError) {
    guard elementCount <= elements else {
      throw CollationRuleError(
        offset: nil, reason: "a text has more than \(elements) collation elements")
    }
  }
}
