/// A piece of a name that is typed as one: an ideograph, a syllable of Hangul or kana, any other letter.
package struct NameUnit: Sendable, Hashable {
  /// What decides how it may be typed.
  package enum Key: Sendable, Hashable {
    /// A letter by its code (``LetterFolding``), or a letter of Hangul by itself.
    case letter(UInt32)
    /// An ideograph, and the number of its reading here, -1 if it has none.
    case ideograph(UInt32, row: Int)
    /// A syllable of Hangul.
    case hangul(UInt32)
    /// The letters of a syllable of kana, and what counts of those beside it (``KanaContext``).
    case kana(UInt32, UInt32, context: UInt8)
  }

  package let key: Key
  /// Where in the name it is, in bytes.
  package var utf8Range: Range<Int>
  /// Whether what is typed may begin with it.
  package let startsWord: Bool
  /// Whether a word ends behind it.
  package var endsWord = false
}
