internal import UnicodeText

/// The alphabet of a list, as some of its texts show it.
extension BulkAlphabet {
  /// For fewer texts it isn't worth the trouble.
  private static let fewestTexts = 256
  /// Longer ones too often have something in them that is no letter, and that then costs too much.
  private static let mostBytes = 128
  /// So many texts show what is frequent.
  private static let sampleSize = 1024

  /// The alphabet of some texts; nil if too many of them are of other characters than its letters.
  init?(of texts: BulkTexts, _ collator: Collator) {
    guard texts.count >= Self.fewestTexts, texts.content.count / texts.count <= Self.mostBytes
    else { return nil }
    let sample = texts.sample(min(Self.sampleSize, texts.count / 8))
    var words = PrimaryWords(collator, readsLines: texts.areLines, sections: .none)
    var counts: [UInt32: Int] = [:]
    for range in sample {
      for weight in words.letters(of: texts.content.span.extracting(range)) ?? [] {
        counts[weight, default: 0] += 1
      }
    }
    self.init(counts)
    let suitable = sample.count { range in
      words.letters(of: texts.content.span.extracting(range))?.allSatisfy { code(of: $0).isWhole }
        ?? false
    }
    // The others take many times as long.
    if suitable * 16 < sample.count * 15 { return nil }
  }
}

extension BulkTexts {
  /// Some of the texts, distributed over all of them.
  fileprivate func sample(_ size: Int) -> [Range<Int>] {
    let total = areLines ? content.count : count
    return (0..<size).map { number in
      var place = total / size * number
      if areLines, place > 0 { place = range(at: UInt32(place - 1)).upperBound + 1 }
      return range(at: UInt32(place))
    }
  }
}

extension PrimaryWords {
  /// The weights of a text, if all are of letters with one or two bytes.
  fileprivate mutating func letters(of text: Span<UInt8>) -> [UInt32]? {
    var (weights, index): ([UInt32], Int) = ([], 0)
    // A single text may still be of any length.
    let end = min(text.count, 1_000)
    while index < end {
      let codePoint = UTF8Reader.decode(text, at: &index)
      guard codePoint < LetterCodes.limit, case let word = word(of: codePoint), word.mayBeLetter
      else {
        return nil
      }
      weights += word.isSingle ? [word.firstWeight] : collator.primaryWeights(of: codePoint)
    }
    return weights
  }

  /// The word of a character, which is made if there is none yet.
  private mutating func word(of codePoint: UInt32) -> PrimaryWord {
    let place = Int(blocks[Int(codePoint >> 6)]) << 6 | Int(codePoint & 63)
    if words[place] == 0 {
      make(codePoint)
      return word(of: codePoint)
    }
    return PrimaryWord(bits: words[place])
  }
}
