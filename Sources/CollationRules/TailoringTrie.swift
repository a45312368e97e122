/// The stages of a tailoring's trie, which hold nothing but what it changes.
struct TailoringTrie {
  /// For each 4,096 code points the number of a page, or `none`.
  private(set) var top: [UInt16] = []
  /// For each 64 code points of a page the number of a block, or `none`.
  private(set) var middle: [UInt16] = []
  /// For each block, which of its code points have an entry,
  private(set) var present: [UInt64] = []
  /// and where these entries begin.
  private(set) var offsets: [UInt32] = []
  private(set) var data: [UInt32] = []

  private static let none: UInt16 = 0xFFFF

  /// Lays out `entries`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  init(_ entries: [UInt32: UInt32]) {
    let blocks = Dictionary(grouping: entries.keys, by: { $0 >> 6 })
    let pages = Dictionary(grouping: blocks.keys, by: { $0 >> 6 })
    for page in UInt32(0)..<0x110 {
      guard pages[page] != nil else {
        top.append(Self.none)
        continue
      }
      top.append(UInt16(middle.count / 64))
      for block in page << 6..<(page + 1) << 6 {
        middle.append(blocks[block] == nil ? Self.none : UInt16(present.count))
        if let codePoints = blocks[block] { add(codePoints.sorted(), entries) }
      }
    }
  }

  private mutating func add(_ codePoints: [UInt32], _ entries: [UInt32: UInt32]) {
    present.append(codePoints.reduce(0) { $0 | 1 << UInt64($1 & 63) })
    offsets.append(UInt32(data.count))
    data += codePoints.compactMap { entries[$0] }
  }
}
