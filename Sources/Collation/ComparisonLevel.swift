/// A level of comparison: which weights of the elements count on it (UTS #10, section 3.3; LDML part 5,
/// section 3.14 for the level of case).
enum ComparisonLevel: CaseIterable {
  case primary, secondary, letterCase, tertiary, quaternary

  /// True if the settings have this level.
  func exists(in settings: CollationSettings) -> Bool {
    switch self {
    case .primary: true
    case .secondary: settings.strength >= .secondary
    case .letterCase: settings.caseLevel
    case .tertiary: settings.strength >= .tertiary
    case .quaternary: settings.strength >= .quaternary
    }
  }
}

/// The weights of elements on the levels below the primary one, as settings have them.
///
/// They are taken from the lower half of an element; `hasPrimary` says whether its upper half is zero.
struct LowerWeights {
  private let settings: CollationSettings
  /// True if case is part of the tertiary weight.
  private let joinsCase: Bool

  init(_ settings: CollationSettings) {
    self.settings = settings
    joinsCase = settings.caseFirst != .off && !settings.caseLevel
  }

  /// True if tertiary weights are as the tables have them, without case.
  var isTertiaryPlain: Bool { !joinsCase }

  @inline(__always)
  func secondary(_ lower: UInt32) -> UInt16 { UInt16(truncatingIfNeeded: lower >> 16) }

  /// 1 to 3, or 0 for elements without a weight on the level.
  func letterCase(_ lower: UInt32, hasPrimary: Bool) -> UInt16 {
    let counts = settings.strength == .primary ? hasPrimary : secondary(lower) != 0
    return counts ? caseWeight(lower) : 0
  }

  @inline(__always)
  func tertiary(_ lower: UInt32) -> UInt16 {
    let plain = UInt16(truncatingIfNeeded: lower) & CollationElement.tertiaryMask
    guard joinsCase, plain != 0 else { return plain }
    // Elements that have only a tertiary weight come behind all others.
    return (secondary(lower) == 0 ? 3 : caseWeight(lower)) << 14 | plain
  }

  /// 1 lower, 2 mixed, 3 upper case, or the other way round.
  private func caseWeight(_ lower: UInt32) -> UInt16 {
    let bits = UInt16(truncatingIfNeeded: lower >> 14) & 3
    return settings.caseFirst == .upper ? 3 - min(bits, 2) : bits + 1
  }

  /// The weight of an element that isn't variable: higher than all that are.
  func quaternary(_ lower: UInt32) -> UInt32 {
    secondary(lower) == 0 ? 0 : Self.regular + (lower >> 6 & 3)
  }

  /// The quaternary weight of most elements.
  static let regular: UInt32 = 0xFFFF_FFF0
}
