internal import UnicodeText

/// The words of code points.
extension Collator {
  /// What `ElementCursor` makes of a code point, as long as it needs no window.
  ///
  /// - Parameters:
  ///   - codePoint: A code point.
  ///   - continuations: Gets the ASCII characters that continue contractions with it.
  /// - Returns: A word that isn't zero.
  func makeWord(of codePoint: UInt32, _ continuations: inout (UInt64, UInt64)) -> PrimaryWord {
    if surnames != nil, codePoint == SurnameReadings.familyNameMarkValue { return .cursor }
    if settings.numeric, NumberWeights.value(of: codePoint, table) != nil { return .cursor }
    let word = plainWord(of: codePoint, &continuations)
    let isMark = CanonicalDecomposition.combiningClasses(of: codePoint).lead != 0
    if isMark { return word.with(flags: PrimaryWord.mark) }
    return beginsSurnames(codePoint) ? word.with(flags: PrimaryWord.surname) : word
  }

  /// The word without the flags that texts as a whole ask for.
  func plainWord(of codePoint: UInt32) -> PrimaryWord {
    var continuations: (UInt64, UInt64) = (0, 0)
    return plainWord(of: codePoint, &continuations)
  }

  private func plainWord(
    of codePoint: UInt32, _ continuations: inout (UInt64, UInt64)
  ) -> PrimaryWord {
    makeWord(of: table.entry(for: codePoint), codePoint, &continuations)
  }

  private func makeWord(
    of entry: CollationEntry, _ codePoint: UInt32, _ continuations: inout (UInt64, UInt64)
  ) -> PrimaryWord {
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
    let entries = parts.map { table.entry(for: $0) }
    guard entries.allSatisfy(\.isElement), !entries.prefix(2).contains(.ignorable) else {
      return .cursor
    }
    return word(of: entries.map(\.element))
  }

  /// The word of an entry that nothing around it changes.
  private func word(of entry: CollationEntry, _ codePoint: UInt32) -> PrimaryWord {
    if entry.isElement {
      if entry.word == 0 { return PrimaryWord(bits: PrimaryWord.common) }
      return word(of: entry.element)
        .with(flags: isCapital(entry.element, of: codePoint) ? PrimaryWord.capital : 0)
    }
    if entry.tag == CollationEntry.implicit {
      return word(of: CollationElement(primary: ImplicitWeight.primary(of: codePoint)))
    }
    return entry.isExpansion ? word(of: table.elements(of: entry, for: codePoint)) : .cursor
  }

  /// The word of one element, as most characters have it.
  func word(of element: CollationElement) -> PrimaryWord {
    let flags = lowerFlags(of: element) | PrimaryWord.flag(elementCount: 1)
    if element.primary == 0 || isShifted(element.primary) { return PrimaryWord(bits: flags) }
    let isCompressible = table.compressible[Int(element.primary >> 24)] != 0
    let word = PrimaryWord(weight: reordering(element.primary), isCompressible: isCompressible)
    return word.with(flags: flags)
  }

  /// The word of several elements.
  private func word(of elements: [CollationElement]) -> PrimaryWord {
    let words = elements.map { word(of: $0) }
    return PrimaryWord(joining: words.filter { $0.lead != 0 })?
      .with(flags: PrimaryWord.flag(elementCount: elements.count))
      .with(flags: words.allSatisfy(\.isCommon) ? PrimaryWord.common : 0) ?? .cursor
  }

  /// What `LowerPattern` wants to know.
  private func lowerFlags(of element: CollationElement) -> UInt64 {
    if element.primary == 0 || isShifted(element.primary) { return 0 }
    guard element.lowerHalf == UInt32(CollationElement.commonWeights) else { return 0 }
    return words.examples.isDivider(element)
      ? PrimaryWord.common | PrimaryWord.divider : PrimaryWord.common
  }
}

extension PrimaryWord {
  fileprivate static var cursor: PrimaryWord { PrimaryWord(bits: slow) }
}
