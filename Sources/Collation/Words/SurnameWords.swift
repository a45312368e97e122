/// The words of a surname at the start of a name, where it is read otherwise than in other texts.
struct SurnameWords: Sendable {
  /// The words of the elements.
  private(set) var words = InlineArray<4, PrimaryWord>(repeating: PrimaryWord(bits: 0))
  private(set) var count: Int32 = 0
  /// How many bytes of the name it is.
  private(set) var size: Int32 = 0
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
      size += ideograph < 0x1_0000 ? 3 : 4
    }
  }

  private mutating func append(_ word: PrimaryWord) {
    words[Int(count)] = word
    count += 1
  }
}
