internal import UnicodeText

/// Where a match may begin and end: where no combining character sequence is cut, and no sequence of
/// starters that are one character in another normalization form.
enum MatchBoundary {
  static func isBoundary(_ index: Int, in text: Span<UInt8>, surrogates: Bool) -> Bool {
    guard index > 0, index < text.count else { return true }
    // No character below U+0300 continues another, and from there on UTF-8 begins with CC or more.
    guard text[index] >= 0xCC else { return true }
    var next = index
    let codePoint = UTF8Reader.decode(text, at: &next, surrogates: surrogates)
    if CanonicalDecomposition.combiningClasses(of: codePoint).lead != 0 { return false }
    guard CanonicalJoins.mayBeSecond(codePoint) else { return true }
    var previous = index
    let before = UTF8Reader.decodeBackward(text, before: &previous, surrogates: surrogates)
    return !CanonicalJoins.joins(before, codePoint)
  }
}
