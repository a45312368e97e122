import Collation
import TestSupport
import Testing

/// Lists that are mostly of letters, which are read by an alphabet of their own.
@Suite("BulkLetters")
struct BulkLettersTests {
  static let locales = [
    "und", "en", "de", "de-u-co-phonebk", "ru", "el", "da", "hu", "cs", "sk", "lt", "hr", "ca",
    "zh",
    "tr", "fr-CA", "en-u-kn", "da-u-kf-upper", "en-u-kf-lower", "en-u-ka-shifted",
    "en-u-ka-shifted-ks-level4", "en-u-kr-grek-latn", "ru-u-kr-cyrl-latn", "und-u-ks-identic",
    "und-u-ks-level1-kc", "und-u-ks-level1", "und-u-ks-level2",
  ]

  /// Names, the letters of which are much the same; the first of each kind come often.
  private static let kinds = [
    [
      "Anna", "Strauß", "Strauss", "Hanna", "anna", "STRAUSS", "Müller", "Muller", "ANNA", "Zoë",
      "Jäger", "Jager", "Lea", "Chloé",
      "Anna-Lena", "J.", "O'Neil", "ONeil", "Ann", "An", "A", "Dzsenifer", "Aage", "Ådne", "Čech",
      "Chvála", "Ljubo", "Ökrös", "Łucja", "x2", "10", "9",
    ],
    [
      "Иван", "Иванов", "Иванович", "Семён", "Семен", "семен", "Пётр", "Петр", "Ольга", "И.",
      "Анна-Мария", "Юлия", "Йов", "Иов", "Ив",
    ],
    ["Άννα", "Αννα", "Ωδή", "Ωδη", "Σάς", "ΣΑΣ", "Σασ", "Γιώργος"],
  ]

  /// What is rare: other scripts, marks, bytes that are no UTF-8, what is ignored, and what is in no alphabet.
  private static let others: [[UInt8]] =
    [
      "王芳", "e\u{301}", "Zoe\u{308}", "и\u{306}", "\u{AD}", "\u{0}", "Strauß", "ﬁ", "’", "–",
      "Łódź", "ǆ",
      "😀", "\u{301}", "", "l·l", "Þ", "ӂ", "q", "%", "\t", "김", "א", "\u{FFFE}", "aa", "ch", "Dž",
    ].map { Array($0.utf8) } + [
      [0xC3], [0xE4, 0xBD], [0x80], [0xFF], [0xC1, 0x81], [0xED, 0xA0, 0x80],
    ]

