import Collation
import TestSupport
import Testing

@Suite("BulkOrder")
struct BulkOrderTests {
  static let locales = [
    "und", "zh", "ja", "ko", "ru", "el", "ca", "sv", "cs", "th", "fr-CA", "de-u-co-phonebk",
    "en-u-kn", "da-u-kf-upper",
    "en-u-ka-shifted-ks-level4", "en-u-kr-grek-latn", "und-u-ks-identic", "und-u-ks-level1-kc",
    "und-u-ks-level1", "und-u-ks-level2", "ja-u-ks-level4",
    "zh-u-co-stroke-kb-kv-symbol-ka-shifted",
  ]

  /// Names with what their writers do to them, and texts that are hard.
  private static func texts(_ count: Int, seed: UInt64) -> [[UInt8]] {
    let words = [
      "Anna", "anna", "ANNA", "Änne", "Anne-Marie", "Anne Marie", "Annemarie", "Lars", "Lärs",
      "Ila",
      "Chloé", "Choe", "Ĉu", "Øre", "Straße", "Strasse", "王芳", "王", "王芳芳", "さくら", "サクラ", "ｻｸﾗ",
      "김민수",
      "김", "Иванов", "Йов", "Ёлкин", "Елкин", "елкин", "ЕЛКИН", "Семён Пётр Фёдор Артём", "Семён",
      "Семен",
      "Ωδή", "Ωδη", "ωδή", "ΩΔΗ", "Անի", "անի", "Zoë O’Neil", "Zoe\u{AD} O’Neil", "ell", "el·l",
      "O’Neil", "ONeil", "9", "10", "x\u{301}", "x", "\u{301}", "",
    ]
    var random = RandomText(seed: seed)
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        text += Array((words.randomElement(using: &generator) ?? "").utf8)
        if Bool.random(using: &generator) { text.append(UInt8(ascii: " ")) }
      }
      if number % 3 == 0 { text = random.nextBytes(length: 3) }
      if number % 7 == 0 { text += random.nextBytes(length: 12) }
      return text.filter { $0 != UInt8(ascii: "\n") }
    }
  }

  /// The numbers of the texts as sorting them one by one orders them.
  private static func expected(_ texts: [[UInt8]], _ collator: Collator) -> [Int] {
    texts.indices.sorted { left, right in
      let (first, second) = (texts[left], texts[right])
      let order = collator.compare(utf8: first.span, second.span)
      return order == .same ? left < right : order == .ascending
    }
  }

  private static func lines(_ texts: [[UInt8]]) -> [UInt8] {
    texts.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  @Test(
    "the order is that of a stable sort with compare, on any number of threads", arguments: locales)
  func agreement(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    for (seed, threads) in [(1, 1), (2, 2), (3, 3)] {
      let texts = Self.texts(threads * 500, seed: UInt64(seed))
      let lines = Self.lines(texts)
      let order = try #require(BulkOrder(lines: lines, of: collator, threads: threads))
      let starts = texts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count + 1) }
      let expected = Self.expected(texts, collator).map { UInt32(starts[$0]) }
      #expect(order.places == expected, "\(locale), \(threads) threads")
    }
  }

  @Test(
    "texts that differ in case, accents and what counts for nothing are told apart",
    arguments: ["und", "ru", "el", "de-u-co-phonebk", "en-u-kf-upper", "und-u-ks-identic"])
  func variants(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    let alphabets = [
      ["е", "ё", "Е", "Ё", "а", "А", " ", "-", "\u{AD}"],
      ["a", "A", "á", "Á", "æ", "Æ", "e", "ä", "Ａ", "ⓐ", " ", "\u{AD}", "’"],
      ["ω", "ώ", "Ω", "Ώ", "ς", "σ", "Σ", " ", "\u{2126}"], ["芳", "Я", "Y", "ё", " "],
    ]
    var generator = SeededGenerator(seed: 7)
    for alphabet in alphabets {
      let texts = (0..<2_000).map { _ in
        let count = Int.random(in: 1...5, using: &generator)
        return (0..<count).flatMap { _ in
          Array((alphabet.randomElement(using: &generator) ?? "").utf8)
        }
      }
      let order = try #require(BulkOrder(lines: Self.lines(texts), of: collator))
      let starts = texts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count + 1) }
      #expect(order.places == Self.expected(texts, collator).map { UInt32(starts[$0]) })
    }
  }

  @Test("strings are in the same order as their lines", arguments: ["und", "zh", "en-u-kn"])
  func strings(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    let strings = Self.texts(1_000, seed: 4).map { String(decoding: $0, as: UTF8.self) }
    let expected = Self.expected(strings.map { Array($0.utf8) }, collator)
    for threads in 1...2 {
      let order = try #require(
        BulkOrder(count: strings.count, of: collator, threads: threads) { strings[$0] })
      #expect(order.places.map(Int.init) == expected)
    }
    #expect(collator.sorted(Array(strings.indices), by: { strings[$0] }) == expected)
  }

  @Test("line feeds are characters where texts are strings")
  func lineFeeds() throws {
    let collator = try Collator(locale: "en")
    let strings = ["a\nb", "a", "a\n", "\n", "", "a b"]
    let order = try #require(BulkOrder(count: strings.count, of: collator) { strings[$0] })
    #expect(order.places.map(Int.init) == Self.expected(strings.map { Array($0.utf8) }, collator))
  }

  @Test("sections come first, and are counted", arguments: [1, 2])
  func sections(_ threads: Int) throws {
    let collator = try Collator(locale: "zh")
    let texts = Self.texts(1_200, seed: 5)
    // Any section that depends on the first weight alone will do.
    let section = { @Sendable (text: Span<UInt8>) -> Int in
      300 - Int(collator.firstPrimaryWeight(utf8: text) >> 24)
    }
    let numbers = texts.map { section($0.span) }
    let order = try #require(
      BulkOrder(
        lines: Self.lines(texts), of: collator,
        sections: BulkSections(count: 301, section: section), threads: threads))
    let starts = texts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count + 1) }
    let expected = Self.expected(texts, collator).enumerated().sorted { left, right in
      let sections = (numbers[left.element], numbers[right.element])
      return sections.0 == sections.1 ? left.offset < right.offset : sections.0 < sections.1
    }
    #expect(order.places == expected.map { UInt32(starts[$0.element]) })
    #expect(order.counts == (0...300).map { number in numbers.count { $0 == number } })
  }

  @Test("long texts that begin alike are told apart")
  func longTexts() throws {
    let collator = try Collator(locale: "en")
    let long = String(repeating: "Anna ", count: 20_000)
    var strings = [long + "b", long + "a", long, long + "A", long]
    strings += (0..<200).map { String(repeating: "a", count: 8 * (200 - $0)) }
    let order = try #require(BulkOrder(count: strings.count, of: collator) { strings[$0] })
    #expect(order.places.map(Int.init) == Self.expected(strings.map { Array($0.utf8) }, collator))
  }

  @Test("no texts, and one, are in order")
  func few() throws {
    let collator = try Collator(locale: "en")
    #expect(BulkOrder(lines: [], of: collator)?.places == [])
    #expect(BulkOrder(lines: Array("a\n".utf8), of: collator)?.places == [0])
    #expect(BulkOrder(lines: Array("a".utf8), of: collator)?.places == nil)
    #expect(BulkOrder(lines: Array("\n\n\n".utf8), of: collator, threads: 8)?.places == [0, 1, 2])
  }
}
