/// What is known of names that begin with a character: their section, and what has to be seen behind it.
struct SectionEntry {
  /// What makes something else of a character, in the low bits.
  enum Kind: UInt16 {
    /// Nothing.
    case plain = 1
    /// Marks behind it.
    case changesBeforeMarks = 2
    /// Characters behind it with which it is a contraction.
    case beginsContractions = 3
  }

  /// The section above two bits for the kind, which are 0 where the character decides nothing; 0 if it has not
  /// been looked at.
  let bits: UInt16

  /// The highest section that there is room for.
  static let highest = Int(UInt16.max >> 2)
  /// A character that doesn't decide by itself.
  static var undecided: SectionEntry { SectionEntry(bits: 4) }

  @inline(__always)
  init(bits: UInt16) { self.bits = bits }

  init(_ section: Int, _ kind: Kind) {
    bits = UInt16(truncatingIfNeeded: section) << 2 | kind.rawValue
  }

  var isNew: Bool { bits == 0 }
  @inline(__always)
  var isDecided: Bool { bits & 3 != 0 }
  @inline(__always)
  var isPlain: Bool { bits & 3 == Kind.plain.rawValue }
  @inline(__always)
  var changesBeforeMarks: Bool { bits & 3 == Kind.changesBeforeMarks.rawValue }
  @inline(__always)
  var section: Int { Int(bits >> 2) }
}
