internal import Synchronization

/// The words of ASCII characters that stand for one weight, whatever is around them.
///
/// Most texts are told apart by two such characters, and some have no others. One that a collator hasn't met
/// yet has nothing here.
@safe
struct Letters: ~Copyable, @unchecked Sendable {
  /// By bytes of UTF-8, so those of other characters have none.
  private let weights: UnsafeMutablePointer<Atomic<UInt32>>
  private let words: UnsafeMutablePointer<Atomic<UInt64>>

  init() {
    unsafe weights = .allocate(capacity: 256)
    unsafe words = .allocate(capacity: 256)
    for byte in 0..<256 {
      unsafe (weights + byte).initialize(to: Atomic(0))
      unsafe (words + byte).initialize(to: Atomic(0))
    }
  }

  deinit {
    unsafe weights.deallocate()
    unsafe words.deallocate()
  }

  /// Keeps the word of a character, if it is for one weight.
  func keep(_ word: PrimaryWord, of codePoint: UInt32) {
    guard codePoint < 0x80, word.isWeight else { return }
    unsafe weights[Int(codePoint)].store(word.firstWeight, ordering: .relaxed)
    unsafe words[Int(codePoint)].store(word.bits, ordering: .relaxed)
  }

  /// The weight of the character that is this byte, as it counts in keys; zero for those that have to be
  /// looked at otherwise.
  @inline(__always)
  subscript(byte: UInt8) -> UInt32 { unsafe weights[Int(byte)].load(ordering: .relaxed) }

  /// The word of the character that is this byte; zero for the same.
  @inline(__always)
  func word(_ byte: UInt8) -> PrimaryWord {
    unsafe PrimaryWord(bits: words[Int(byte)].load(ordering: .relaxed))
  }

  /// True if all characters of a text have weights here.
  @inline(__always)
  func have(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where self[text[index]] == 0 { return false }
    return true
  }
}
