/// The bytes that give a name its place in an index: the number of its section, then its sort key.
///
/// Whatever can order bytes can order names by it. Keys of different collations, or of different
/// versions of one, must not be compared.
public struct IndexKey: Hashable, Comparable, Sendable {
  /// The section in two bytes, the high one first, then the sort key (UTS #10, section 7).
  public let bytes: [UInt8]

  /// Makes a key of bytes that were kept from an earlier one.
  ///
  /// - Parameter bytes: What ``bytes`` gave.
  public init(bytes: [UInt8]) { self.bytes = bytes }

  /// The section, as an offset into the collation's titles; 0 if there are not even two bytes.
  public var section: Int { Self.section(of: bytes[...]) }

  /// The section of a key that is a part of other bytes.
  package static func section(of key: ArraySlice<UInt8>) -> Int {
    key.count < 2 ? 0 : Int(key[key.startIndex]) << 8 | Int(key[key.startIndex + 1])
  }

  /// Compares the bytes as unsigned numbers, one after the other.
  ///
  /// - Parameters:
  ///   - left: A key.
  ///   - right: A key of the same collation.
  /// - Returns: Whether `left` comes first.
  /// - Complexity: O(*n*) in the length of the shorter key.
  public static func < (left: IndexKey, right: IndexKey) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }

  /// A section's number as keys begin with it.
  package static func prefix(_ section: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: section >> 8), UInt8(truncatingIfNeeded: section)]
  }
}
