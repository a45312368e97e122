/// What decides of most texts: the first place where they differ.
extension Collator {
  /// How two texts stand to each other, of which one begins with another character than a letter of ASCII.
  @inline(never)
  func compareCharacters(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Ordering {
    guard left.count >= 4, right.count >= 4 else { return compareWhole(left, right) }
    let leftWord = words.word(of: FirstCharacter.read(left.fourBytes(at: 0)))
    let rightWord = words.word(of: FirstCharacter.read(right.fourBytes(at: 0)))
    return leftWord.lastingOrder(to: rightWord) ?? compareWhole(left, right)
  }

  /// How two texts stand to each other that begin with the same letter of ASCII.
  @inline(never)
  func compareAlike(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Ordering {
    let common = left.commonPrefix(with: right)
    guard common < left.count, common < right.count else { return compareWhole(left, right) }
    let (leftWeight, rightWeight) = (words.letters[left[common]], words.letters[right[common]])
    // What stands before may only be letters that nothing around them changes.
    guard leftWeight != 0, rightWeight != 0, leftWeight != rightWeight,
      words.letters.have(left.extracting(first: common))
    else { return compareWhole(left, right) }
    return leftWeight < rightWeight ? .ascending : .descending
  }
}
