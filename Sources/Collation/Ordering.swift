/// How two texts stand to each other in a collation.
public enum Ordering: Int8, Sendable, Hashable {
  /// The left text comes first.
  case ascending = -1
  /// Neither comes first at the strength asked for.
  case same = 0
  /// The right text comes first.
  case descending = 1
}
