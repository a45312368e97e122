/// What a character of one or two bytes puts into a key where it is a letter like most others, in 32 bits:
///
///     1 bit    it is such a letter
///     12 bits  flags, those of the lower levels where `PrimaryWord` has them
///     4 bits   how many bits its code takes
///     11 bits  the number of its code
struct LetterCode {
  let bits: UInt32

  /// A character whose code has still to be made.
  static var unknown: LetterCode { LetterCode(bits: 0) }
  /// One that needs a closer look.
  static var other: LetterCode { LetterCode(bits: 1) }
  private static let letter: UInt32 = 1 << 31
  private static let pair: UInt32 = 1 << 30
  private static let levels = UInt32(
    PrimaryWord.common | PrimaryWord.capital | PrimaryWord.divider)

  @inline(__always)
  init(bits: UInt32) { self.bits = bits }

  /// The code of a letter with such a word.
  init(_ code: BulkCode, _ word: PrimaryWord) {
    bits =
      Self.letter | UInt32(truncatingIfNeeded: word.bits) & Self.levels
      | UInt32(code.length) << 11 | UInt32(code.number)
  }

  /// The code of a character that stands for two weights, as *ß* does, by its place among such.
  init(pair place: Int) { bits = Self.pair | UInt32(place) }

  @inline(__always)
  var isLetter: Bool { bits >= Self.letter }
  /// The place among the characters for two weights.
  var pairPlace: Int? { bits & Self.pair != 0 && !isLetter ? Int(bits & ~Self.pair) : nil }
  @inline(__always)
  var number: UInt64 { UInt64(bits & 0x7FF) }
  @inline(__always)
  var length: UInt64 { UInt64(bits &>> 11 & 0xF) }
  /// What `LowerPattern` wants to know.
  @inline(__always)
  var levels: UInt64 { UInt64(bits & Self.levels) }
}

extension PrimaryWord {
  /// True if it may have a `LetterCode`: it has a weight, and at most what comes next can change that, which then
  /// has no such code.
  var mayBeLetter: Bool {
    bits & (Self.slow | Self.mark | Self.contraction | Self.surname) == 0 && lead != 0
  }
}
