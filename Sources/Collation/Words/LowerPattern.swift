/// What a text is on the levels below the primary one, as far as can be seen in passing.
///
/// Texts of one pattern whose primary weights are the same are the same on these levels too. So most
/// texts that occur more than once are known to be the same without another look at them.
struct LowerPattern {
  /// True, in bit 16, as long as all is common.
  private var common = PrimaryWord.common
  /// True, in bit 16, as long as all is common but for capitals at the start and behind dividers, and none
  /// is missing there.
  private var title = PrimaryWord.common
  /// One where a capital is expected.
  private var expected: UInt64 = 1

  @inline(__always)
  mutating func take(_ word: PrimaryWord) {
    common &= word.bits
    title &= word.bits &>> expected
    expected = word.bits &>> 18 & 1
  }

  /// 1 or 2 for the patterns, 0 for others.
  @inline(__always)
  var number: UInt32 { UInt32(truncatingIfNeeded: common &>> 16 | (title & ~common) &>> 15) }
}
