/// A rule, and where it stands.
package struct PlacedRule: Hashable, Sendable {
  package let rule: CollationRule
  /// How many code points of the rules stand before it.
  package let offset: Int
}

extension CollationRuleError {
  /// The same error with a place, if it has none.
  func placed(at offset: Int?) -> CollationRuleError {
    CollationRuleError(offset: self.offset ?? offset, reason: reason)
  }
}
