/// Makes blocks of entries that come in order.
struct BlockBuilder {
  private var first: SearchBlock.Entry?
  /// The entries, and room for others.
  private var bytes = [UInt8](repeating: 0, count: BlockCoding.mostBytes)
  private var end = 0
  /// The last key, and what is left of longer ones behind it.
  private var key = InlineArray<64, UInt8>(repeating: 0)
  private var count = 0
  private var contact: Int64 = 0

  /// Adds an entry, unless it is the same as the last.
  ///
  /// - Returns: A block that is full by then.
  mutating func add(_ next: Span<UInt8>, _ number: Int64) -> SearchBlock? {
    // Longer ones there are none.
    let next = next.extracting(first: key.count)
    var shared = 0
    let most = min(count, next.count)
    while shared < most, next[shared] == key[shared] { shared += 1 }
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
    (count, contact) = (next.count, number)
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
