internal import UnicodeText

/// What a surname at the start of a name puts into keys, where it is read otherwise than in other texts.
struct SurnameWords: Sendable {
  /// The words of the elements.
  private(set) var words = InlineArray<4, PrimaryWord>(repeating: PrimaryWord(bits: 0))
  private(set) var count = 0
  /// The first weight, as it counts in keys.
  private(set) var weight: UInt32 = 0
  /// What the first weight is that of: an ideograph, or a letter whose index marker it is.
  private(set) var character: UInt32 = 0

  /// The words of a surname.
  init(_ surname: Surname, _ ideographs: [UInt32], _ collator: Collator) {
    for (place, ideograph) in zip(surname.places, ideographs) {
      let isMoved = place.predecessor != 0
      let primary =
        isMoved ? collator.table.primary(before: place) : collator.table.primary(of: ideograph)
      if count == 0 { character = isMoved ? place.predecessor : ideograph }
      append(collator.word(of: CollationElement(primary: primary)))
      if isMoved { append(collator.word(of: CollationElement(primary: place.weight))) }
    }
    weight = UInt32(truncatingIfNeeded: words[0].beginning >> 32)
  }

  private mutating func append(_ word: PrimaryWord) {
    words[count] = word
    count += 1
  }
}
