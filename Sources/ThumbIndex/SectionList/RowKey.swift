/// The bytes that give a row its place: its index key, then a number that no other row of the list has.
///
/// The numbers grow as elements come, so rows with equal names keep that order. A zero stands between:
/// since no byte of a sort key is zero, a shorter key still comes before a longer one.
enum RowKey {
  private static let tail = 9

  /// Ends a row's key behind the bytes of its index key.
  static func appendTail(_ number: Int, to key: inout [UInt8]) {
    key.append(0)
    append(UInt64(number), to: &key)
  }

  /// Appends a number in eight bytes, the high one first, so that bytes are ordered as numbers are.
  static func append(_ number: UInt64, to key: inout [UInt8]) {
    for shift in stride(from: 56, through: 0, by: -8) {
      key.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
  }

  /// The number at the end of a row's key.
  static func number(of key: ArraySlice<UInt8>) -> Int {
    key.suffix(tail - 1).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The section at the beginning of a row's key.
  static func section(of key: some Collection<UInt8>) -> Int {
    key.prefix(2).reduce(0) { $0 << 8 | Int($1) }
  }
}
