package import Collation

/// The collation elements of a root table in order, for finding the neighbours of an element.
package struct RootOrder: Sendable {
  /// The elements without their case bits, ascending.
  private let elements: [UInt64]

  /// The root's only kind of element that has a tertiary weight and nothing else; no text has it.
  static let tertiaryElement: UInt64 = 0x3D02

  /// Collects the elements of a table, and of the marks where its scripts begin.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the table.
  package init(of table: CollationTable) {
    let starts = table.scriptStarts.map { Self.withoutCase(CollationElement(primary: $0)) }
    elements = Set(table.allElements.map(Self.withoutCase) + starts).sorted()
  }

  static func withoutCase(_ element: CollationElement) -> UInt64 {
    element.bits & ~UInt64(CollationElement.caseMask)
  }

  /// The elements with this primary weight, ascending.
  func elements(primary: UInt32) -> ArraySlice<UInt64> {
    elements[place(of: UInt64(primary) << 32)..<place(of: (UInt64(primary) + 1) << 32)]
  }

  /// The lowest primary weight above `primary`.
  func primary(after primary: UInt32) -> UInt32 {
    let index = place(of: (UInt64(primary) + 1) << 32)
    return index < elements.count ? UInt32(elements[index] >> 32) : .max
  }

  /// The highest primary weight below `primary`.
  func primary(before primary: UInt32) -> UInt32 {
    let index = place(of: UInt64(primary) << 32)
    return index > 0 ? UInt32(elements[index - 1] >> 32) : 0
  }

  /// The first place whose element is not below `bits`.
  private func place(of bits: UInt64) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle] < bits { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
