/// One collation element: the weights of a piece of text on three levels (UTS #10, section 3.1).
///
/// The weights are fractional: their bytes, most significant first and without trailing zeros, are
/// what a sort key holds, and no weight's bytes begin another's. Layout of `bits`, from the top:
///
///     32 bits  primary weight, one to four bytes, left-justified
///     16 bits  secondary weight, one or two bytes, left-justified
///      2 bits  case: 0 lower case or none, 1 mixed, 2 upper case
///      6 bits  first byte of the tertiary weight
///      2 bits  quaternary weight
///      6 bits  second byte of the tertiary weight, or zeros
package struct CollationElement: Hashable, Sendable {
  package let bits: UInt64

  @inlinable @inline(__always)
  package init(bits: UInt64) { self.bits = bits }

  /// Puts three weights together; `tertiary` includes the case bits.
  @inlinable
  package init(primary: UInt32, secondary: UInt16, tertiary: UInt16) {
    bits = UInt64(primary) << 32 | UInt64(secondary) << 16 | UInt64(tertiary)
  }

  /// The secondary and the tertiary weight of most characters.
  package static let commonWeight: UInt16 = 0x0500
  package static let commonWeights: UInt64 = 0x0500_0500
  /// What remains of a tertiary weight when its case bits are taken out.
  package static let tertiaryMask: UInt16 = 0x3F3F
  package static let caseMask: UInt16 = 0xC000
  package static let quaternaryMask: UInt16 = 0x00C0
  /// Ignored on every level; also what a cursor returns at the end of its text.
  package static let ignorable = CollationElement(bits: 0)

  /// The primary weight of U+FFFE, which separates the parts of a joined text on every level.
  package static let separatorPrimary: UInt32 = 0x0200_0000
  /// What stands for it on the secondary level where that is reversed part by part: the lowest weight.
  static let separatorWeight: UInt32 = 0x0200

  /// A primary weight with the common weights on the other levels.
  @inlinable @inline(__always)
  package init(primary: UInt32) { bits = UInt64(primary) << 32 | 0x0500_0500 }

  @inlinable @inline(__always)
  package var primary: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  @inlinable @inline(__always)
  package var secondary: UInt16 { UInt16(truncatingIfNeeded: bits >> 16) }
  /// The tertiary weight, without its case bits.
  @inlinable @inline(__always)
  package var tertiary: UInt16 { UInt16(truncatingIfNeeded: bits) & 0x3F3F }
  /// The quaternary weight, from 0 to 3, that a rule with `<<<<` gives; 0 for most.
  @inlinable @inline(__always)
  package var quaternary: UInt16 { UInt16(truncatingIfNeeded: bits >> 6) & 3 }
  /// The case bits, in place.
  @inlinable @inline(__always)
  package var caseBits: UInt16 { UInt16(truncatingIfNeeded: bits) & 0xC000 }
}
