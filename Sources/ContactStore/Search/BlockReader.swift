/// What a block holds is no sequence of entries.
struct BrokenBlock: Error {}

/// Reads the entries of a block.
struct BlockReader {
  let bytes: [UInt8]
  /// Where the entry begins that has been read last.
  private(set) var start = 0
  /// Where it ends.
  private(set) var end = 0
  /// Its key, and behind that what is left of longer ones.
  private(set) var letters = InlineArray<64, UInt8>(repeating: 0)
  /// How long its key is; 0 before the first.
  private(set) var count = 0
  private(set) var contact: Int64 = 0
  /// How much of its key is the same as in the one before, and maybe more.
  private(set) var shared = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  var key: [UInt8] { (0..<count).map { letters[$0] } }

  /// Reads the next entry, if there is one.
  ///
  /// - Complexity: O(1): keys have a limited length.
  mutating func next() throws(BrokenBlock) -> Bool {
    guard end < bytes.count else { return false }
    start = end
    let header = Int(try byte())
    shared = header >> 4 == 15 ? Int(try byte()) : header >> 4
    let added = header & 15 == 15 ? Int(try byte()) : header & 15
    guard shared <= count, shared + added <= SearchKeys.longest, added <= bytes.count - end,
      shared + added > 0
    else { throw BrokenBlock() }
    let isSame = added == 0 && shared == count
    for index in 0..<added { letters[shared + index] = bytes[end + index] }
    count = shared + added
    end += added
    let number = Int64(bitPattern: try number())
    contact = isSame ? contact &+ number : number
    return true
  }

  private mutating func byte() throws(BrokenBlock) -> UInt8 {
    guard end < bytes.count else { throw BrokenBlock() }
    end += 1
    return bytes[end - 1]
  }

  private mutating func number() throws(BrokenBlock) -> UInt64 {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
    }
    throw BrokenBlock()
  }

  /// The first eight bytes of its key, filled up with zeros.
  var prefix: UInt64 {
    var prefix: UInt64 = 0
    for index in 0..<8 { prefix = prefix << 8 | (index < count ? UInt64(letters[index]) : 0) }
    return prefix
  }

  /// Whether its entry comes before that of another.
  func isBefore(_ other: BlockReader) -> Bool {
    for index in 0..<min(count, other.count) where letters[index] != other.letters[index] {
      return letters[index] < other.letters[index]
    }
    return count == other.count ? contact < other.contact : count < other.count
  }
}
