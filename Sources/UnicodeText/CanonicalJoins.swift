/// Pairs of starters that canonical composition can join: jamo, and the two parts of some Indic vowels.
///
/// Between the two of a pair no text may be cut that is to mean the same in every normalization form.
package enum CanonicalJoins {
  /// True if `second`, a starter, can become one character with `first` before it.
  ///
  /// - Complexity: O(1) for the code points of most scripts, else O(log *n*) for *n* pairs.
  package static func joins(_ first: UInt32, _ second: UInt32) -> Bool {
    guard mayBeSecond(second) else { return false }
    let last = CanonicalDecomposition.last(of: first)
    if second &- Hangul.vowelBase < Hangul.vowelCount {
      return last &- Hangul.leadBase < Hangul.leadCount
    }
    if second &- Hangul.trailBase &- 1 < Hangul.trailCount - 1 {
      return last &- Hangul.vowelBase < Hangul.vowelCount
    }
    return pairs.contains(pair(last, second))
  }

  /// False for starters that are the second of no pair; `true` says nothing.
  package static func mayBeSecond(_ codePoint: UInt32) -> Bool {
    codePoint >= 0x900 && !CanonicalDecomposition.isInInertRange(codePoint)
  }

  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  /// All pairs but those of jamo, as the decompositions have them.
  private static let pairs: Set<UInt64> = {
    var pairs: Set<UInt64> = []
    for codePoint in UInt32(0xC0)...0x2FA1D
    where CanonicalDecomposition.decomposes(codePoint) && !Hangul.isSyllable(codePoint) {
      var parts: [ClassedScalar] = []
      CanonicalDecomposition.append(codePoint, to: &parts)
      for (first, second) in zip(parts, parts.dropFirst())
      where first.combiningClass == 0 && second.combiningClass == 0 {
        pairs.insert(pair(first.scalar, second.scalar))
      }
    }
    return pairs
  }()
}
