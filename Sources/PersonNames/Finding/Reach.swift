/// How much of a pattern has been matched: sets of numbers of codes, as bits. Patterns have at most 62, which
/// leaves a bit.
struct Reach: Sendable {
  /// By units that are typed as they are written or read.
  var usual: UInt64 = 0
  /// By those, and by other readings.
  var other: UInt64 = 0
  /// By those, and by initials.
  var initials: UInt64 = 0
  /// By units the last of which is typed in full.
  var whole: UInt64 = 0

  /// Whether ``markAsKnown()`` has been called.
  var isKnown: Bool { whole >> 63 != 0 }

  /// Tells it from one that has yet to be worked out.
  mutating func markAsKnown() { whole |= 1 << 63 }

  /// Adds what a form gives that has been typed up to a number of codes.
  @inline(__always)
  mutating func insert(_ count: Int, _ usage: TypedForm.Usage, isWhole: Bool) {
    let bit = UInt64(1) << UInt64(count)
    if usage == .usual { usual |= bit }
    other |= bit
    initials |= bit
    if isWhole { whole |= bit }
  }

  @inline(__always)
  mutating func insertInitials(_ count: Int) { initials |= UInt64(1) << UInt64(count) }

  /// Adds where `next` leads from those of `previous` who have reached a number of codes.
  @inline(__always)
  mutating func form(_ next: Reach, from count: Int, of previous: Reach) {
    let bit = UInt64(1) << UInt64(count)
    if previous.usual & bit != 0 { usual |= next.usual }
    if previous.other & bit != 0 { other |= next.other }
    initials |= next.initials
    whole |= next.whole
  }
}
