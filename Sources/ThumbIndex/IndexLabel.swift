/// A label of an index and its place in the order.
struct IndexLabel: Sendable {
  /// The section's title.
  let title: String
  /// What the strip shows, if that is shorter.
  let shortTitle: String
  /// The primary weights of the first names that belong to the label.
  let weights: [UInt32]

  init(_ title: String, shortTitle: String? = nil, weights: [UInt32]) {
    self.title = title
    self.shortTitle = shortTitle ?? title
    self.weights = weights
  }

  /// Whether one weight is not enough to tell the label's names: Æ where it is ordered as AE.
  var isExpansion: Bool { weights.count > 1 }
}

extension [UInt32] {
  /// Whether these weights come before others, or are the same.
  func precedesOrEquals(_ other: [UInt32]) -> Bool { !other.lexicographicallyPrecedes(self) }
}
