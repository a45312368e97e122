/// The places of ideographs in the arrays that collations have for them.
package enum IdeographIndex {
  /// The number of places: the blocks of the BMP and of the planes 2 and 3, without the gap between
  /// these two that U+2EE5E to U+2FFFF leave.
  package static let count = 0x5200 + 0x19C0 + 0xEE5E + 0x3480

  /// The place of a code point in the blocks where ideographs are, -1 for all others.
  @inline(__always)
  package static func place(of codePoint: UInt32) -> Int {
    if codePoint &- 0x4E00 < 0x5200 { return Int(codePoint &- 0x4E00) }
    if codePoint &- 0x3400 < 0x19C0 { return Int(codePoint &- 0x3400 &+ 0x5200) }
    if codePoint &- 0x20000 < 0xEE5E { return Int(codePoint &- 0x20000 &+ 0x6BC0) }
    if codePoint &- 0x30000 < 0x3480 { return Int(codePoint &- 0x30000 &+ 0x15A1E) }
    return -1
  }

  /// All code points that have places.
  static var allCodePoints: [UInt32] {
    let blocks: [ClosedRange<UInt32>] = [
      0x4E00...0x9FFF, 0x3400...0x4DBF, 0x20000...0x2EE5D, 0x30000...0x3347F,
    ]
    return blocks.flatMap { $0 }
  }
}
