internal import UnicodeText

extension Collator {
  /// The first primary weight of a text as it counts in keys, zero if it has none; nil if finding it takes
  /// more than a look at a few characters.
  @inline(__always)
  func quickFirstWeight(_ text: Span<UInt8>) -> UInt32? {
    var words = WordReader(text)
    let word = words.next(self)
    let codePoint = words.previousPoint
    if word.bits & PrimaryWord.slow != 0 { return nil }
    if word.beginsSurnames {
      let first = nameWord(text, first: codePoint, word)
      return first.isSingle && !first.mayChange ? first.firstWeight : nil
    }
    if words.mayChange(word, self) { return nil }
    if word.isSingle || word.lead == 0 { return word.firstWeight }
    return firstOfSeveralWeights(of: codePoint)
  }

  /// The first weight of a character that has several, and that nothing stands behind.
  @inline(never)
  private func firstOfSeveralWeights(of codePoint: UInt32) -> UInt32? {
    var entry = table.entryAlone(of: codePoint)
    if entry.tag == CollationEntry.hangul {
      entry = table.entryAlone(of: Hangul.jamo(of: codePoint).lead)
    }
    guard entry.isElement, entry.element.primary != 0 else { return nil }
    return reordering(entry.element.primary)
  }
}
