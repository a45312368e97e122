/// Makes blocks of entries that come in order.
struct BlockBuilder {
  private var first: SearchBlock.Entry?
  private var bytes: [UInt8] = []
  /// The last key, and what is left of longer ones behind it.
  private var key = InlineArray<64, UInt8>(repeating: 0)
  private var count = 0
  private var contact: Int64 = 0

  /// Adds an entry, unless it is the same as the last.
  ///
  /// - Returns: A block that is full by then.
  mutating func add(_ next: Span<UInt8>, _ number: Int64) -> SearchBlock? {
    var shared = 0
    let most = min(count, next.count)
    while shared < most, next[shared] == key[shared] { shared += 1 }
    var isSame = shared == count && shared == next.count
    if isSame, number == contact { return nil }
    var full: SearchBlock?
    if bytes.count + BlockCoding.mostBytesOfEntry > BlockCoding.mostBytes {
      full = finish()
      (shared, isSame) = (0, false)
    }
    BlockCoding.append(next, from: shared, isSame ? number &- contact : number, to: &bytes)
    for index in shared..<min(next.count, key.count) { key[index] = next[index] }
    (count, contact) = (min(next.count, key.count), number)
    if first == nil {
      first = SearchBlock.Entry(key: (0..<count).map { key[$0] }, contact: contact)
    }
    return full
  }

  /// The block of what has been added since the last.
  mutating func finish() -> SearchBlock? {
    guard let first else { return nil }
    let block = SearchBlock(bytes, from: first)
    (self.first, count, contact) = (nil, 0, 0)
    bytes.removeAll(keepingCapacity: true)
    return block
  }
}
