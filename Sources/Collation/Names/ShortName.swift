/// The ideographs of a text of two to four, each of them three bytes: U+4E00 to U+9FFF.
///
/// An ideograph is its bytes as a number, so nothing has to be decoded.
struct ShortName {
  /// The first two ideographs, the first in the upper half of 48 bits.
  let front: UInt64
  /// The last one.
  let last: UInt64
  /// One for a text of two ideographs, else 0.
  let isTwo: UInt64

  /// Takes a text; nil if it is another.
  @inline(__always)
  init?(_ text: Span<UInt8>) {
    let size = text.count
    guard size >= 6, size <= 12 else { return nil }
    front = text.sixBytes(at: 0)
    if Self.fault(of: front) != 0 { return nil }
    // Where the size is no multiple of three, these don't begin with a lead byte.
    let back = text.sixBytes(at: size &- 6)
    if Self.fault(of: back) != 0 { return nil }
    last = back & 0xFF_FFFF
    isTwo = (UInt64(bitPattern: Int64(size)) &- 7) &>> 63
  }

  /// The second ideograph.
  @inline(__always)
  var second: UInt32 { UInt32(truncatingIfNeeded: front & 0xFF_FFFF) }
  /// One if the first and the second are the same, else 0.
  @inline(__always)
  var isDouble: UInt64 { ((front &>> 24 ^ front) & 0xFF_FFFF &- 1) &>> 63 }

  /// Zero for two ideographs; without a branch, since what comes next depends on all of it.
  @inline(__always)
  private static func fault(of two: UInt64) -> UInt64 {
    // What is out of the range leaves a borrow in the uppermost bit of its half.
    let range = (two &- 0xE4B880_E4B880) | (0xE9BFBF_E9BFBF &- two)
    return range & 0x800000_800000 | (two & 0xF0C0C0_F0C0C0 ^ 0xE08080_E08080)
  }

  /// The bytes of a code point as a number.
  static func bytes(of codePoint: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(codePoint) else { return 0 }
    return UTF8.encode(scalar)?.reduce(0) { $0 << 8 | UInt32($1) } ?? 0
  }
}
