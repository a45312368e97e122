/// The arithmetic of Hangul syllables (The Unicode Standard, section 3.12).
public enum Hangul {
  /// The first precomposed syllable.
  package static let syllableBase: UInt32 = 0xAC00
  /// The first leading consonant.
  package static let leadBase: UInt32 = 0x1100
  /// The first vowel.
  package static let vowelBase: UInt32 = 0x1161
  /// One before the first trailing consonant.
  package static let trailBase: UInt32 = 0x11A7
  /// How many leading consonants take part in syllables.
  package static let leadCount: UInt32 = 19
  /// How many vowels take part in syllables.
  package static let vowelCount: UInt32 = 21
  /// How many trailing consonants take part in syllables, counting none as one.
  package static let trailCount: UInt32 = 28
  /// How many precomposed syllables there are.
  package static let syllableCount: UInt32 = leadCount * vowelCount * trailCount

  /// Whether `c` is a precomposed syllable.
  @inlinable
  public static func isSyllable(_ c: UInt32) -> Bool {
    c &- 0xAC00 < 11_172
  }

  /// The jamo of a precomposed syllable; `trail` is 0 when it has no trailing consonant.
  package static func jamo(
    of syllable: UInt32
  ) -> (lead: UInt32, vowel: UInt32, trail: UInt32) {
    let index = syllable &- syllableBase
    let trail = index % trailCount
    return (
      leadBase &+ index / (vowelCount * trailCount),
      vowelBase &+ index / trailCount % vowelCount,
      trail == 0 ? 0 : trailBase + trail
    )
  }
}
