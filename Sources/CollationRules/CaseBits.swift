import Collation

/// The case of tailored texts, which rules don't state: it is that of their characters in the root
/// (LDML part 5, section 3.14).
enum CaseBits {
  private static let mixed: UInt16 = 0x4000
  private static let upper: UInt16 = 0x8000

  /// `elements` with the case of `source`, the elements of the same text in the root.
  ///
  /// Only elements with a primary weight have a case. Where there are fewer than in the root, the last
  /// has the case of all that are left, mixed if they differ.
  static func taken(from source: [CollationElement], for elements: [CollationElement])
    -> [CollationElement]
  {
    var cases = source.filter { $0.primary != 0 }.map(\.caseBits)[...]
    var remaining = elements.count { $0.primary != 0 }
    return elements.map { element in
      guard element.primary != 0 else { return ignorable(element) }
      remaining -= 1
      var own = cases.popFirst() ?? 0
      if remaining == 0 {
        if cases.contains(where: { $0 != own }) { own = mixed }
        cases = []
      }
      return with(own, element)
    }
  }

  /// Elements that have a tertiary weight only count as upper case, so that they stay above others.
  private static func ignorable(_ element: CollationElement) -> CollationElement {
    with(element.secondary == 0 && element.tertiary != 0 ? upper : 0, element)
  }

  private static func with(_ caseBits: UInt16, _ element: CollationElement) -> CollationElement {
    CollationElement(bits: element.bits & ~UInt64(CollationElement.caseMask) | UInt64(caseBits))
  }
}
