/// The bytes that stand for a text in a collation: keys in byte order are texts in the collation's
/// order (UTS #10, section 7.3).
///
/// Keys of one collation only can be compared with each other: the same locale, options and version of
/// the tables.
public struct SortKey: Sendable, Hashable, Comparable {
  /// The key. A byte 01 separates the levels, of which a last one that says nothing is left out;
  /// none is 00.
  public let bytes: [UInt8]

  /// Takes bytes that a collator made.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// Byte order.
  ///
  /// - Complexity: O(*n*) in the length of the shorter key.
  public static func < (left: SortKey, right: SortKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
