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
  /// The codes of the weights of those that have two.
  private(set) var pairs: [BulkCodePair] = []
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
    let code = word.mayBeLetter ? self.code(of: codePoint, word) : nil
    codes[place] = (code ?? .other).bits
    if code != nil { sections[place] = sectionOf.section(of: codePoint) }
  }

  private mutating func code(of codePoint: UInt32, _ word: PrimaryWord) -> LetterCode? {
    let found = collator.primaryWeights(of: codePoint).map { alphabet.code(of: $0) }
    guard found.allSatisfy(\.isWhole) else { return nil }
    switch found.count {
    case 1: return LetterCode(found[0].code, word)
    case 2:
      pairs.append(BulkCodePair(first: found[0].code, second: found[1].code))
      return LetterCode(pair: pairs.count - 1)
    default: return nil
    }
  }
}

extension Collator {
  /// The primary weights of a character that stands alone.
  func primaryWeights(of codePoint: UInt32) -> [UInt32] {
    let text = Array(String(Unicode.Scalar(codePoint) ?? "\u{FFFD}").utf8)
    return primaryWeights(of: text.span)
  }

  /// The primary weights of a text.
  func primaryWeights(of text: Span<UInt8>) -> [UInt32] {
    var weights: [UInt32] = []
    var cursor = WeightCursor(text, of: self, on: .primary)
    while case let weight = cursor.next(), weight != 0 { weights.append(weight) }
    return weights
  }
}
