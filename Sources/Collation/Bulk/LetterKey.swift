/// The key of a text that is being read, of the codes of a `BulkAlphabet`: a prefix, and the words behind it.
///
/// The lowest bit of each word says if another one follows.
struct LetterKey {
  private var word: UInt64 = 0
  /// How many bits of the word are left.
  private var free: UInt64
  /// The first word, once there is another.
  private(set) var prefix: UInt64 = 0
  /// Where the words behind it begin, and where they end.
  private let start: Int
  private(set) var end: Int

  /// The bits that are zero in the last word of a key alone.
  static let moreMask: UInt64 = 1

  /// Leaves some bits free at the front; the words behind the prefix go to `start`.
  @inline(__always)
  init(free bits: UInt64, rests start: Int) {
    free = 64 - bits
    self.start = start
    end = start - 1
  }

  /// Appends a number of some bits, of which only `length` are taken; where that isn't all, what comes next is
  /// added to the others.
  ///
  /// - Returns: False if there isn't room for another word.
  @inline(__always)
  mutating func append(
    _ number: UInt64, of bits: UInt64, length: UInt64, to rests: inout MutableSpan<UInt64>
  ) -> Bool {
    if free <= bits {
      // Room for this word and for the two that `finish` may append.
      guard end &+ 3 < rests.count else { return false }
      store(word | 1, to: &rests)
      (word, free) = (0, 64)
    }
    word &+= number &<< (free &- bits)
    free &-= length
    return true
  }

  @inline(__always)
  private mutating func store(_ word: UInt64, to rests: inout MutableSpan<UInt64>) {
    if end < start { prefix = word } else { rests[end] = word }
    end &+= 1
  }

  /// How many bits have been appended, those that are left free at the end of words among them.
  @inline(__always)
  var position: Int { (end &- start &+ 2) &* 64 &- Int(truncatingIfNeeded: free) }

  /// Appends the last word.
  ///
  /// - Returns: Where the words behind the prefix are, 0 for none.
  @inline(__always)
  mutating func finish(to rests: inout MutableSpan<UInt64>) -> UInt32 {
    store(word, to: &rests)
    return end == start ? 0 : UInt32(truncatingIfNeeded: start)
  }

  /// The same with another word behind the last one.
  ///
  /// - Returns: Where the words behind the prefix are; nil if there isn't room.
  @inline(__always)
  mutating func finish(_ extra: UInt64, to rests: inout MutableSpan<UInt64>) -> UInt32? {
    guard end &+ 2 < rests.count else { return nil }
    store(word, to: &rests)
    rests[end] = extra
    end &+= 1
    return UInt32(truncatingIfNeeded: start)
  }
}
