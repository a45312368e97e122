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

/// The settings of a collation.
public struct CollationOptions: Sendable, Hashable {
  /// How fine the differences are that are seen.
  public var strength: Strength
  /// What becomes of blanks and punctuation.
  public var alternate: Alternate

  /// The settings of most locales: tertiary strength, punctuation counts.
  public init(strength: Strength = .tertiary, alternate: Alternate = .nonIgnorable) {
    self.strength = strength
    self.alternate = alternate
  }
}
