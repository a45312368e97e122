/// Tells of most names at a glance that they are names; of the others `PersonalName` knows.
struct NameDoubts: Sendable {
  /// Two bits for each word that begins like a name, and for each ideograph that names of organisations end
  /// in, in a word that some bits of its bytes say.
  private let filter: [UInt64]

  static let standard = NameDoubts(
    words: ChineseNameTable.embedded.nonNames,
    endings: ChineseNameTable.embedded.organisationEndings)

  private init(words: [String], endings: [String]) {
    var filter = [UInt64](repeating: 0, count: 128)
    for ideographs in words.map({ $0.unicodeScalars.suffix(2) })
      + endings.map({ $0.unicodeScalars.suffix(1) })
    {
      let hash = Self.hash(
        of: ideographs.reduce(0) { $0 << 24 | UInt64(ShortName.bytes(of: $1.value)) })
      filter[Int(hash >> 57)] |= 1 << (hash >> 51 & 63) | 1 << (hash >> 45 & 63)
    }
    self.filter = filter
  }

  @inline(__always)
  private static func hash(of bytes: UInt64) -> UInt64 { bytes &* 0x9E37_79B9_7F4A_7C15 }

  /// One in the lowest bit if something may be in the filter, else 0.
  @inline(__always)
  private func mayHold(_ bytes: UInt64) -> UInt64 {
    let hash = Self.hash(of: bytes)
    let word = filter[Int(truncatingIfNeeded: hash &>> 57)]
    return word &>> (hash &>> 51 & 63) & word &>> (hash &>> 45 & 63)
  }

  /// False if a text surely is a name of a person; told without a branch, which would be guessed wrong.
  @inline(__always)
  func mayConcern(_ name: ShortName) -> Bool {
    (mayHold(name.front) | name.isTwo & name.isDouble | ~name.isTwo & mayHold(name.last)) & 1 != 0
  }
}
