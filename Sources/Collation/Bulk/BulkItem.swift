/// A text while it is being sorted.
package struct BulkItem: BitwiseCopyable, Sendable {
  /// The first eight bytes of the section and the primary weights, filled up with zeros.
  package var prefix: UInt64
  /// Where the text is, and in the upper two bits the number of its `LowerPattern`.
  private let patternAndPlace: UInt32
  /// Where the rest of the weights is, in the words of `BulkItems`; 0 if the prefix holds all. Where the
  /// pattern has deviations, they are behind the weights.
  var rest: UInt32

  /// Puts an item together.
  @inline(__always)
  package init(prefix: UInt64 = 0, place: Int = 0, pattern: UInt32 = 0, rest: UInt32 = 0) {
    self.prefix = prefix
    patternAndPlace = UInt32(truncatingIfNeeded: place) | pattern &<< 30
    self.rest = rest
  }

  /// Where the text is.
  @inline(__always)
  package var place: UInt32 { patternAndPlace & 0x3FFF_FFFF }
  /// The number of its `LowerPattern`, 0 for none.
  @inline(__always)
  var pattern: UInt32 { patternAndPlace >> 30 }
}
