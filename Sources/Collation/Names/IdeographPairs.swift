/// A set of pairs of ideographs that tells of most others quickly that they aren't in it.
struct IdeographPairs: Sendable {
  private let pairs: Set<UInt64>
  /// A bit for each pair, at a place that some of its bits say.
  private let filter: InlineArray<32, UInt64>

  /// The pairs, the first ideograph in the upper half; a single ideograph has none there.
  init(_ pairs: some Sequence<UInt64>) {
    self.pairs = Set(pairs)
    var filter = InlineArray<32, UInt64>(repeating: 0)
    for pair in self.pairs {
      let place = Self.place(of: pair)
      filter[place >> 6] |= 1 << UInt64(place & 63)
    }
    self.filter = filter
  }

  @inline(__always)
  private static func place(of pair: UInt64) -> Int {
    Int(truncatingIfNeeded: (pair ^ pair >> 27) & 2047)
  }

  /// Whether a pair is in the set.
  @inline(__always)
  func contains(_ pair: UInt64) -> Bool {
    let place = Self.place(of: pair)
    return filter[place >> 6] >> UInt64(place & 63) & 1 == 1 && pairs.contains(pair)
  }
}
