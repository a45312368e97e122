/// How fine the differences are that a collation sees (LDML part 5, section 3.3, "strength").
public enum Strength: UInt8, Sendable, Hashable, CaseIterable, Comparable {
  /// Base letters only: a = á = A.
  case primary = 1
  /// Accents too: a < á, a = A.
  case secondary = 2
  /// Case and variants too: a < A. What people expect of a sorted list.
  case tertiary = 3
  /// Punctuation that `Alternate.shifted` ignores on the first three levels too.
  case quaternary = 4
  /// Last of all the code points of the decomposed text, so that only equivalent texts are the same.
  case identical = 15

  /// True if `left` sees fewer differences than `right`.
  public static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
}

/// What becomes of blanks and punctuation, the variable elements (UTS #10, section 4).
public enum Alternate: UInt8, Sendable, Hashable, CaseIterable {
  /// They count like any other character: "de luge" < "deluge". CLDR's default.
  case nonIgnorable
  /// They count on the fourth level only, so they are ignored up to tertiary strength.
  case shifted
}

/// The last of the groups that are variable (LDML part 5, section 3.3, "maxVariable").
public enum MaxVariable: UInt8, Sendable, Hashable, CaseIterable {
  /// Blanks only.
  case space
  /// Punctuation too. CLDR's default.
  case punctuation
  /// Symbols too.
  case symbol
  /// Currency signs too: everything below the digits.
  case currency
}

/// Whether lower or upper case comes first (LDML part 5, section 3.14, "caseFirst").
public enum CaseFirst: UInt8, Sendable, Hashable, CaseIterable {
  /// Case is one tertiary difference among others: a < ａ < A.
  case off
  /// Lower case before upper case before other tertiary differences.
  case lower
  /// Upper case before lower case.
  case upper
}

/// What someone wants otherwise than the locale's collation has it; nil is as the collation says.
public struct CollationOptions: Sendable, Hashable {
  /// How fine the differences are that are seen.
  public var strength: Strength?
  /// What becomes of blanks and punctuation.
  public var alternate: Alternate?
  /// How far punctuation reaches.
  public var maxVariable: MaxVariable?
  /// Whether lower or upper case comes first.
  public var caseFirst: CaseFirst?
  /// True for a level of its own for case, before the tertiary one.
  public var caseLevel: Bool?
  /// True to compare accents from the end of the text, as in French dictionaries of Canada.
  public var backwards: Bool?
  /// True to order runs of digits by their value: 2 < 12.
  public var numeric: Bool?
  /// True if texts have to be normalized (LDML part 5, section 3.3, "normalization"). Every text is read
  /// as if it were, so this changes no order; it is there since rules and tags say it.
  public var normalization: Bool?
  /// The scripts that come first: codes of ISO 15924, `space`, `punct`, `symbol`, `currency`, `digit`
  /// and `others` (LDML part 5, section 3.12). Codes of scripts that have no place of their own in the
  /// order are passed over; a list that names one twice is ignored.
  public var reorder: [String]?

  /// Options that change only what is given.
  public init(
    strength: Strength? = nil, alternate: Alternate? = nil, maxVariable: MaxVariable? = nil,
    caseFirst: CaseFirst? = nil, caseLevel: Bool? = nil, backwards: Bool? = nil,
    numeric: Bool? = nil, normalization: Bool? = nil, reorder: [String]? = nil
  ) {
    self.strength = strength
    self.alternate = alternate
    self.maxVariable = maxVariable
    self.caseFirst = caseFirst
    self.caseLevel = caseLevel
    self.backwards = backwards
    self.numeric = numeric
    self.normalization = normalization
    self.reorder = reorder
  }

  /// These options, and where they say nothing `other`.
  package func merged(over other: CollationOptions) -> CollationOptions {
    CollationOptions(
      strength: strength ?? other.strength, alternate: alternate ?? other.alternate,
      maxVariable: maxVariable ?? other.maxVariable, caseFirst: caseFirst ?? other.caseFirst,
      caseLevel: caseLevel ?? other.caseLevel, backwards: backwards ?? other.backwards,
      numeric: numeric ?? other.numeric, normalization: normalization ?? other.normalization,
      reorder: reorder ?? other.reorder)
  }
}
