internal import UnicodeText

/// Reads the words of a text, those without a primary weight left out.
struct WordReader: ~Escapable {
  private let text: Span<UInt8>
  private(set) var index: Int
  private var previous: UInt64 = 0
  /// The character read last.
  private(set) var previousPoint: UInt32 = 0

  @_lifetime(copy text)
  @inline(__always)
  init(_ text: Span<UInt8>, from index: Int = 0) {
    self.text = text
    self.index = index
  }

  /// Goes on in another text, which begins with the same bytes up to here and four more.
  @_lifetime(copy text)
  @inline(__always)
  init(_ text: Span<UInt8>, from other: borrowing WordReader) {
    self.text = text
    index = other.index
    previous = other.previous
    previousPoint = other.previousPoint
  }

  /// The next word; one without a lead byte at the end, and one that is slow where only an `ElementCursor`
  /// knows how to go on.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func next(_ collator: Collator) -> PrimaryWord {
    while index < text.count {
      let word = step(collator)
      if word.lead != 0 || word.bits & PrimaryWord.slow != 0 { return word }
    }
    return PrimaryWord(bits: 0)
  }

  /// The word of the next character.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func step(_ collator: Collator) -> PrimaryWord {
    let codePoint = UTF8Reader.decode(text, at: &index)
    let word = collator.word(of: codePoint)
    if word.needsLook(after: previous),
      word.needsCursor(after: previous) || collator.isContinued(previousPoint, by: codePoint)
    {
      return PrimaryWord(bits: PrimaryWord.slow)
    }
    previous = word.bits
    previousPoint = codePoint
    return word
  }

  /// True if what comes next makes something else of the word that was read last.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func mayChange(_ word: PrimaryWord, _ collator: Collator) -> Bool {
    word.mayChange && index < text.count && step(collator).bits & PrimaryWord.slow != 0
  }
}
