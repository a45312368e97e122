package import Collation
internal import UnicodeText

/// Takes a name apart into its units.
package struct NameUnits {
  package private(set) var units: [NameUnit] = []

  /// The units of a name, from the left; blanks and punctuation have none.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  package init(of text: Span<UInt8>, surnames: SurnameReadings?) {
    let surname = surnames?.match(text)
    for segment in ReadingSegment.all(of: text, surname: surname) {
      switch segment.kind {
      case .ideograph(let row): appendIdeograph(row, segment.utf8Range, of: text)
      case .kana: appendKana(segment.utf8Range, of: text)
      case .other: appendWords(segment.utf8Range, of: text)
      }
    }
    endWord()
  }

  private mutating func endWord() {
    if !units.isEmpty { units[units.count - 1].endsWord = true }
  }

  private mutating func appendIdeograph(_ row: Int?, _ range: Range<Int>, of text: Span<UInt8>) {
    // Ideographs beside each other are one word.
    if case .ideograph? = units.last?.key, units.last?.utf8Range.upperBound == range.lowerBound {
    } else {
      endWord()
    }
    var index = range.lowerBound
    let ideograph = CanonicalDecomposition.first(of: UTF8Reader.decode(text, at: &index))
    units.append(
      NameUnit(
        key: .ideograph(ideograph, row: row ?? -1), utf8Range: range, startsWord: true))
  }

  private mutating func appendKana(_ range: Range<Int>, of text: Span<UInt8>) {
    endWord()
    let syllables = KanaSyllable.all(of: Kana.letters(of: text, in: range))
    for (place, syllable) in syllables.enumerated() {
      let context = KanaContext.context(of: place, in: syllables)
      units.append(
        NameUnit(
          key: .kana(syllable.first, syllable.second, context: context),
          utf8Range: syllable.utf8Range, startsWord: place == 0))
    }
  }

  // MARK: Words

  private mutating func appendWords(_ range: Range<Int>, of text: Span<UInt8>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let kind = WordCharacter(UTF8Reader.decode(text, at: &index))
      Self.extend(kind, to: &index, in: text, limit: range.upperBound)
      endWord()
      switch kind {
      case .separator: break
      case .hangul: appendHangul(start..<index, of: text)
      case .letter, .symbol, .continuing: appendLetters(start..<index, of: text)
      }
    }
  }

  /// Goes on over characters of the same kind, and marks.
  private static func extend(
    _ kind: WordCharacter, to index: inout Int, in text: Span<UInt8>, limit: Int
  ) {
    while index < limit {
      var next = index
      let following = WordCharacter(UTF8Reader.decode(text, at: &next))
      guard following == kind || following == .continuing else { return }
      index = next
    }
  }

  private mutating func appendLetters(_ range: Range<Int>, of text: Span<UInt8>) {
    var isFirst = true
    LetterFolding.shared.forEachCode(of: text, in: range) { code, place in
      guard code != 0 else { return isFirst ? () : extendLast(to: place.upperBound) }
      units.append(NameUnit(key: .letter(code), utf8Range: place, startsWord: isFirst))
      isFirst = false
    }
  }

  /// Adds marks to the letter that they belong to.
  private mutating func extendLast(to end: Int) {
    let last = units.count - 1
    units[last].utf8Range =
      units[last].utf8Range.lowerBound..<max(units[last].utf8Range.upperBound, end)
  }

  private mutating func appendHangul(_ range: Range<Int>, of text: Span<UInt8>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      let codePoint = UTF8Reader.decode(text, at: &index)
      if let syllable = Self.syllable(codePoint, at: &index, of: text) {
        units.append(
          NameUnit(key: .hangul(syllable), utf8Range: start..<index, startsWord: true))
      } else if HangulLetters.isJamo(codePoint) {
        for letter in HangulLetters.letters(ofJamo: codePoint) {
          units.append(
            NameUnit(key: .letter(letter), utf8Range: start..<index, startsWord: true))
        }
      }
    }
  }

  /// The syllable that begins with a code point, composed if it is written with jamo.
  private static func syllable(_ first: UInt32, at index: inout Int, of text: Span<UInt8>)
    -> UInt32?
  {
    var syllable = first
    if Hangul.leadBase..<Hangul.leadBase + Hangul.leadCount ~= first {
      guard
        let vowel = jamo(
          Hangul.vowelBase..<Hangul.vowelBase + Hangul.vowelCount, at: &index, of: text)
      else { return nil }
      syllable =
        Hangul.syllableBase
        + ((first - Hangul.leadBase) * Hangul.vowelCount + vowel - Hangul.vowelBase)
        * Hangul.trailCount
    }
    guard Hangul.isSyllable(syllable) else { return nil }
    if (syllable - Hangul.syllableBase).isMultiple(of: Hangul.trailCount),
      let trail = jamo(
        Hangul.trailBase + 1..<Hangul.trailBase + Hangul.trailCount, at: &index, of: text)
    {
      syllable += trail - Hangul.trailBase
    }
    return syllable
  }

  /// The jamo at an index, which moves past it, if it is in a range.
  private static func jamo(_ range: Range<UInt32>, at index: inout Int, of text: Span<UInt8>)
    -> UInt32?
  {
    guard index < text.count else { return nil }
    var next = index
    let codePoint = UTF8Reader.decode(text, at: &next)
    guard range.contains(codePoint) else { return nil }
    index = next
    return codePoint
  }
}
