@testable import Collation
import TestSupport
import Testing

/// Search against the definition: the first piece of the text, between boundaries, that compares as the
/// same as the pattern, the shortest where several end at the same place.
@Suite("Search against its definition")
struct SearchReferenceTests {
  /// A collation, and the characters that texts are made of.
  struct Case: CustomTestStringConvertible, Sendable {
    let locale: String
    let alphabet: String
    var options = CollationOptions()

    var testDescription: String { "\(locale) \(options)" }
  }

  @Test(
    "the same matches are found",
    arguments: [
      Case(locale: "und", alphabet: "aAbá\u{301}\u{323}\u{AD}"),
      Case(locale: "und", alphabet: "abæéß\u{301}", options: CollationOptions(caseLevel: true)),
      Case(locale: "da", alphabet: "aAåbæ\u{30A}\u{323}"),
      Case(locale: "cs", alphabet: "chCHč\u{30C}"),
      Case(locale: "de-u-co-phonebk", alphabet: "aeuäÄü\u{308}"),
      Case(locale: "ja", alphabet: "かカーあアヽ\u{3099}"),
      Case(locale: "ko-u-co-search", alphabet: "가각\u{1100}\u{1161}\u{11A8}ㄲㄱ"),
      Case(locale: "th", alphabet: "เแกขา\u{E48}"),
      Case(locale: "und", alphabet: "\u{CC6}\u{CC2}\u{CD5}\u{CCA}\u{CCB}a"),
      Case(locale: "und", alphabet: "\u{F71}\u{F72}\u{F73}\u{F40}\u{FB2}\u{F80}"),
      Case(locale: "und", alphabet: "ab -", options: CollationOptions(alternate: .shifted)),
      Case(locale: "und", alphabet: "0129a", options: CollationOptions(numeric: true)),
      Case(
        locale: "und", alphabet: "aAáb\u{301}",
        options: CollationOptions(caseFirst: .upper, backwards: true)),
    ], Strength.allCases)
  func reference(_ test: Case, _ strength: Strength) throws {
    var options = test.options
    options.strength = strength
    let collator = try Collator(locale: test.locale, options: options)
    let alphabet = Array(test.alphabet.unicodeScalars)
    var generator = SeededGenerator(seed: 3)
    func random(_ length: ClosedRange<Int>) -> [UInt8] {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: length, using: &generator) {
        scalars.append(alphabet[Int.random(in: 0..<alphabet.count, using: &generator)])
      }
      return Array(String(scalars).utf8)
    }
    var matches = 0
    for _ in 0..<200 {
      let (pattern, text) = (random(1...3), random(0...8))
      let found = SearchPattern(utf8: pattern.span, of: collator).matches(in: text.span)
      let expected = Self.matches(pattern, text, collator)
      #expect(
        found == expected,
        "\(String(decoding: pattern, as: UTF8.self)) in \(String(decoding: text, as: UTF8.self))")
      matches += expected.count
    }
    #expect(matches > 5)
  }

  /// The matches by trying every piece of the text.
  private static func matches(_ pattern: [UInt8], _ text: [UInt8], _ collator: Collator)
    -> [Range<Int>]
  {
    let nothing: [UInt8] = []
    if collator.compare(utf8: pattern.span, nothing.span) == .same { return [] }
    let boundaries = boundaries(of: text)
    var matches: [Range<Int>] = []
    var first = 0
    for end in boundaries {
      let starts = boundaries.filter { $0 >= first && $0 < end }
      for start in starts.reversed() where isUncut(start..<end, of: text, collator) {
        let piece = Array(text[start..<end])
        if collator.compare(utf8: piece.span, pattern.span) == .same {
          matches.append(start..<end)
          first = end
          break
        }
      }
    }
    return matches
  }

  /// Where canonical composition can't reach across, told by the standard library.
  private static func boundaries(of text: [UInt8]) -> [Int] {
    var boundaries = [0]
    var index = 0
    var before: Unicode.Scalar = " "
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let continues =
        scalar.properties.canonicalCombiningClass != .notReordered || scalar.value == 0xF73
        || joins(before, scalar)
      if index > 0, !continues { boundaries.append(index) }
      index += UTF8.width(scalar)
      before = scalar
    }
    if index > 0 { boundaries.append(index) }
    return boundaries
  }

  /// True for jamo of one syllable and the parts of Kannada vowels.
  private static func joins(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    let last = decomposed(String(first)).unicodeScalars.last?.value ?? 0
    return switch second.value {
    case 0x1161: last == 0x1100
    case 0x11A8: last == 0x1161
    case 0xCC2: last == 0xCC6
    case 0xCD5: last == 0xCC6 || last == 0xCC2
    default: false
    }
  }

  /// True if the piece has, standing alone, the elements and ranges that it has within the text.
  private static func isUncut(_ range: Range<Int>, of text: [UInt8], _ collator: Collator) -> Bool {
    let piece = Array(text[range])
    let inside = collator.elements(utf8: text.span).filter { $0.utf8Range.overlaps(range) }
    let alone = collator.elements(utf8: piece.span)
    return inside.map { $0.description(from: range.lowerBound) }
      == alone.map { $0.description(from: 0) }
  }
}

extension CollationElements.Element {
  /// Its weights, and its range counted from `start`.
  fileprivate func description(from start: Int) -> [Int] {
    [
      Int(primary), Int(secondary), Int(tertiary), Int(letterCase.rawValue),
      utf8Range.lowerBound - start, utf8Range.upperBound - start,
    ]
  }
}
