/// What keys have to begin with, as an automaton that reads a key byte by byte.
///
/// What has been typed is a row of places, for each of which any of several bytes may stand. Its states are how many
/// places have been matched, as sets of bits.
struct KeyPattern: Sendable {
  /// More can't be kept apart in a key of 64 bytes with blanks between all letters.
  static let mostPlaces = 31

  /// How much has been matched.
  struct State: Sendable, Hashable {
    /// In any way.
    var matched: UInt64 = 0
    /// By an initial, the rest of whose syllable may follow.
    var skipping: UInt64 = 0
    /// By the first letter of zh, ch or sh.
    var halfway: UInt64 = 0

    var isDead: Bool { matched | skipping == 0 }
  }

  /// For each byte the places where it may stand.
  private var masks = [UInt64](repeating: 0, count: 256)
  /// The places where characters begin, and the end.
  private var starts: UInt64 = 0
  private(set) var count = 0
  /// Whether more has been typed than there are places.
  private(set) var isCut = false
  /// Whether one letter may stand for a syllable, and whether blanks need not be typed.
  private let allowsInitials: Bool
  private let allowsBlanks: Bool

  init(allowsInitials: Bool = false, allowsBlanks: Bool = true) {
    (self.allowsInitials, self.allowsBlanks) = (allowsInitials, allowsBlanks)
  }

  /// Adds the places of one character.
  mutating func append(_ places: [[UInt8]]) {
    guard !isCut, count + places.count <= Self.mostPlaces else {
      isCut = true
      return
    }
    starts |= 1 << UInt64(count)
    for bytes in places {
      for byte in bytes { masks[Int(byte)] |= 1 << UInt64(count) }
      count += 1
    }
  }

  var start: State { State(matched: 1) }

  /// Whether all has been matched, whatever follows.
  @inline(__always)
  func accepts(_ state: State) -> Bool {
    (state.matched | state.skipping) >> UInt64(count) & 1 != 0
  }

  /// The state behind one byte more.
  @inline(__always)
  func next(_ state: State, _ byte: UInt8) -> State {
    let goesOn = SearchCode.continuesSyllable(byte)
    let from = state.matched | (goesOn ? 0 : state.skipping)
    let mask = masks[Int(byte)]
    var next = State(matched: (from & mask) << 1)
    if byte == SearchCode.blank, allowsBlanks { next.matched |= from & starts }
    guard allowsInitials else { return next }
    if goesOn { next.skipping = state.skipping }
    if SearchCode.beginsSyllable(byte) {
      next.skipping |= (from & mask & starts) << 1
      if Self.isHalf(byte) { next.halfway = (from & mask & starts) << 1 }
    }
    if byte == UInt8(ascii: "h") { next.skipping |= (state.halfway & mask) << 1 }
    return next
  }

  private static func isHalf(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "Z") || byte == UInt8(ascii: "C") || byte == UInt8(ascii: "S")
  }

  /// The least byte from one on that leads somewhere.
  func leastByte(from state: State, atLeast least: Int) -> UInt8? {
    least > 255 ? nil : (UInt8(least)...255).first { !next(state, $0).isDead }
  }
}
