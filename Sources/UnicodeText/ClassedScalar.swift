/// A code point with its canonical combining class, in four bytes.
package struct ClassedScalar: BitwiseCopyable, Hashable, Sendable {
  private let bits: UInt32

  /// Joins a code point and its class.
  package init(_ scalar: UInt32, combiningClass: UInt8) {
    bits = UInt32(combiningClass) << 24 | (scalar & 0xFF_FFFF)
  }

  /// The code point.
  package var scalar: UInt32 { bits & 0xFF_FFFF }

  /// The canonical combining class of the code point.
  package var combiningClass: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
}
