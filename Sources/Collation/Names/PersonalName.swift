internal import UnicodeText

/// Tells names of people from words and organisations that begin like them.
enum PersonalName {
  /// Words that begin with a surname and are none, two ideographs in 64 bits.
  private static let words = IdeographPairs(ChineseNameTable.embedded.nonNames.map(lastTwo))
  /// What names of organisations end in: one ideograph or two.
  private static let endings = IdeographPairs(
    ChineseNameTable.embedded.organisationEndings.map(lastTwo))

  /// The last two ideographs of a text, or the only one.
  private static func lastTwo(_ text: String) -> UInt64 {
    text.unicodeScalars.reduce(0) { $0 << 32 | UInt64($1.value) }
  }

  /// Whether a text may be the name of a person: two to four ideographs, with a blank between surname and
  /// given name or without, that are no word, no organisation and no one ideograph twice.
  static func seems(_ text: Span<UInt8>) -> Bool {
    var (count, first, last): (Int, UInt64, UInt64) = (0, 0, 0)
    var index = 0
    while index < text.count {
      let scalar = UTF8Reader.decode(text, at: &index)
      if scalar == 0x20 || scalar == 0x3000 { continue }
      guard IdeographIndex.place(of: scalar) >= 0, count < 4 else { return false }
      last = last << 32 | UInt64(scalar)
      count += 1
      if count == 2 { first = last }
    }
    guard count >= 2, count > 2 || first >> 32 != first & 0xFFFF_FFFF else { return false }
    if words.contains(first) { return false }
    if count == 2 { return true }
    return !endings.contains(last) && !endings.contains(last & 0xFFFF_FFFF)
  }
}
