internal import ThumbIndex

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

  /// Rows are divided into so many, where a list is no longer than some million.
  static let usualRows = 512

  /// A list has no more landmarks than about this: its rows are divided into more at a time.
  private static let mostLandmarks = 8192

  /// Into how many rows those of a list of a length are divided; twice as many are not divided yet.
  static func usualRows(of length: Int) -> Int {
    var rows = usualRows
    while length / rows > mostLandmarks { rows *= 2 }
    return rows
  }

  /// The number of the section.
  var section: Int { IndexKey(bytes: key).section }

  /// Whether a row's place comes before the landmark's first.
  func isBehind(_ key: ArraySlice<UInt8>, _ contact: Int64) -> Bool {
    if key.elementsEqual(self.key) { return contact < self.contact }
    return key.lexicographicallyPrecedes(self.key)
  }

  /// The landmark at the beginning of a key's section.
  static func first(ofSectionOf key: ArraySlice<UInt8>, count: Int) -> Landmark {
    Landmark(key: Array(key.prefix(2)), contact: 0, count: count)
  }
}
