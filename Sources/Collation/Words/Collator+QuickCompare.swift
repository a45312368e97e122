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
      if both.step(self).bits & stops != 0 { return compareByFirstWeights(left, right) }
      stops = PrimaryWord.slow
    }
    var leftWords = WordReader(left, from: both)
    var rightWords = WordReader(right, from: both)
    while true {
      let (leftWord, rightWord) = (leftWords.next(self), rightWords.next(self))
      if (leftWord.bits | rightWord.bits) & stops != 0 {
        return compareByFirstWeights(left, right)
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

extension Collator {
  /// How two texts stand to each other if their first weights differ.
  @inline(never)
  private func compareByFirstWeights(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Ordering? {
    guard surnames != nil, let leftWeight = quickFirstWeight(left),
      let rightWeight = quickFirstWeight(right), leftWeight != rightWeight
    else { return nil }
    return leftWeight < rightWeight ? .ascending : .descending
  }
}

extension PrimaryWord {
  /// How two different words stand to each other; nil if one has all weights of the other and more.
  @inline(__always)
  fileprivate func order(to other: PrimaryWord) -> Ordering? {
    if lead == 0 { return .ascending }
    if other.lead == 0 { return .descending }
    let shared = min(count, other.count) &+ 1
    let difference = (beginning ^ other.beginning) &>> (64 &- 8 &* shared)
    if difference == 0 { return nil }
    return beginning < other.beginning ? .ascending : .descending
  }
}
