/// Reads the words of a text that may be a name, those of its surname first.
struct NameReader: ~Escapable {
  private var surname: SurnameWords?
  private var number: Int32 = 0
  private var rest: WordReader

  @_lifetime(copy text)
  init(_ text: Span<UInt8>, of collator: Collator) {
    rest = WordReader(text)
    let word = rest.next(collator)
    if word.beginsSurnames {
      surname = collator.surnameWords(text, first: rest.previousPoint)
    }
    rest = WordReader(text, from: Int(surname?.size ?? 0))
  }

  /// The next word, as `WordReader` has it.
  @_lifetime(self: copy self)
  mutating func next(_ collator: Collator) -> PrimaryWord {
    guard let surname, number < surname.count else { return rest.next(collator) }
    number += 1
    return surname.words[Int(number - 1)]
  }

  /// True if what comes next makes something else of the word that was read last.
  @_lifetime(self: copy self)
  mutating func mayChange(_ word: PrimaryWord, _ collator: Collator) -> Bool {
    rest.mayChange(word, collator)
  }
}
