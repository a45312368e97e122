/// Makes blocks of entries that come in order.
struct BlockBuilder {
  private var first: SearchBlock.Entry?
  /// The entries, and room for others.
  private var bytes = [UInt8](repeating: 0, count: BlockCoding.mostBytes)
  private var end = 0
  /// The first bytes of the last key.
  private var prefix: UInt64 = 0
  /// The last key, and what is left of longer ones behind it.
  private var key = InlineArray<64, UInt8>(repeating: 0)
  private var count = 0
  private var contact: Int64 = 0

  /// Adds an entry, unless it is the same as the last.
  ///
  /// - Parameters:
  ///   - next: The key.
  ///   - prefix: Its first eight bytes, filled up with zeros.
  ///   - number: The number of the contact.
  /// - Returns: A block that is full by then.
  mutating func add(_ next: Span<UInt8>, prefix: UInt64, _ number: Int64) -> SearchBlock? {
    // Longer ones there are none.
    let next = next.extracting(first: key.count)
    let most = min(count, next.count)
    var shared = min((prefix ^ self.prefix).leadingZeroBitCount / 8, most)
    while shared >= 8, shared < most, next[shared] == key[shared] { shared += 1 }
    var isSame = shared == count && shared == next.count
    if isSame, number == contact { return nil }
    var full: SearchBlock?
    if end + BlockCoding.mostBytesOfEntry > bytes.count {
      full = finish()
      (shared, isSame) = (0, false)
    }
    let (start, difference) = (end, isSame ? number &- contact : number)
    var room = bytes.mutableSpan
    let nextEnd = BlockCoding.write(next, from: shared, difference, to: &room, at: start)
    end = nextEnd
    for index in shared..<next.count { key[index] = next[index] }
    (count, contact, self.prefix) = (next.count, number, prefix)
    if first == nil {
      first = SearchBlock.Entry(key: (0..<count).map { key[$0] }, contact: contact)
    }
    return full
  }

  /// The block of what has been added since the last.
  mutating func finish() -> SearchBlock? {
    guard let first else { return nil }
    let block = SearchBlock(Array(bytes[..<end]), from: first)
    (self.first, end, count, contact) = (nil, 0, 0, 0)
    return block
  }
}
