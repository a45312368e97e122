/// The start of a text, as `Collator.quickCompare` has read it.
struct TextStart: ~Escapable {
  let text: Span<UInt8>
  /// The first character that has a weight, and its word.
  let character: UInt32
  let word: PrimaryWord

  @_lifetime(copy text)
  @inline(__always)
  init(_ text: Span<UInt8>, _ reader: borrowing WordReader, _ word: PrimaryWord) {
    self.text = text
    character = reader.previousPoint
    self.word = word
  }
}

extension Collator {
  /// How the primary weights of two texts stand to each other, the left one of which begins like a name if
  /// its word isn't slow; nil as `quickCompare` has it.
  @inline(never)
  func compareName(_ left: borrowing TextStart, _ right: borrowing TextStart) -> Ordering? {
    if (left.word.bits | right.word.bits) & PrimaryWord.slow != 0 { return nil }
    if right.word.beginsSurnames { return compareBothNames(left, right) }
    return firstWord(left).singleOrder(to: right.word) ?? compareNames(left.text, right.text)
  }

  /// The same where the right one may be the name, and the left one is none.
  @inline(never)
  func compareToName(_ left: borrowing TextStart, _ right: borrowing TextStart) -> Ordering? {
    if right.word.bits & PrimaryWord.slow != 0 { return nil }
    return left.word.singleOrder(to: firstWord(right)) ?? compareNames(left.text, right.text)
  }

  /// Whether a word is before the first one of what may be a name, where that doesn't depend on whether it
  /// is; nil where it does.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - first: The other, if it is no name.
  ///   - character: The character that has it.
  /// - Returns: The answer, or nil.
  @inline(__always)
  func isSurely(_ word: PrimaryWord, before first: PrimaryWord, _ character: UInt32) -> Bool? {
    guard word.isWeight, first.beginsSurnames, let surnames = words.surnames else { return nil }
    let (lowest, highest) = surnames.read { $0.range(of: character) }
    let weight = word.firstWeight
    return weight &- lowest > highest &- lowest ? weight < lowest : nil
  }

  @inline(never)
  private func compareBothNames(
    _ left: borrowing TextStart, _ right: borrowing TextStart
  ) -> Ordering? {
    firstWord(left).singleOrder(to: firstWord(right)) ?? compareNames(left.text, right.text)
  }

  @inline(__always)
  private func firstWord(_ name: borrowing TextStart) -> PrimaryWord {
    nameWord(name.text, first: name.character, name.word)
  }

  /// The same, word by word.
  @inline(never)
  func compareNames(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Ordering? {
    var leftWords = NameReader(left, of: self)
    var rightWords = NameReader(right, of: self)
    while true {
      let (leftWord, rightWord) = (leftWords.next(self), rightWords.next(self))
      if (leftWord.bits | rightWord.bits) & PrimaryWord.slow != 0 { return nil }
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
  /// How two words stand to each other that are for one weight each; nil if they aren't, or are the same, or
  /// change before certain characters.
  @inline(__always)
  fileprivate func singleOrder(to other: PrimaryWord) -> Ordering? {
    let both = PrimaryWord(bits: bits | other.bits)
    if both.mayChange || bits & other.bits & Self.single == 0 || beginning == other.beginning {
      return nil
    }
    return beginning < other.beginning ? .ascending : .descending
  }
}
