import Collation

/// The array of a collation that orders most ideographs: each one's number in the order.
///
/// Collations that place only some, or place them by contexts, have none: those ideographs are in the
/// trie like all other characters.
struct IdeographNumbers {
  /// The weight of number *n* is `base` + *n* × `stride`.
  private(set) var base: UInt32 = 0
  private(set) var stride: UInt32 = 1
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
    guard numbers.count >= Self.fewest, let first = numbers.map(\.number).min(), first > 1 else {
      return
    }
    stride = numbers.allSatisfy { ($0.number - first) % 2 == 0 } ? 2 : 1
    base = first - stride
    low = Array(repeating: 0, count: IdeographIndex.count)
    high = Array(repeating: 0, count: (IdeographIndex.count + 31) / 32)
    for (place, number) in numbers.map({ ($0.place, ($0.number - base) / stride) })
    where number < 0x2_0000 {
      low[place] = UInt16(truncatingIfNeeded: number)
      high[place >> 5] |= (number >> 16) << UInt32(place & 31)
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
