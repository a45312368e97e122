/// What the words of small letters are like behind a letter of the same script: each adds a byte to the key, is
/// common on the lower levels, and nothing around it changes it.
struct UsualWord {
  private let bits: UInt64
  private let mask: UInt64
  /// How far the byte is from the top.
  private let shift: UInt64

  private static let flags =
    PrimaryWord.compressible | PrimaryWord.countMask | PrimaryWord.common | PrimaryWord.divider
    | PrimaryWord.contraction | PrimaryWord.slow | PrimaryWord.mark
  private static let lead: UInt64 = 0xFF00

  /// For words behind one with this shared lead byte, as `PrimaryWord.sharedLead` has it. Those that share it
  /// have one byte more; where none is shared, the lead byte is all.
  @inline(__always)
  init(after shared: UInt64) {
    let isShared = shared != 0
    bits = shared | PrimaryWord.common | (isShared ? 1 : 0)
    mask = isShared ? Self.flags | Self.lead : Self.flags
    shift = isShared ? 0 : 48
  }

  @inline(__always)
  func matches(_ word: PrimaryWord) -> Bool {
    (word.bits ^ bits) & mask == 0 && word.bits & Self.lead != 0
  }

  /// The byte that such a word adds to a key, at the top.
  @inline(__always)
  func byte(of word: PrimaryWord) -> UInt64 { (word.bits &<< shift) & 0xFF << 56 }
}
