/// What has to be known of texts that begin with a character, to know that they have its first primary weight.
package enum FirstWeightNeed {
  /// Nothing, whatever stands behind the character.
  case nothing
  /// That no mark stands behind it.
  case noMark
  /// That none of these characters of ASCII stands behind it, by their bits, nor any that isn't of ASCII.
  case noneOf(low: UInt64, high: UInt64)
  /// More than a look at what stands behind it tells.
  case more
}

extension Collator {
  /// What has to be known of texts that begin with a character.
  ///
  /// - Complexity: O(1) in most cases, else O(*n*) in the number of contractions that it begins.
  package func firstWeightNeed(of codePoint: UInt32) -> FirstWeightNeed {
    // A surrogate has to be told from what is ill-formed.
    if acceptsSurrogates { return .more }
    let word = word(of: codePoint)
    if word.lead == 0 || word.bits & PrimaryWord.needsMore != 0 { return .more }
    if word.beginsContractions { return continuations(of: codePoint) }
    return word.mayChange ? .noMark : .nothing
  }

  private func continuations(of codePoint: UInt32) -> FirstWeightNeed {
    var bits: (UInt64, UInt64) = (0, 0)
    _ = makeWord(of: codePoint, &bits)
    return .noneOf(low: bits.0, high: bits.1)
  }
}

extension PrimaryWord {
  /// Set where what follows may be anything, or the character is itself a mark, which others may overtake.
  fileprivate static var needsMore: UInt64 { slow | mark | surname }
}
