package import Collation

/// One statement of a tailoring (LDML part 5, section 3).
package enum CollationRule: Hashable, Sendable {
  /// `&x`, `&[before 2]x`: what follows is placed at `x`.
  case reset(ResetPosition, before: RelationStrength?)
  /// `< x`, `<< p|x/e`, `= x`: the next text, and how much it differs from the one before.
  case relation(RelationStrength, Relation)
  /// `[import und-u-co-search]`.
  case importing(String)
  /// `[caseFirst upper]`, `[reorder Hani Bopo]`: what the collation does unless told otherwise.
  case setting(CollationOptions)
  /// `[suppressContractions [Љ-ґ]]`: these begin no contractions, and have no prefixes.
  case suppressContractions([UInt32])
}

/// The level on which a text differs from the one before it.
package enum RelationStrength: UInt8, Hashable, Sendable, Comparable {
  case primary = 1
  case secondary = 2
  case tertiary = 3
  case quaternary = 4
  case identical = 5

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Where a reset leads.
package enum ResetPosition: Hashable, Sendable {
  case text([UInt32])
  case logical(LogicalPosition)
}

/// A place in the order that doesn't depend on which characters there are (LDML part 5, section 3.10).
package enum LogicalPosition: String, Hashable, Sendable, CaseIterable {
  case firstTertiaryIgnorable = "first tertiary ignorable"
  case lastTertiaryIgnorable = "last tertiary ignorable"
  case firstSecondaryIgnorable = "first secondary ignorable"
  case lastSecondaryIgnorable = "last secondary ignorable"
  case firstPrimaryIgnorable = "first primary ignorable"
  case lastPrimaryIgnorable = "last primary ignorable"
  case firstVariable = "first variable"
  case lastVariable = "last variable"
  case firstRegular = "first regular"
  case lastRegular = "last regular"
  case firstImplicit = "first implicit"
  case lastImplicit = "last implicit"
  case firstTrailing = "first trailing"
  case lastTrailing = "last trailing"
}

/// A text of a rule, with what stands before it and what its elements are followed by.
package struct Relation: Hashable, Sendable {
  /// Only behind this text does the rule hold; empty for most.
  package var prefix: [UInt32]
  package var text: [UInt32]
  /// The text whose elements come after the new one's.
  package var expansion: [UInt32]

  package init(prefix: [UInt32] = [], text: [UInt32], expansion: [UInt32] = []) {
    self.prefix = prefix
    self.text = text
    self.expansion = expansion
  }
}
