/// How much a binary property list may unfold to, in proportion to its size.
///
/// Each use of an object takes a byte of the file at least, and objects of an honest file do not
/// overlap. What programs share are texts, such as keys and towns. The limits leave honest files
/// room to spare, and bound the memory and the time that a hostile one takes.
struct UnfoldingBudget {
  private var values: Int
  private var decodedBytes: Int
  private var usedBytes: Int

  /// Makes the budget of a file of `fileSize` bytes.
  init(fileSize: Int) {
    values = 4 * fileSize + 1_024
    decodedBytes = 4 * fileSize + 1_024
    usedBytes = 256 * fileSize + 1_048_576
  }

  /// Whether more was used than allowed.
  var isExceeded: Bool { values < 0 || decodedBytes < 0 || usedBytes < 0 }

  /// Pays for decoding a value from its bytes, which happens once.
  mutating func payDecoding(of value: PropertyList.Value) { decodedBytes -= Self.size(of: value) }

  /// Pays for one more place that the value stands in.
  mutating func payUse(of value: PropertyList.Value) {
    values -= 1
    usedBytes -= Self.size(of: value)
  }

  private static func size(of value: PropertyList.Value) -> Int {
    switch value {
    case .string(let text): text.utf8.count
    case .data(let bytes): bytes.count
    default: 1
    }
  }
}
