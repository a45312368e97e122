/// Makes of each element what has to be equal for two elements to match: the weights of the levels that
/// the settings have, in one number. Zero is what is ignored.
struct MatchKeys {
  private let collator: Collator
  private let mask: UInt64
  private let isShifting: Bool
  private let strength: Strength
  /// True behind a variable element: what is ignorable on the first level is then ignored entirely.
  private var followsVariable = false

  init(_ collator: Collator) {
    let settings = collator.settings
    self.collator = collator
    strength = settings.strength
    isShifting = settings.alternate == .shifted
    var mask: UInt64 = 0xFFFF_FFFF << 32
    if strength >= .secondary { mask |= 0xFFFF << 16 }
    if strength >= .tertiary { mask |= UInt64(CollationElement.tertiaryMask) }
    if strength >= .quaternary { mask |= UInt64(CollationElement.quaternaryMask) }
    if settings.caseLevel || (settings.caseFirst != .off && strength >= .tertiary) {
      mask |= UInt64(CollationElement.caseMask)
    }
    self.mask = mask
  }

  /// The key of the element that follows the last one asked for.
  mutating func key(of element: CollationElement) -> UInt64 {
    // Code points, in place of elements, are compared whole.
    if strength == .identical { return element.bits }
    if element.primary != 0 {
      if isShifting {
        followsVariable = collator.isShifted(element.primary)
        if followsVariable {
          return strength >= .quaternary ? UInt64(element.primary) << 32 : 0
        }
      }
      return element.bits & mask
    }
    if followsVariable || strength == .primary { return 0 }
    // What has only a tertiary weight has neither case nor a quaternary weight.
    let counts = element.secondary != 0 ? mask : mask & UInt64(CollationElement.tertiaryMask)
    return element.bits & counts
  }
}
