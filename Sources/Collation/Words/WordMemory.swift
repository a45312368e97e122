internal import Synchronization

/// The words of code points that a collator has met, shared by all copies of it and by all threads.
///
/// Nothing is made before it is asked for: a collator starts with none. A word that is there stays as it
/// is, so reading takes no lock; two threads that make the same one make it alike.
@safe
final class WordMemory: @unchecked Sendable {
  /// Only the basic plane has words here.
  private static let limit: UInt32 = 0x1_0000
  /// Only before the ideographs, which are common, blocks have the words of the lower levels too.
  private static let lowerLimit: UInt32 = 0x3400
  private static let blockCount = Int(limit >> 6)

  private typealias Block = UnsafeMutablePointer<Atomic<UInt64>>

  /// For each block of 64 code points the address of its words; 0 if it has none yet.
  private let blocks: UnsafeMutablePointer<Atomic<UInt>>
  /// Which ASCII characters continue a contraction that begins with any character met.
  private let lowContinuations = Atomic<UInt64>(0)
  private let highContinuations = Atomic<UInt64>(0)
  /// The address of the words of surnames; 0 if there are none yet.
  private let surnamesAddress = Atomic<UInt>(0)
  /// The words of the characters that most texts of Latin script have.
  let letters = Letters()
  /// By which the patterns of texts are known.
  let examples: ExampleElements

  init(_ table: CollationTable) {
    examples = ExampleElements(table)
    unsafe blocks = .allocate(capacity: Self.blockCount)
    for block in 0..<Self.blockCount { unsafe (blocks + block).initialize(to: Atomic(0)) }
  }

  deinit {
    for block in 0..<Self.blockCount {
      unsafe Block(bitPattern: blocks[block].load(ordering: .relaxed))?.deallocate()
    }
    unsafe blocks.deallocate()
    let surnames = unsafe UnsafeRawPointer(bitPattern: surnamesAddress.load(ordering: .relaxed))
    if let surnames = unsafe surnames {
      unsafe Unmanaged<SurnameWordTable>.fromOpaque(surnames).release()
    }
  }

  /// The word of a code point, zero if it has still to be made.
  @inline(__always)
  func word(of codePoint: UInt32) -> PrimaryWord {
    guard codePoint < Self.limit else { return PrimaryWord(bits: PrimaryWord.slow) }
    let address = unsafe blocks[Int(codePoint >> 6)].load(ordering: .acquiring)
    guard let words = unsafe Block(bitPattern: address) else { return PrimaryWord(bits: 0) }
    return unsafe PrimaryWord(bits: words[Int(codePoint & 63)].load(ordering: .acquiring))
  }

  /// What a code point of the basic plane is on the lower levels, if its word was made and it isn't common there;
  /// zero where that isn't kept.
  @inline(__always)
  func lowerWord(of codePoint: UInt32) -> LowerWord {
    guard codePoint < Self.lowerLimit else { return LowerWord(bits: 0) }
    let address = unsafe blocks[Int(codePoint >> 6)].load(ordering: .acquiring)
    guard let words = unsafe Block(bitPattern: address) else { return LowerWord(bits: 0) }
    return unsafe LowerWord(bits: words[64 | Int(codePoint & 63)].load(ordering: .acquiring))
  }

  /// Keeps the words of a code point of the basic plane.
  func keep(
    _ word: PrimaryWord, _ lower: LowerWord, of codePoint: UInt32, _ continuations: (UInt64, UInt64)
  ) {
    // Whoever sees the word sees these too.
    lowContinuations.bitwiseOr(continuations.0, ordering: .relaxed)
    highContinuations.bitwiseOr(continuations.1, ordering: .relaxed)
    letters.keep(word, of: codePoint)
    let words = unsafe block(of: codePoint)
    if codePoint < Self.lowerLimit {
      unsafe words[64 | Int(codePoint & 63)].store(lower.bits, ordering: .releasing)
    }
    unsafe words[Int(codePoint & 63)].store(word.bits, ordering: .releasing)
  }

  /// The words of surnames, if there are any: before a word says that surnames begin with it.
  ///
  /// They live as long as this does, so nothing has to be retained meanwhile.
  @inline(__always)
  var surnames: Borrowed<SurnameWordTable>? {
    Borrowed(address: surnamesAddress.load(ordering: .acquiring))
  }

  /// Keeps words of surnames, unless another thread has kept the same meanwhile.
  func keepSurnames(_ new: SurnameWordTable) {
    let retained = unsafe Unmanaged.passRetained(new)
    let (isFirst, _) = surnamesAddress.compareExchange(
      expected: 0, desired: UInt(bitPattern: unsafe retained.toOpaque()),
      ordering: .acquiringAndReleasing)
    if !isFirst { unsafe retained.release() }
  }

  private func block(of codePoint: UInt32) -> Block {
    let number = Int(codePoint >> 6)
    let address = unsafe blocks[number].load(ordering: .acquiring)
    if let known = unsafe Block(bitPattern: address) { return unsafe known }
    let size = codePoint < Self.lowerLimit ? 128 : 64
    let new = Block.allocate(capacity: size)
    for place in 0..<size { unsafe (new + place).initialize(to: Atomic(0)) }
    let (isFirst, other) = unsafe blocks[number].compareExchange(
      expected: 0, desired: UInt(bitPattern: new), ordering: .acquiringAndReleasing)
    if isFirst { return unsafe new }
    unsafe new.deallocate()
    return unsafe Block(bitPattern: other) ?? new
  }

  /// True if an ASCII character may continue a contraction, whatever it begins with.
  @inline(__always)
  func continues(_ codePoint: UInt32) -> Bool {
    let bits =
      codePoint < 64
      ? lowContinuations.load(ordering: .relaxed) : highContinuations.load(ordering: .relaxed)
    return bits &>> UInt64(codePoint & 63) & 1 != 0
  }
}

extension Collator {
  /// The word of a code point.
  @inline(__always)
  func word(of codePoint: UInt32) -> PrimaryWord {
    let word = words.word(of: codePoint)
    return word.bits != 0 ? word : newWord(of: codePoint)
  }

  @inline(never)
  private func newWord(of codePoint: UInt32) -> PrimaryWord {
    var continuations: (UInt64, UInt64) = (0, 0)
    let word = makeWord(of: codePoint, &continuations)
    let lower = word.isCommon ? LowerWord(bits: 0) : table.lowerWord(of: codePoint)
    words.keep(word, lower, of: codePoint, continuations)
    return word
  }
}
