/// The codes of the characters of one or two bytes, made when one is first asked for.
///
/// So such a character costs a single read.
struct LetterCodes {
  /// The characters that may have a code are below; this one has none.
  static let limit: UInt32 = 0x800

  private let collator: Collator
  private let alphabet: BulkAlphabet
  private let sectionOf: BulkSections
  private(set) var codes = [UInt32](repeating: LetterCode.unknown.bits, count: Int(limit) + 1)
  /// The sections of texts that begin with the characters.
  private(set) var sections: [UInt16]

  /// Codes for the texts of a collator.
  init(_ collator: Collator, _ alphabet: BulkAlphabet, sections: BulkSections) {
    self.collator = collator
    self.alphabet = alphabet
    sectionOf = sections
    self.sections = [UInt16](repeating: 0, count: Int(Self.limit))
    // A line feed ends a line, or else is rare.
    for other in [UInt32(BulkTexts.lineFeed), Self.limit] {
      codes[Int(other)] = LetterCode.other.bits
    }
  }

  /// Makes the code of a character.
  mutating func make(_ codePoint: UInt32) {
    var continuations: (UInt64, UInt64) = (0, 0)
    let word = collator.makeWord(of: codePoint, &continuations)
    let place = Int(codePoint)
    codes[place] = LetterCode.other.bits
    guard word.isLetter, case let (code, isWhole) = alphabet.code(of: word.firstWeight), isWhole
    else { return }
    codes[place] = LetterCode(code, word).bits
    sections[place] = sectionOf.section(of: codePoint)
  }
}