  /// Names of one kind, a few of which have something rare among them.
  private static func texts(_ count: Int, of kind: Int, seed: UInt64) -> [[UInt8]] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      var parts: [[UInt8]] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let number = Int.random(in: 0..<kinds[kind].count, using: &generator)
        parts.append(Array(kinds[kind][Int.random(in: 0...number, using: &generator)].utf8))
      }
      if Int.random(in: 0..<32, using: &generator) == 0 {
        let place = Int.random(in: 0...parts.count, using: &generator)
        parts.insert(others.randomElement(using: &generator) ?? [], at: place)
        return Array(parts.joined())
      }
      return Array(parts.joined(separator: Array(" ".utf8)))
    }
  }

  private static func lines(_ texts: [[UInt8]]) -> [UInt8] {
    texts.flatMap { $0 + [UInt8(ascii: "\n")] }
  }

  /// Where the lines of the texts begin, in the order of a stable sort with `compare`.
  private static func expected(
    _ texts: [[UInt8]], _ collator: Collator, section: (Int) -> Int = { _ in 0 }
  ) -> [UInt32] {
    let starts = texts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count + 1) }
    let sections = texts.indices.map(section)
    let order = texts.indices.sorted { left, right in
      if sections[left] != sections[right] { return sections[left] < sections[right] }
      let (first, second) = (texts[left], texts[right])
      let order = collator.compare(utf8: first.span, second.span)
      return order == .same ? left < right : order == .ascending
    }
    return order.map { UInt32(starts[$0]) }
  }

  @Test("lists of letters are in the order of a stable sort with compare", arguments: locales)
  func agreement(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    for kind in Self.kinds.indices {
      let texts = Self.texts(1_500, of: kind, seed: UInt64(kind))
      let order = BulkOrder(lines: Self.lines(texts), of: collator, threads: 1 + kind % 2)
      #expect(order?.places == Self.expected(texts, collator), "\(locale), \(kind)")
    }
  }

  @Test(
    "sections of any order come first, and are counted", arguments: ["en", "da", "ru"], [5, 300])
  func sections(_ locale: String, _ count: Int) throws {
    let collator = try Collator(locale: locale)
    for kind in Self.kinds.indices {
      let texts = Self.texts(1_500, of: kind, seed: 9)
      let section = { @Sendable (text: Span<UInt8>) -> Int in
        Int(collator.firstPrimaryWeight(utf8: text) >> 8) * 7 % count
      }
      let numbers = texts.map { section($0.span) }
      let expected = Self.expected(texts, collator) { numbers[$0] }
      let order = BulkOrder(
        lines: Self.lines(texts), of: collator,
        sections: BulkSections(count: count, section: section), threads: 1 + kind % 2)
      #expect(order?.places == expected, "\(locale), \(kind)")
      #expect(order?.counts == (0..<count).map { number in numbers.count { $0 == number } })
    }
  }

  @Test("line feeds are characters where texts are strings")
  func lineFeeds() throws {
    let collator = try Collator(locale: "en")
    let texts = Self.texts(1_000, of: 0, seed: 3).map { String(decoding: $0, as: UTF8.self) }
    let strings = texts.enumerated().map { $0 % 16 == 0 ? $1 + "\n" + $1 : $1 }
    let expected = strings.indices.sorted { left, right in
      let order = collator.compare(strings[left], strings[right])
      return order == .same ? left < right : order == .ascending
    }
    let order = BulkOrder(count: strings.count, of: collator) { strings[$0] }
    #expect(order?.places.map(Int.init) == expected)
  }

  @Test(
    "texts that are few letters, long, or begin alike are told apart",
    arguments: ["en", "und-u-ks-identic"])
  func extremes(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    var generator = SeededGenerator(seed: 4)
    let alphabets = ["a", "ab", "aA", "abcdefghijklmnopqrstuvwxyzàéßабв12345 -"].map { Array($0) }
    for alphabet in alphabets {
      for length in [1, 12, 40, 200, 400] {
        let texts = (0..<600).map { number in
          let size = number % 5 == 0 ? length : Int.random(in: 0...length, using: &generator)
          let letters = (0..<size).map { place in
            place < size - 3
              ? alphabet[place % 7 % alphabet.count]
              : alphabet.randomElement(using: &generator) ?? "a"
          }
          return Array(String(letters).utf8)
        }
        let order = BulkOrder(lines: Self.lines(texts), of: collator)
        #expect(order?.places == Self.expected(texts, collator), "\(alphabet), \(length)")
      }
    }
  }

  @Test("many names are in order, however they come", arguments: ["en", "de", "ru"])
  func many(_ locale: String) throws {
    let collator = try Collator(locale: locale)
    let texts = Self.texts(40_000, of: locale == "ru" ? 1 : 0, seed: 11)
    let order = try #require(BulkOrder(lines: Self.lines(texts), of: collator, threads: 2))
    #expect(order.places == Self.expected(texts, collator))
    let strings = texts.map { String(decoding: $0, as: UTF8.self) }
    let sorted = strings.sorted { collator.compare($0, $1) == .ascending }.map { Array($0.utf8) }
    for other in [sorted, sorted.reversed(), Array(repeating: texts[0], count: 20_000)] {
      let order = BulkOrder(lines: Self.lines(other), of: collator)
      #expect(order?.places == Self.expected(other, collator))
    }
  }
}
