/// The bytes of one key on their way into words of eight.
struct BulkKeyBits {
  /// The word that is being filled, and how many of its bits are.
  private(set) var word: UInt64 = 0
  private var used: UInt64

  /// How many bytes of the word are filled.
  @inline(__always)
  var byteCount: Int { Int(truncatingIfNeeded: used / 8) }

  /// Leaves some bits free at the front.
  @inline(__always)
  init(free: UInt64) { used = free }

  /// Appends the first `count` bytes of a piece in which only zeros follow them.
  ///
  /// - Returns: A word that is full, or nil.
  @inline(__always)
  mutating func append(_ piece: UInt64, count: UInt64) -> UInt64? {
    let joined = word | piece &>> used
    let end = used &+ count &* 8
    if end < 64 {
      word = joined
      used = end
      return nil
    }
    word = end == 64 ? 0 : piece &<< (64 &- used)
    used = end &- 64
    return joined
  }
}
