/// Primary weights for code points that no table lists (UTS #10, section 10.1.3).
package enum ImplicitWeight {
  /// The four-byte primary weight of `codePoint`, in code point order, in the lead bytes that the root
  /// collation keeps for implicit weights (`[first implicit]` E0 to `[last implicit]` E4).
  ///
  /// Three bytes of 250 values each, from 04 to FD, are enough for every code point, so the lead byte
  /// is always E1.
  @inlinable
  package static func primary(of codePoint: UInt32) -> UInt32 {
    let (high, low) = codePoint.quotientAndRemainder(dividingBy: 250)
    let (top, middle) = high.quotientAndRemainder(dividingBy: 250)
    return 0xE104_0404 &+ (top << 16 | middle << 8 | low)
  }
}
