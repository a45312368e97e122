@testable import Collation
import TestSupport
import Testing

@Suite("CollationElements")
struct CollationElementsTests {
  /// The ranges of a text's elements, in characters of the text, each element with its own.
  private func pieces(_ text: String, _ locale: String, _ options: CollationOptions = .init())
    throws -> [String]
  {
    let elements = try Collator(locale: locale, options: options).elements(in: text)
    return elements.map { String(text[$0.range(in: text)]) }
  }

  private func ranges(_ text: String, _ locale: String) throws -> [Range<Int>] {
    try Collator(locale: locale).elements(in: text).map(\.utf8Range)
  }

  @Test("each character of simple text has one element, its range the character")
  func simple() throws {
    #expect(try pieces("añb李", "es") == ["a", "ñ", "b", "李"])
    #expect(try pieces("", "en").isEmpty)
    #expect(try ranges("", "en").isEmpty)
  }

  @Test("the elements of an expansion share its range")
  func expansions() throws {
    #expect(try Set(pieces("bæb", "en")) == ["b", "æ"])
    #expect(try pieces("bæb", "en").count > 3)
    #expect(try pieces("bæb", "da") == ["b", "æ", "b"])
    #expect(try pieces("aßb", "de").filter { $0 == "ß" }.count >= 2)
  }

  @Test("the elements of a contraction cover all of it")
  func contractions() throws {
    #expect(try pieces("chata", "cs") == ["ch", "a", "t", "a"])
    #expect(try pieces("chata", "en") == ["c", "h", "a", "t", "a"])
    #expect(try pieces("baab", "da").contains("aa"))
    #expect(try !pieces("baab", "da").contains("a"))
  }

  @Test("the jamo of a syllable share its range, conjoining jamo have their own")
  func hangul() throws {
    #expect(try pieces("한", "ko") == ["한", "한", "한"])
    #expect(try pieces("\u{1100}\u{1161}", "und") == ["\u{1100}", "\u{1161}"])
  }

  @Test("Thai vowels before their consonants share a range with these")
  func thai() throws {
    #expect(try pieces("เกม", "th") == ["เก", "เก", "ม"])
  }

  @Test("marks in canonical order have ranges of their own, those that change places share one")
  func marks() throws {
    #expect(try ranges("q\u{323}\u{301}", "und") == [0..<1, 1..<3, 3..<5])
    #expect(try ranges("q\u{301}\u{323}", "und") == [0..<1, 1..<5, 1..<5])
    // The last mark stays in its place.
    #expect(try ranges("q\u{301}\u{323}\u{345}", "und") == [0..<1, 1..<5, 1..<5, 5..<7])
    // A precomposed character takes part with all it consists of.
    #expect(try ranges("é\u{323}x", "und") == [0..<4, 0..<4, 0..<4, 4..<5])
  }

  @Test("a contraction that passes over marks shares its range with them")
  func discontiguous() throws {
    // Danish å, with a dot below between the letter and the ring that its contraction takes.
    #expect(try ranges("a\u{323}\u{30A}b", "da") == [0..<5, 0..<5, 5..<6])
  }

