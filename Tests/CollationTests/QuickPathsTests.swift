import Collation
import TestSupport
import Testing

/// What is quick with common texts gives what reading all elements gives.
@Suite("Quick ways to orders and keys") struct QuickPathsTests {
  /// Tags whose letters are contracted, moved or ignored, and others.
  private static let tags = [
    "en", "de", "de-u-co-phonebk", "da", "hu", "cs", "sk", "hr", "es-u-co-trad", "sv", "cy", "sq",
    "vi", "lt", "th", "ar", "ru", "bg", "ja", "ko", "zh", "zh-Hant", "fr-CA", "en-US-posix",
    "en-u-kn", "de-u-ka-shifted", "de-u-ka-shifted-ks-level4", "en-u-kf-upper", "en-u-kf-lower",
    "en-u-kc", "fr-u-kb", "en-u-ks-level1", "en-u-ks-level2", "ru-u-ks-identic",
    "und-u-kr-grek-digit-latn", "zh-u-kr-latn-hani-kn", "und-u-kr-digit-punct",
    "en-u-ka-shifted-kn",
  ]
  /// Letters of contractions, marks that join the letter before, digits, and what is no text.
  private static let units: [[UInt8]] =
    [
      "a", "c", "h", "l", "z", "s", "d", "n", "g", "y", "A", "C", "H", "CH", "Dž", "ch", "dzs",
      "ll", "aa",
      "AA", "ij", "o", "u", "e", "ö", "Ö", "é", "ß", "ü", "æ", "ø", "å", "ğ", "ı", "İ", "\u{301}",
      "\u{30A}",
      "\u{308}", "\u{323}", "\u{338}", "·", "-", " ", ",", "'", ".", "$", "1", "2", "10", "٣", "½",
      "\u{0}",
      "\u{7F}", "\u{AD}", "\u{200B}", "\u{FFFE}", "\u{FFFF}", "Ж", "ж", "и", "й", "ё", "Ї", "α",
      "Ά", "א", "ก",
      "เ", "ー", "か", "が", "ガ", "ｶ", "\u{3099}", "ゝ", "〆", "々", "가", "각", "ᄀ", "ᆨ", "一", "王", "曾",
      "任",
      "国", "㐀", "𠀀", "豈", "ﬁ", "Ａ", "😀", "\u{1F1E6}",
    ].map { Array($0.utf8) }
    + [
      [0xC3], [0xE4, 0xB8], [0x80], [0xF0, 0x9F], [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0x80],
      [0xE0, 0x80, 0x80],
    ]

  /// A text of at most so many units, many of which are letters.
  private static func text(_ count: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    let isPlain = Bool.random(using: &generator)
    return (0..<Int.random(in: 0...count, using: &generator)).flatMap { _ in
      let isLetter = isPlain && Int.random(in: 0..<12, using: &generator) > 0
      return units[Int.random(in: 0..<(isLetter ? 17 : units.count), using: &generator)]
    }
  }

  /// Two texts that begin alike, with up to forty bytes or with none.
  private static func pair(_ generator: inout SeededGenerator) -> ([UInt8], [UInt8]) {
    let start = Int.random(in: 0..<3, using: &generator) == 0 ? [] : text(20, &generator)
    return (start + text(4, &generator), start + text(4, &generator))
  }

  private static func key(_ text: [UInt8], _ collator: Collator) -> [UInt8] {
    var bytes: [UInt8] = []
    collator.appendSortKey(utf8: text.span, to: &bytes)
    return bytes
  }

  /// The same collator without quick ways to keys; it reads surrogates otherwise.
  private static func thorough(_ collator: Collator) -> Collator {
    var copy = collator
    copy.acceptsSurrogates = true
    return copy
  }

  private static func hasSurrogates(_ text: [UInt8]) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == 0xED && $1 >= 0xA0 }
  }

  private static func collators(_ tag: String) throws -> [Collator] {
    let names = try Collator(locale: tag, surnames: .standard)
    return try [Collator(locale: tag)] + (names.surnames == nil ? [] : [names])
  }

  @Test("comparing goes by the keys that all elements make", arguments: tags)
  func comparing(_ tag: String) throws {
    for collator in try Self.collators(tag) {
      let thorough = Self.thorough(collator)
      var generator = SeededGenerator(seed: UInt64(tag.utf8.count))
      for _ in 0..<3_000 {
        let (left, right) = Self.pair(&generator)
        if Self.hasSurrogates(left) || Self.hasSurrogates(right) { continue }
        let (leftKey, rightKey) = (Self.key(left, thorough), Self.key(right, thorough))
        let order: Ordering =
          leftKey == rightKey
          ? .same : SortKey(bytes: leftKey) < SortKey(bytes: rightKey) ? .ascending : .descending
        #expect(
          collator.compare(utf8: left.span, right.span) == order, "\(tag): \(left) and \(right)")
      }
    }
  }

  @Test("a quick key is the one that all elements make", arguments: tags)
  func keys(_ tag: String) throws {
    for collator in try Self.collators(tag) {
      let thorough = Self.thorough(collator)
      var generator = SeededGenerator(seed: UInt64(tag.utf8.count) + 1)
      for _ in 0..<3_000 {
        let text = Self.pair(&generator).0
        if Self.hasSurrogates(text) { continue }
        #expect(Self.key(text, collator) == Self.key(text, thorough), "\(tag): \(text)")
      }
    }
  }
}
