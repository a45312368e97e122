/// One statement of a tailoring (LDML part 5, section 3).
package enum CollationRule: Hashable, Sendable {
  /// `&x`, `&[before 2]x`: what follows is placed at `x`.
  case reset(ResetPosition, before: RelationStrength?)
  /// `< x`, `<< p|x/e`: the next text, and how much it differs from the one before.
  case relation(RelationStrength, Relation)
  /// `[import und-u-co-search]`.
  case importing(String)
  /// `[reorder Hani Bopo]`.
  case reorder([String])
}

/// The level on which a text differs from the one before it.
package enum RelationStrength: UInt8, Hashable, Sendable, Comparable {
  case primary = 1
  case secondary = 2
  case tertiary = 3

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Where a reset leads.
package enum ResetPosition: Hashable, Sendable {
  case text([UInt32])
  case lastRegular
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

/// A rule that can't be read or followed.
package struct CollationRuleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// How many code points stand before the place, or nil where it isn't one place.
  package let offset: Int?
  package let reason: String

  package init(offset: Int?, reason: String) {
    self.offset = offset
    self.reason = reason
  }

  package var description: String {
    offset.map { "rules, at character \($0 + 1): \(reason)" } ?? "rules: \(reason)"
  }
}
