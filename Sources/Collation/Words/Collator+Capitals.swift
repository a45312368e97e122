/// Letters that are to be expected at the start of names.
extension Collator {
  /// The capitals of Greek, Cyrillic and Armenian. No two of them share a primary weight in any collation that
  /// is shipped.
  private static func isCapitalAlone(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x391...0x3A9, 0x410...0x42F, 0x531...0x556: true
    default: false
    }
  }

  /// Whether an element is of a capital, and its weights on the lower levels follow from its primary weight:
  /// all capitals that share that have the same weights.
  func isCapital(_ element: CollationElement, of codePoint: UInt32) -> Bool {
    if element.primary == 0 || isShifted(element.primary) { return false }
    if Self.isCapitalAlone(codePoint) { return !table.isMadeHere }
    return codePoint < 0x100 && element.lowerHalf == words.examples.capital
  }
}

extension CollationTable {
  /// True for a table that was made by this program.
  fileprivate var isMadeHere: Bool { owner != nil }
}

extension CollationElement {
  /// The weights of the lower levels.
  var lowerHalf: UInt32 { UInt32(truncatingIfNeeded: bits) }
}
