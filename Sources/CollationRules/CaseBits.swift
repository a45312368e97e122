import Collation

/// The case of tailored texts, which rules don't state: it is that of their characters in the root
/// (LDML part 5, section 3.14).
enum CaseBits {
  private static let mixed: UInt16 = 0x4000
  private static let upper: UInt16 = 0x8000

  /// The case bits for elements of these levels, as `source`, the elements of the same text in the root,
  /// has them.
  ///
  /// Only elements with a primary weight have a case. Where there are fewer than in the root, the last
  /// has the case of all that are left, mixed if they differ. Elements that have a tertiary weight only
  /// count as upper case, so that they stay above others.
  static func taken(from source: [CollationElement], forLevels levels: [RelationStrength])
    -> [UInt16]
  {
    var cases = source.filter { $0.primary != 0 }.map(\.caseBits)[...]
    var remaining = levels.count { $0 == .primary }
    return levels.map { level in
      guard level == .primary else { return level == .tertiary ? upper : 0 }
      remaining -= 1
      var own = cases.popFirst() ?? 0
      if remaining == 0 {
        if cases.contains(where: { $0 != own }) { own = mixed }
        cases = []
      }
      return own
    }
  }
}

extension CollationElement {
  /// The element with other case bits.
  func with(caseBits: UInt16) -> CollationElement {
    CollationElement(bits: bits & ~UInt64(Self.caseMask) | UInt64(caseBits))
  }
}
