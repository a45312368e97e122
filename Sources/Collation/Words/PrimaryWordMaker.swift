internal import UnicodeText

/// Makes the words of code points.
struct PrimaryWordMaker {
  private let collator: Collator
  /// True if a line feed ends a text.
  private let readsLines: Bool
  /// Which ASCII characters continue a contraction, whatever it begins with; as many as have been met.
  private(set) var continuations: (UInt64, UInt64) = (0, 0)

  /// The elements behind which a capital is expected, and the lower half of a capital's element.
  private let dividers: [CollationElement]
  private let capital: UInt32

  init(_ collator: Collator, readsLines: Bool) {
    self.collator = collator
    self.readsLines = readsLines
    dividers = [0x20, 0x2D].map { Self.element(of: $0, collator) }
      .filter { $0.bits & 0xFFFF_FFFF == CollationElement.commonWeights }
    capital = collator.table.capital
  }

  private static func element(of codePoint: UInt32, _ collator: Collator) -> CollationElement {
    let entry = collator.table.plainEntry(of: codePoint)
    return entry.isElement ? entry.element : .ignorable
  }

  /// What `ElementCursor` makes of a code point, as long as it needs no window.
  mutating func word(for codePoint: UInt32) -> PrimaryWord {
    let isMark = CanonicalDecomposition.combiningClasses(of: codePoint).lead != 0
    return plainWord(for: codePoint).with(flags: isMark ? PrimaryWord.mark : 0)
  }

  private mutating func plainWord(for codePoint: UInt32) -> PrimaryWord {
    let table = collator.table
    if readsLines, codePoint == BulkTexts.lineFeed { return .cursor }
    if let surnames = collator.surnames, surnames.concerns(codePoint) { return .cursor }
    if collator.settings.numeric, NumberWeights.value(of: codePoint, table) != nil {
      return .cursor
    }
    let entry = table.entry(for: codePoint)
    switch entry.tag {
    case CollationEntry.hangul:
      return hangul(codePoint)
    case CollationEntry.accentedExpansion, CollationEntry.accentedShortExpansion:
      return word(of: entry, codePoint).with(flags: PrimaryWord.beforeMark)
    case CollationEntry.mark:
      let own = table.unwrapped(entry)
      return own.isElement ? word(of: own, codePoint).with(flags: PrimaryWord.beforeMark) : .cursor
    case CollationEntry.markContraction:
      let own = table.node(at: Int(entry.payload)).entry
      return word(of: own, codePoint).with(flags: PrimaryWord.beforeMark)
    case CollationEntry.contraction:
      let node = table.node(at: Int(entry.payload))
      for next in node.continuations {
        if next < 64 { continuations.0 |= 1 << UInt64(next) }
        if next & ~63 == 64 { continuations.1 |= 1 << UInt64(next & 63) }
      }
      return word(of: node.entry, codePoint).with(flags: PrimaryWord.contraction)
    default:
      return word(of: entry, codePoint)
    }
  }

  private func hangul(_ syllable: UInt32) -> PrimaryWord {
    let jamo = Hangul.jamo(of: syllable)
    let parts = [jamo.lead, jamo.vowel] + (jamo.trail == 0 ? [] : [jamo.trail])
    let entries = parts.map { collator.table.entry(for: $0) }
    guard entries.allSatisfy(\.isElement), !entries.prefix(2).contains(.ignorable) else {
      return .cursor
    }
    return word(of: entries.map(\.element))
  }

  /// The word of an entry that nothing around it changes.
  private func word(of entry: CollationEntry, _ codePoint: UInt32) -> PrimaryWord {
    let isPlain = entry.isElement || entry.isExpansion || entry.tag == CollationEntry.implicit
    return isPlain ? word(of: collator.table.elements(of: entry, for: codePoint)) : .cursor
  }

  private func word(of elements: [CollationElement]) -> PrimaryWord {
    let primaries = elements.map(\.primary).filter { $0 != 0 && !collator.isShifted($0) }
    let compressible = primaries.count { collator.table.compressible[Int($0 >> 24)] != 0 }
    guard compressible == 0 || compressible == primaries.count else { return .cursor }
    let weights = primaries.map { collator.reordering($0) }
    let word = PrimaryWord(weights: weights, isCompressible: compressible != 0)
    guard let word, let count = PrimaryWord.flag(elementCount: elements.count) else {
      return .cursor
    }
    let single = weights.count == 1 ? PrimaryWord.single : 0
    return word.with(flags: lowerFlags(of: elements) | count | single)
  }

  /// What `LowerPattern` wants to know.
  private func lowerFlags(of elements: [CollationElement]) -> UInt64 {
    if elements.isEmpty { return PrimaryWord.common }
    guard elements.allSatisfy({ $0.primary != 0 && !collator.isShifted($0.primary) }) else {
      return 0
    }
    if elements.count == 1, dividers.contains(elements[0]) {
      return PrimaryWord.common | PrimaryWord.divider
    }
    let lower = elements.map { UInt32(truncatingIfNeeded: $0.bits) }
    if lower.allSatisfy({ $0 == UInt32(CollationElement.commonWeights) }) {
      return PrimaryWord.common
    }
    return lower == [capital] ? PrimaryWord.capital : 0
  }
}

extension PrimaryWord {
  fileprivate static var cursor: PrimaryWord { PrimaryWord(bits: slow) }
}
