extension Collator {
  /// How the primary weights of two texts stand to each other; nil if that takes more than a look at each
  /// character.
  ///
  /// - Parameters:
  ///   - left: A text.
  ///   - right: Another.
  ///   - common: How many bytes the texts have in common at their start.
  /// - Returns: The order as far as primary weights decide it.
  @inline(__always)
  func quickCompare(_ left: Span<UInt8>, _ right: Span<UInt8>, common: Int) -> Ordering? {
    var both = WordReader(left)
    // A sequence that isn't well-formed is known to be such by its fourth byte at the latest.
    var stops = PrimaryWord.slow | PrimaryWord.surname
    while both.index &+ 4 <= common {
      let word = both.step(self)
      if word.bits & stops != 0 { return word.beginsSurnames ? compareNames(left, right) : nil }
      stops = PrimaryWord.slow
    }
    var leftWords = WordReader(left, from: both)
    var rightWords = WordReader(right, from: both)
    while true {
      let (leftWord, rightWord) = (leftWords.next(self), rightWords.next(self))
      // One after the other: of two texts in succession, one often is the same as before.
      if leftWord.bits & stops != 0 {
        if let isBefore = isSurely(rightWord, before: leftWord, leftWords.previousPoint) {
          return isBefore ? .descending : .ascending
        }
        return compareName(
          TextStart(left, leftWords, leftWord), TextStart(right, rightWords, rightWord))
      }
      if rightWord.bits & stops != 0 {
        if let isBefore = isSurely(leftWord, before: rightWord, rightWords.previousPoint) {
          return isBefore ? .ascending : .descending
        }
        return compareToName(
          TextStart(left, leftWords, leftWord), TextStart(right, rightWords, rightWord))
      }
      stops = PrimaryWord.slow
      if leftWord.beginning != rightWord.beginning {
        if leftWords.mayChange(leftWord, self) || rightWords.mayChange(rightWord, self) {
          return nil
        }
        return leftWord.order(to: rightWord)
      }
      if leftWord.lead == 0 { return .same }
    }
  }
}

extension PrimaryWord {
  /// How two different words stand to each other; nil if one has all weights of the other and more.
  @inline(__always)
  func order(to other: PrimaryWord) -> Ordering? {
    comes(before: other).map { $0 ? .ascending : .descending }
  }

  /// How two words stand to each other whatever comes next; nil if that depends on it, or if one has no weights,
  /// or all weights of the other.
  @inline(__always)
  func lastingOrder(to other: PrimaryWord) -> Ordering? {
    let doubts = Self.slow | Self.surname | Self.beforeMark | Self.contraction
    if (bits | other.bits) & doubts != 0 || lead == 0 || other.lead == 0 { return nil }
    let shared = min(count, other.count) &+ 1
    if (beginning ^ other.beginning) &>> (64 &- 8 &* shared) == 0 { return nil }
    return beginning < other.beginning ? .ascending : .descending
  }

  /// The same as the answer to whether this one comes first.
  @inline(__always)
  func comes(before other: PrimaryWord) -> Bool? {
    if lead == 0 { return true }
    if other.lead == 0 { return false }
    let shared = min(count, other.count) &+ 1
    let difference = (beginning ^ other.beginning) &>> (64 &- 8 &* shared)
    return difference == 0 ? nil : beginning < other.beginning
  }
}
