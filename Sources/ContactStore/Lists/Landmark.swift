/// A place in a list, and how many rows there are from it to the next landmark, of its own section.
///
/// They stand some hundred rows apart, so that a position leads to a key, and a key to a position, by adding
/// up a few thousand numbers and passing over a few hundred rows, however long the list is.
struct Landmark: Sendable, Hashable {
  /// The first row's key, or the section alone where it is the section's first.
  var key: [UInt8]
  /// The first row's contact, or 0.
  var contact: Int64
  var count: Int

  /// More rows than this are divided.
  static let mostRows = 1024
  /// Rows are divided into so many.
  static let usualRows = 512

  /// The number of the section.
  var section: Int { IndexKeyPrefix.section(of: key) }

  /// Whether a row's place comes before the landmark's first.
  func isBehind(_ key: ArraySlice<UInt8>, _ contact: Int64) -> Bool {
    if key.elementsEqual(self.key) { return contact < self.contact }
    return key.lexicographicallyPrecedes(self.key)
  }
}

/// The section's number at the beginning of index keys.
enum IndexKeyPrefix {
  static func section(of key: some RandomAccessCollection<UInt8>) -> Int {
    guard key.count >= 2 else { return 0 }
    let second = key.index(after: key.startIndex)
    return Int(key[key.startIndex]) << 8 | Int(key[second])
  }

  /// The first two bytes of a key.
  static func of(_ key: [UInt8]) -> [UInt8] { Array(key.prefix(2)) }

  /// The bytes with which the keys of a section begin.
  static func of(section: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: section >> 8), UInt8(truncatingIfNeeded: section)]
  }
}
