/// A level of comparison.
enum ComparisonLevel: CaseIterable {
  case primary, secondary, tertiary, quaternary

  var strength: Strength {
    switch self {
    case .primary: .primary
    case .secondary: .secondary
    case .tertiary: .tertiary
    case .quaternary: .quaternary
    }
  }
}

/// Reads the weights of one level, ignorable ones left out, variable elements treated as the options
/// say.
struct WeightCursor: ~Escapable {
  private var elements: ElementCursor
  private let collator: Collator
  private let level: ComparisonLevel
  private let isShifting: Bool
  /// True behind a variable element: what is ignorable on the first level is then ignored entirely.
  private var followsVariable = false

  @_lifetime(copy text)
  init(_ text: Span<UInt8>, of collator: Collator, on level: ComparisonLevel) {
    elements = ElementCursor(
      text, table: collator.table, acceptsSurrogates: collator.acceptsSurrogates)
    self.collator = collator
    self.level = level
    isShifting = collator.options.alternate == .shifted
  }

  /// The next weight, zero at the end.
  @_lifetime(self: copy self)
  mutating func next() -> UInt32 {
    while true {
      let element = elements.next()
      if element.bits == 0 { return 0 }
      let weight = isShifting ? shiftedWeight(of: element) : plainWeight(of: element)
      if weight != 0 { return weight }
    }
  }

  @inline(__always)
  private func plainWeight(of element: CollationElement) -> UInt32 {
    switch level {
    case .primary: element.primary == 0 ? 0 : collator.table.reordered(element.primary)
    case .secondary: UInt32(element.secondary)
    case .tertiary: UInt32(element.tertiary)
    case .quaternary: 0
    }
  }

  /// UTS #10, section 4, table "Shifted".
  @_lifetime(self: copy self)
  private mutating func shiftedWeight(of element: CollationElement) -> UInt32 {
    if element.primary != 0 {
      followsVariable = collator.isShifted(element.primary)
      if followsVariable {
        return level == .quaternary ? collator.table.reordered(element.primary) : 0
      }
    } else if followsVariable {
      return 0
    }
    guard level == .quaternary else { return plainWeight(of: element) }
    return element.primary == 0 && element.secondary == 0 ? 0 : .max
  }
}
