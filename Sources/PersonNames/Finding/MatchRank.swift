/// How good a match is; lower ranks come first.
struct MatchRank: Sendable, Comparable {
  /// How many ranks there are.
  static let count = 32
  /// The order among ranks, from 0.
  let value: UInt8

  /// The rank of a match.
  ///
  /// - Parameters:
  ///   - startsName: Whether the name begins with it.
  ///   - isKeypad: Whether digits stand for letters.
  ///   - reach: What the last unit has reached.
  ///   - count: How many codes there were to reach.
  ///   - endsWord: Whether a word ends with the last unit.
  init(startsName: Bool, isKeypad: Bool, _ reach: Reach, _ count: Int, endsWord: Bool) {
    let bit = UInt64(1) << UInt64(count)
    let usage: UInt8 = reach.usual & bit != 0 ? 0 : reach.other & bit != 0 ? 1 : 2
    let isWhole = endsWord && reach.whole & bit != 0
    value = (startsName ? 0 : 16) + (isKeypad ? 8 : 0) + 2 * usage + (isWhole ? 0 : 1)
  }

  private init(value: UInt8) { self.value = value }

  /// The rank of two matches in one name: it begins with one of them, and each is as good as the worse.
  func joined(with other: MatchRank) -> MatchRank {
    MatchRank(value: min(value & 16, other.value & 16) | max(value & 15, other.value & 15))
  }

  static func < (left: MatchRank, right: MatchRank) -> Bool { left.value < right.value }
}