  @Test("an ill-formed sequence has the range of its bytes, and the element of U+FFFD")
  func illFormed() throws {
    let collator = try Collator(locale: "und")
    let replacement = try #require(collator.elements(in: "\u{FFFD}").first)
    let bytes: [UInt8] = [0x61, 0xE2, 0x82, 0x62, 0xFF, 0xED, 0xA0]
    let elements = collator.elements(utf8: bytes.span)
    #expect(elements.map(\.utf8Range) == [0..<1, 1..<3, 3..<4, 4..<5, 5..<6, 6..<7])
    for place in [1, 3, 4, 5] { #expect(elements[place].primary == replacement.primary) }
  }

  @Test("digits are one range where numbers are ordered by their value")
  func numbers() throws {
    let options = CollationOptions(numeric: true)
    #expect(try pieces("a0012b", "en", options) == ["a", "0012", "b"])
    #expect(try Set(pieces("1234567890", "en", options)) == ["1234567890"])
    #expect(try pieces("12", "en") == ["1", "2"])
  }

  @Test("what is ignored has an element without weights")
  func ignorable() throws {
    let elements = try Collator(locale: "en").elements(in: "a\u{AD}b")
    #expect(elements.map(\.isIgnorable) == [false, true, false])
    #expect(elements[1].utf8Range == 1..<3)
  }

  @Test("weights tell of case, accents and what is shifted")
  func weights() throws {
    let collator = try Collator(locale: "en", options: CollationOptions(alternate: .shifted))
    let elements = collator.elements(in: "aA b")
    #expect(elements[0].primary == elements[1].primary)
    #expect(elements[0].secondary == elements[1].secondary)
    #expect(elements.map(\.letterCase) == [.lower, .upper, .lower, .lower])
    #expect(elements.map(\.isShifted) == [false, false, true, false])
    #expect(elements[0].primary < elements[3].primary)
    let czech = try Collator(locale: "cs").elements(in: "Ch")
    #expect(czech.map(\.letterCase) == [.mixed])
  }

  @Test("primary weights are in the order of scripts that the settings give")
  func reordering() throws {
    let plain = try Collator(locale: "und").elements(in: "aд")
    let moved = try Collator(locale: "und-u-kr-cyrl").elements(in: "aд")
    #expect(plain[0].primary < plain[1].primary)
    #expect(moved[0].primary > moved[1].primary)
  }

  @Test(
    "ranges tile the text, and elements are those of which keys are made",
    arguments: ["und", "da", "th", "ja", "ko-u-co-search", "zh", "und-u-kn", "my", "bo"])
  func invariants(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    var texts = RandomText(seed: 8)
    for _ in 0..<1_000 {
      let text = texts.nextBytes(length: 12)
      let elements = collator.elements(utf8: text.span)
      var end = 0
      var last = 0..<0
      for element in elements where element.utf8Range != last {
        #expect(element.utf8Range.lowerBound == end, "\(text) \(elements.map(\.utf8Range))")
        #expect(!element.utf8Range.isEmpty)
        last = element.utf8Range
        end = last.upperBound
      }
      #expect(end == text.count)
      #expect(Self.weights(elements) == Self.keyWeights(text, collator), "\(text)")
    }
  }

  /// The weights that count.
  private static func weights(_ elements: CollationElements) -> [[UInt32]] {
    elements.filter { !$0.isIgnorable }.map {
      [$0.primary, UInt32($0.secondary), UInt32($0.tertiary)]
    }
  }

  /// The same, as comparison and keys read them.
  private static func keyWeights(_ text: [UInt8], _ collator: Collator) -> [[UInt32]] {
    var cursor = collator.elements(of: text.span)
    var weights: [[UInt32]] = []
    while case let element = cursor.next(), element.bits != 0 {
      let primary = element.primary == 0 ? 0 : collator.reordering(element.primary)
      weights.append([primary, UInt32(element.secondary), UInt32(element.tertiary)])
    }
    return weights
  }

  @Test(
    "long runs are read through",
    arguments: [
      String(repeating: "\u{F71}", count: 20_000) + String(repeating: "\u{F72}", count: 20_000),
      "a" + String(repeating: "\u{301}", count: 20_000)
        + String(repeating: "\u{323}", count: 20_000),
      String(repeating: "\u{CC6}", count: 20_000), String(repeating: "\u{AD}", count: 20_000),
      String(repeating: "カー", count: 20_000),
    ])
  func hostile(_ text: String) throws {
    for locale in ["ja", "da-u-kn"] {
      let elements = try Collator(locale: locale).elements(in: text)
      #expect(elements.last?.utf8Range.upperBound == text.utf8.count)
    }
  }
}
