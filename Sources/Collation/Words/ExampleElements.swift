/// Elements by which others are known.
struct ExampleElements {
  private let space: CollationElement
  private let hyphen: CollationElement
  /// The lower half of the element of a capital letter; zero if A has none of its own.
  let capital: UInt32

  init(_ table: CollationTable) {
    func element(_ codePoint: UInt32) -> CollationElement {
      let entry = table.entryAlone(of: codePoint)
      return entry.isElement ? entry.element : .ignorable
    }
    space = element(0x20)
    hyphen = element(0x2D)
    capital = element(0x41).lowerHalf
  }

  /// True if a capital is to be expected behind the element.
  func isDivider(_ element: CollationElement) -> Bool { element == space || element == hyphen }
}
