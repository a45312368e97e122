/// What a code point puts into the primary level of a key, in 64 bits, ready to be appended.
///
///     5 bytes  what follows the lead byte, from the top
///     1 byte   flags for the lower levels; how many elements there are; whether there is one weight
///     1 byte   the lead byte, its script moved to its place; 0 for what has no primary weight
///     1 byte   flags, and how many bytes follow the lead byte
///
/// A word stands for one weight, or for several that share their lead byte in keys.
struct PrimaryWord {
  let bits: UInt64

  /// The first weight and more of the others, to tell where it stands among weights.
  @inline(__always)
  var beginning: UInt64 { lead << 56 | tail >> 8 }
  /// The first weight, if it stands for one.
  @inline(__always)
  var firstWeight: UInt32 { UInt32(truncatingIfNeeded: beginning >> 32) }
  /// How many elements it stands for.
  @inline(__always)
  var elementCount: Int { Int(truncatingIfNeeded: bits >> 19 & 7) }
  @inline(__always)
  var isSingle: Bool { bits & Self.single != 0 }
  /// True if it is something else before certain characters.
  @inline(__always)
  var mayChange: Bool { bits & (Self.beforeMark | Self.contraction) != 0 }
  @inline(__always)
  var beginsContractions: Bool { bits & Self.contraction != 0 }
  /// True if a name that begins with it has to be looked at as a whole.
  @inline(__always)
  var beginsSurnames: Bool { bits & Self.surname != 0 }
  /// True if it is for one weight, whatever comes next.
  @inline(__always)
  var isWeight: Bool {
    bits & (Self.single | Self.surname | Self.beforeMark | Self.contraction) == Self.single
  }
  @inline(__always)
  var isCommon: Bool { bits & Self.common != 0 }
  @inline(__always)
  var isCapital: Bool { bits & Self.capital != 0 }

  /// What it adds to a key, as `PrimaryWriter` has it.
  ///
  /// - Parameter shared: The lead byte that the words before it share, as `sharedLead` has it; 0 for none.
  /// - Returns: Bytes from the top, and how many they are.
  @inline(__always)
  func piece(after shared: inout UInt64) -> (bytes: UInt64, count: UInt64) {
    if sharedLead == shared { return (tail, count) }
    let whole = beginning
    defer { shared = isCompressible ? sharedLead : 0 }
    if shared == 0 { return (whole, count &+ 1) }
    let isLower = lead &<< 8 < shared
    let end = isLower ? LevelBytes.endOfRunBeforeLower : LevelBytes.endOfRunBeforeHigher
    return (UInt64(end) << 56 | whole >> 8, count &+ 2)
  }

  // MARK: Flags

  /// The text needs an `ElementCursor`.
  static let slow: UInt64 = 0x80
  /// It begins with a non-starter.
  static let mark: UInt64 = 0x40
  /// It is something else where a non-starter follows; half of `mark`, so that a shift compares them.
  static let beforeMark: UInt64 = 0x20
  /// It begins contractions.
  static let contraction: UInt64 = 0x10
  /// On the levels below the primary one it has the common weights, or none and nothing else either.
  static let common: UInt64 = 0x1_0000
  /// There it has the weights that all capitals with its primary weight have, in ASCII those of A.
  static let capital: UInt64 = 0x2_0000
  /// It is common, and a capital is to be expected behind it: a blank or a hyphen.
  static let divider: UInt64 = 0x4_0000
  /// It stands for one primary weight.
  static let single: UInt64 = 0x40_0000
  /// Weights share its lead byte in keys.
  static let compressible: UInt64 = 0x08
  /// Surnames begin with it that are read otherwise at the start of a name.
  static let surname: UInt64 = 0x80_0000
  /// How many bytes follow the lead byte.
  static let countMask: UInt64 = 0x07
  private static let mostBytes = 5

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// The word of one weight, as it counts in keys.
  init(weight: UInt32, isCompressible: Bool) {
    let tail = weight << 8
    let count = tail == 0 ? 0 : 4 - tail.trailingZeroBitCount / 8
    bits =
      UInt64(tail) << 32 | UInt64(weight >> 24) << 8 | UInt64(count) | Self.single
      | (isCompressible ? Self.compressible : 0)
  }

  /// The word of what several words of one weight stand for; nil if there is no room.
  ///
  /// Weights that share a lead byte are written without it, from the second on; those that can't are
  /// written whole.
  init?(joining words: [PrimaryWord]) {
    guard let first = words.first else {
      self.init(bits: 0)
      return
    }
    var (tail, count) = (first.tail, first.count)
    for word in words.dropFirst() {
      guard word.isCompressible == first.isCompressible,
        !first.isCompressible || word.lead == first.lead
      else { return nil }
      let (bytes, more) =
        word.isCompressible ? (word.tail, word.count) : (word.beginning, word.count + 1)
      guard count + more <= Self.mostBytes else { return nil }
      tail |= bytes >> (8 * count)
      count += more
    }
    let flags = first.bits & (0xFF00 | Self.compressible)
    self.init(bits: tail | flags | count | (words.count == 1 ? Self.single : 0))
  }

  @inline(__always)
  var lead: UInt64 { bits >> 8 & 0xFF }
  /// The bytes behind the lead byte, from the top; what else is there counts for nothing.
  @inline(__always)
  var tail: UInt64 { bits & 0xFFFF_FFFF_FF00_0000 }
  /// How many bytes `tail` has.
  @inline(__always)
  var count: UInt64 { bits & Self.countMask }

  @inline(__always)
  var isCompressible: Bool { bits & Self.compressible != 0 }
  /// What two words have in common that share their lead byte; zero for no word that can.
  @inline(__always)
  var sharedLead: UInt64 { bits & (0xFF00 | Self.compressible) }

  /// True if the word can't just be taken, for what it is or for the word before it.
  @inline(__always)
  func needsLook(after previous: UInt64) -> Bool {
    bits & Self.slow | previous << 1 & bits & Self.mark | previous & Self.contraction != 0
  }

  /// True if only an `ElementCursor` knows what to make of it.
  @inline(__always)
  func needsCursor(after previous: UInt64) -> Bool {
    bits & Self.slow | previous << 1 & bits & Self.mark != 0
  }

  /// How many elements there are, as a flag says it. There are fewer than eight, where the weights of so
  /// many fit in and the others are common.
  static func flag(elementCount count: Int) -> UInt64 { UInt64(min(count, 7)) << 19 }

  /// The same with more flags.
  func with(flags: UInt64) -> PrimaryWord { PrimaryWord(bits: bits | flags) }
}
