/// Reads the weights of one level, ignorable ones left out, variable elements treated as the settings
/// say.
struct WeightCursor: ~Escapable {
  private var elements: ElementCursor
  private let collator: Collator
  private let level: ComparisonLevel
  private let lowerWeights: LowerWeights
  private let isShifting: Bool
  /// True behind a variable element: what is ignorable on the first level is then ignored entirely.
  private var followsVariable = false
  /// True if the last weight was that of U+FFFE, which separates the parts of a joined text.
  private(set) var isAtSeparator = false

  @_lifetime(copy text)
  init(_ text: Span<UInt8>, of collator: Collator, on level: ComparisonLevel) {
    elements = collator.elements(of: text)
    self.collator = collator
    self.level = level
    lowerWeights = LowerWeights(collator.settings)
    isShifting = collator.settings.alternate == .shifted
  }

  /// The next weight, zero at the end.
  @_lifetime(self: copy self)
  mutating func next() -> UInt32 {
    while true {
      let element = elements.next()
      if element.bits == 0 { return 0 }
      let weight = isShifting ? shiftedWeight(of: element) : plainWeight(of: element)
      if weight != 0 {
        isAtSeparator = element.primary == CollationElement.separatorPrimary
        return weight
      }
    }
  }

  @inline(__always)
  private func plainWeight(of element: CollationElement) -> UInt32 {
    let lower = UInt32(truncatingIfNeeded: element.bits)
    switch level {
    case .primary: return element.primary == 0 ? 0 : collator.reordering(element.primary)
    case .secondary: return UInt32(lowerWeights.secondary(lower))
    case .letterCase:
      return UInt32(lowerWeights.letterCase(lower, hasPrimary: element.primary != 0))
    case .tertiary: return UInt32(lowerWeights.tertiary(lower))
    case .quaternary: return lowerWeights.quaternary(lower)
    }
  }

  /// UTS #10, section 4, table "Shifted".
  @_lifetime(self: copy self)
  private mutating func shiftedWeight(of element: CollationElement) -> UInt32 {
    if element.primary != 0 {
      followsVariable = collator.isShifted(element.primary)
      if followsVariable {
        return level == .quaternary ? collator.reordering(element.primary) : 0
      }
    } else if followsVariable {
      return 0
    }
    return plainWeight(of: element)
  }
}
