/// What a surname at the start of a name puts into a key.
struct SurnameKey: Sendable {
  /// Bytes of the first level, in pieces of at most eight.
  private(set) var pieces: (UInt64, UInt64, UInt64) = (0, 0, 0)
  private var counts: (UInt8, UInt8, UInt8) = (0, 0, 0)
  /// How many elements it has, all of which are common on the lower levels.
  let elementCount: UInt8
  /// How many bytes of the name it is.
  let size: UInt8
  private let lead: UInt16
  /// As of `SurnameWords`.
  let character: UInt32

  /// The key of what has the given words.
  init(_ surname: SurnameWords) {
    elementCount = UInt8(surname.count)
    size = UInt8(surname.size)
    character = surname.character
    var (bytes, shared): ([UInt8], UInt64) = ([], 0)
    for number in 0..<Int(surname.count) {
      let piece = surname.words[number].piece(after: &shared)
      bytes += (0..<piece.count).map { UInt8(truncatingIfNeeded: piece.bytes >> (56 - 8 * $0)) }
    }
    lead = UInt16(shared)
    (pieces.0, counts.0) = Self.piece(bytes.prefix(8))
    (pieces.1, counts.1) = Self.piece(bytes.dropFirst(8).prefix(8))
    (pieces.2, counts.2) = Self.piece(bytes.dropFirst(16).prefix(8))
  }

  private static func piece(_ bytes: ArraySlice<UInt8>) -> (UInt64, UInt8) {
    let word = bytes.enumerated().reduce(0) { $0 | UInt64($1.element) << (56 - 8 * $1.offset) }
    return (word, UInt8(bytes.count))
  }

  /// How many bytes each piece has.
  @inline(__always)
  var pieceCounts: (UInt64, UInt64, UInt64) {
    (UInt64(counts.0), UInt64(counts.1), UInt64(counts.2))
  }
  /// The lead byte that is shared behind it, as `PrimaryWord` has it.
  @inline(__always)
  var shared: UInt64 { UInt64(lead) }
}
