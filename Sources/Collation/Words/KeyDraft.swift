/// The bytes of a short key while it is put together, in memory that is lent for this.
///
/// What is appended is stored by the eight bytes, of which those count that belong to the key: that takes no
/// branch. So there has to be room for some more than the key has.
@safe
struct KeyDraft {
  private let memory: UnsafeMutableRawPointer
  private(set) var count = 0

  /// How much memory a draft is lent, for the key of a text of so many bytes at most: each puts up to seven into
  /// the first level, and three into the others. What is larger would not come from the stack.
  static let size = 1024
  static let longestText = 96

  /// Takes `size` bytes of memory, which has to last as long as this.
  @inline(__always)
  @unsafe
  init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = memory }

  /// Appends the first `size` bytes of a piece, its uppermost one first.
  @inline(__always)
  mutating func append(_ piece: UInt64, count size: UInt64) {
    assert(count <= Self.size - 8)
    unsafe memory.storeBytes(of: piece.bigEndian, toByteOffset: count, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: size)
  }

  /// Appends a byte, or leaves it if `isWanted` isn't 1 but 0.
  @inline(__always)
  mutating func append(_ byte: UInt8, if isWanted: UInt64 = 1) {
    assert(count < Self.size)
    unsafe memory.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= Int(truncatingIfNeeded: isWanted)
  }

  /// Appends what a word adds to the first level, as `PrimaryWord.piece` has it.
  ///
  /// - Parameters:
  ///   - word: A word with a weight.
  ///   - shared: The lead byte that the words before it share, as `PrimaryWord.sharedLead` has it; 0 for none.
  @inline(__always)
  mutating func append(_ word: PrimaryWord, after shared: inout UInt64) {
    let own = word.sharedLead
    let isNew: UInt64 = own == shared ? 0 : 1
    let lead = UInt8(truncatingIfNeeded: own &>> 8)
    append(
      own < shared ? LevelBytes.endOfRunBeforeLower : LevelBytes.endOfRunBeforeHigher,
      if: shared == 0 ? 0 : isNew)
    append(lead, if: isNew)
    append(word.bits, count: word.count)
    shared = own & (0 &- (own & PrimaryWord.compressible) &>> 3)
  }

  /// Appends what a word adds that shares its lead byte with the one before.
  @inline(__always)
  mutating func append(sharing word: PrimaryWord) { append(word.bits, count: word.count) }

  /// Appends a level that is complete, behind a separator.
  @inline(__always)
  mutating func append(_ level: borrowing LevelBuffer) {
    append(LevelBytes.separator)
    for index in 0..<level.count { append(level.bytes[index]) }
  }

  /// Leaves only the first `count` bytes.
  @inline(__always)
  mutating func takeBack(to count: Int) { self.count = count }

  /// Appends all bytes to an arena of keys.
  @inline(__always)
  func finish(to key: inout [UInt8]) {
    unsafe key.append(contentsOf: UnsafeRawBufferPointer(start: memory, count: count))
  }
}
