/// The last 32 bytes of a binary property list, which say where everything is.
///
/// After six bytes that say nothing come the size of an offset and the size of a reference, one
/// byte each, then three numbers of eight bytes: how many objects there are, which is the root, and
/// where the table of their offsets begins. All numbers are big-endian.
struct BinaryPropertyListTrailer {
  /// How many bytes it takes.
  static let length = 32
  /// How many bytes the header takes: `bplist` and two digits for the version.
  static let headerLength = 8

  /// How many bytes an entry of the offset table takes.
  let offsetSize: Int
  /// How many bytes a reference to an object takes.
  let referenceSize: Int
  /// How many objects there are.
  let objectCount: Int
  /// The number of the outermost object.
  let rootObject: Int
  /// Where the offset table begins; objects stand before it.
  let offsetTable: Int

  /// Reads the trailer, or returns `nil` if the numbers in it cannot be those of this file.
  init?(_ bytes: Span<UInt8>) {
    let start = bytes.count - Self.length
    guard start > Self.headerLength else { return nil }
    offsetSize = Int(bytes[start + 6])
    referenceSize = Int(bytes[start + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objectCount = bytes.bigEndianInteger(at: start + 8, size: 8),
      let rootObject = bytes.bigEndianInteger(at: start + 16, size: 8),
      let offsetTable = bytes.bigEndianInteger(at: start + 24, size: 8),
      rootObject < objectCount, offsetTable >= Self.headerLength, offsetTable < start,
      // Divided, not multiplied, so that no count overflows.
      objectCount <= (start - offsetTable) / offsetSize
    else { return nil }
    self.objectCount = objectCount
    self.rootObject = rootObject
    self.offsetTable = offsetTable
  }
}

extension Span<UInt8> {
  /// The unsigned number in `size` bytes at `position`, or `nil` if it is outside or does not fit
  /// an `Int`.
  func bigEndianInteger(at position: Int, size: Int) -> Int? {
    guard position >= 0, size >= 0, size <= 8, position <= count - size else { return nil }
    var value: UInt64 = 0
    for index in position..<position + size { value = value << 8 | UInt64(self[index]) }
    return Int(exactly: value)
  }
}
