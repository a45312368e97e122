/// The key of a text that is being read: a prefix, and the words behind it.
struct BulkKey {
  /// The bits that are zero in the last word of a key alone: a zero byte shows that a key ends.
  static let moreMask: UInt64 = 0xFF
  private var bits: BulkKeyBits
  /// The first word, once it is full.
  private(set) var prefix: UInt64 = 0
  /// Where the words behind it begin, and where they end.
  private let start: Int
  private(set) var end: Int

  /// Leaves some bits free at the front; the words behind the prefix go to `start`.
  @inline(__always)
  init(free: UInt64, rests start: Int) {
    bits = BulkKeyBits(free: free)
    self.start = start
    end = start - 1
  }

  /// Appends bytes of a key; there has to be room for a word.
  ///
  /// - Returns: False if there isn't room for one more.
  @inline(__always)
  mutating func append(_ piece: UInt64, count: UInt64, to rests: inout MutableSpan<UInt64>)
    -> Bool
  {
    guard let word = bits.append(piece, count: count) else { return true }
    store(word, to: &rests)
    return end &+ 1 < rests.count
  }

  @inline(__always)
  private mutating func store(_ word: UInt64, to rests: inout MutableSpan<UInt64>) {
    if end < start { prefix = word } else { rests[end] = word }
    end &+= 1
  }

  /// How many bytes have been appended, the section among them.
  @inline(__always)
  var position: Int { (end &- start &+ 1) &* 8 &+ bits.byteCount }

  /// Appends the last word, which shows by a zero byte that the key ends.
  ///
  /// - Returns: Where the words behind the prefix are, 0 for none.
  @inline(__always)
  mutating func finish(to rests: inout MutableSpan<UInt64>) -> UInt32 {
    if end < start || end > start || bits.word != 0 { store(bits.word, to: &rests) }
    return end == start ? 0 : UInt32(truncatingIfNeeded: start)
  }

  /// The same with another word behind the last one.
  ///
  /// - Returns: Where the words behind the prefix are; nil if there isn't room.
  @inline(__always)
  mutating func finish(_ word: UInt64, to rests: inout MutableSpan<UInt64>) -> UInt32? {
    guard end &+ 1 < rests.count else { return nil }
    store(bits.word, to: &rests)
    rests[end] = word
    end &+= 1
    return UInt32(truncatingIfNeeded: start)
  }
}
