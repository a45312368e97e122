/// A rule that can't be read or followed.
public struct CollationRuleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// How many code points of the rules stand before the place, or nil where it isn't one place.
  public let offset: Int?
  /// What is wrong there.
  public let reason: String

  package init(offset: Int?, reason: String) {
    self.offset = offset
    self.reason = reason
  }

  /// One line for people.
  public var description: String {
    offset.map { "rules, at character \($0 + 1): \(reason)" } ?? "rules: \(reason)"
  }
}
