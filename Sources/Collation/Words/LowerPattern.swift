/// What a text is on the levels below the primary one, as far as can be seen in passing.
///
/// Texts of one pattern whose primary weights are the same are the same on these levels too, if their
/// deviations are. So most texts that occur more than once are known to be the same without another look at
/// them.
struct LowerPattern {
  /// True, in bit 16, as long as all is common.
  private var common = PrimaryWord.common
  /// One where a capital is expected: at the start and behind dividers.
  private var expected: UInt64 = 1
  /// How many characters are neither common nor, where that is expected, a capital.
  private var deviationCount = 0
  /// Which these are, and where: 32 bits for each.
  private(set) var deviations: UInt64 = 0

  /// The number for what deviates from capitals where these are expected.
  static let deviating: UInt32 = 3

  private static let mostDeviations = 2
  private static let positionLimit = 1 << 11 - 1

  /// Takes a character.
  ///
  /// - Parameters:
  ///   - word: Its word.
  ///   - codePoint: The character.
  ///   - position: How many bytes of the key stand before it.
  @inline(__always)
  mutating func take(_ word: PrimaryWord, _ codePoint: UInt32, at position: @autoclosure () -> Int)
  {
    common &= word.bits
    if word.bits &>> expected & PrimaryWord.common == 0 { note(codePoint, position()) }
    expected = word.bits &>> 18 & 1
  }

  /// True if a capital is expected next.
  @inline(__always)
  var expectsCapital: Bool { expected != 0 }

  @inline(__always)
  private mutating func note(_ codePoint: UInt32, _ position: Int) {
    deviationCount = position < Self.positionLimit ? deviationCount &+ 1 : .max >> 1
    deviations = deviations &<< 32 | UInt64(position &+ 1) &<< 21 | UInt64(codePoint)
  }

  /// 1 if all is common, 2 if only expected capitals are not, 3 if there are deviations that are known; 0 for
  /// others.
  @inline(__always)
  var number: UInt32 {
    if common != 0 { return 1 }
    if deviationCount == 0 { return 2 }
    return deviationCount <= Self.mostDeviations ? Self.deviating : 0
  }
}
