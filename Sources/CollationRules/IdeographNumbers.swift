import Collation

/// The array of a collation that orders most ideographs: each one's number in the order.
///
/// Collations that place only some, or place them by contexts, have none: those ideographs are in the
/// trie like all other characters.
struct IdeographNumbers {
  /// The number of the weight before the first.
  private(set) var base: UInt32 = 0
  /// The lower 16 bits of each place's number, none if the collation has no array.
  private(set) var low: [UInt16] = []
  /// Bit 16 of each, packed in words, none if no number needs it.
  private(set) var high: [UInt32] = []

  /// An array is worth its room from this many ideographs on; in the trie each takes twice as much.
  private static let fewest = IdeographIndex.count / 4

  /// Numbers the ideographs whose elements are nothing but a primary weight, and that have no contexts.
  init(_ entries: [UInt32: CollationEntry], contexts: Set<UInt32>) {
    var numbers: [(place: Int, number: UInt32)] = []
    for (codePoint, entry) in entries where entry.tag == CollationEntry.longPrimary {
      let place = IdeographIndex.place(of: codePoint)
      if place >= 0, !contexts.contains(codePoint),
        let number = IdeographWeight.number(of: entry.element.primary)
      {
        numbers.append((place, number))
      }
    }
    guard numbers.count >= Self.fewest, let first = numbers.map(\.number).min(), first > 0 else {
      return
    }
    base = first - 1
    low = Array(repeating: 0, count: IdeographIndex.count)
    high = Array(repeating: 0, count: (IdeographIndex.count + 31) / 32)
    for (place, number) in numbers where number - base < 0x2_0000 {
      low[place] = UInt16(truncatingIfNeeded: number - base)
      high[place >> 5] |= ((number - base) >> 16) << UInt32(place & 31)
    }
    if high.allSatisfy({ $0 == 0 }) { high = [] }
  }

  /// True if the array has this code point.
  func covers(_ codePoint: UInt32) -> Bool {
    guard !low.isEmpty else { return false }
    let place = IdeographIndex.place(of: codePoint)
    guard place >= 0 else { return false }
    return low[place] != 0 || !high.isEmpty && high[place >> 5] >> UInt32(place & 31) & 1 != 0
  }
}
