internal import Synchronization

/// The words of code points that a collator has met, shared by all copies of it and by all threads.
///
/// Nothing is made before it is asked for: a collator starts with none. A block that is there stays as it
/// is, so reading takes no lock.
@safe
final class WordMemory: @unchecked Sendable {
  /// A block is 64 code points long, and only the basic plane has any.
  static let limit: UInt32 = 0x1_0000
  private static let count = Int(limit >> 6)

  /// For each block the address of its words, 0 if there are none yet.
  private let blocks: UnsafeMutablePointer<Atomic<UInt>>
  /// Which ASCII characters continue a contraction that begins in any of the blocks.
  private let lowContinuations = Atomic<UInt64>(0)
  private let highContinuations = Atomic<UInt64>(0)

  /// The tertiary weight of capital letters.
  let capital: UInt16

  init(_ table: CollationTable) {
    capital = UInt16(truncatingIfNeeded: table.capital) & CollationElement.tertiaryMask
    unsafe blocks = .allocate(capacity: Self.count)
    for block in 0..<Self.count { unsafe (blocks + block).initialize(to: Atomic(0)) }
  }

  deinit {
    for block in 0..<Self.count {
      unsafe UnsafeMutablePointer<UInt64>(bitPattern: blocks[block].load(ordering: .relaxed))?
        .deallocate()
    }
    unsafe blocks.deallocate()
  }
}

extension WordMemory {
  /// The word of a code point, nil if its block has still to be made.
  @inline(__always)
  func word(of codePoint: UInt32) -> PrimaryWord? {
    guard codePoint < Self.limit else { return PrimaryWord(bits: PrimaryWord.slow) }
    let address = unsafe blocks[Int(codePoint >> 6)].load(ordering: .acquiring)
    guard let words = unsafe UnsafePointer<UInt64>(bitPattern: address) else { return nil }
    return unsafe PrimaryWord(bits: words[Int(codePoint & 63)])
  }

  /// True if an ASCII character may continue a contraction, whatever it begins with.
  @inline(__always)
  func continues(_ codePoint: UInt32) -> Bool {
    let bits =
      codePoint < 64
      ? lowContinuations.load(ordering: .relaxed) : highContinuations.load(ordering: .relaxed)
    return bits &>> UInt64(codePoint & 63) & 1 != 0
  }

  /// Makes the block of a code point of the basic plane.
  @inline(never)
  func makeBlock(of codePoint: UInt32, _ collator: Collator) {
    var maker = PrimaryWordMaker(collator, readsLines: false)
    let first = codePoint & ~63
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 64)
    for place in 0..<64 { unsafe words[place] = maker.word(for: first + UInt32(place)).bits }
    // Whoever sees the block sees these too.
    lowContinuations.bitwiseOr(maker.continuations.0, ordering: .relaxed)
    highContinuations.bitwiseOr(maker.continuations.1, ordering: .relaxed)
    let (isFirst, _) = unsafe blocks[Int(first >> 6)].compareExchange(
      expected: 0, desired: UInt(bitPattern: words), ordering: .acquiringAndReleasing)
    if !isFirst { unsafe words.deallocate() }
  }
}

extension Collator {
  /// The word of a code point.
  @inline(__always)
  func word(of codePoint: UInt32) -> PrimaryWord {
    if let word = words.word(of: codePoint) { return word }
    words.makeBlock(of: codePoint, self)
    return words.word(of: codePoint) ?? PrimaryWord(bits: PrimaryWord.slow)
  }
}
