import Collation
import Testing

@Suite("Search")
struct SearchTests {
  private func found(
    _ pattern: String, _ text: String, _ locale: String = "und", _ strength: Strength? = nil,
    _ options: CollationOptions = CollationOptions()
  ) throws -> [String] {
    let collator = try Collator(locale: locale, options: options)
    let ranges = collator.ranges(of: pattern, in: text, strength: strength)
    #expect(ranges.first == collator.firstRange(of: pattern, in: text, strength: strength))
    // What is found is, by itself, the same as what was looked for.
    let same = try Collator(
      locale: locale, options: CollationOptions(strength: strength).merged(over: options))
    for range in ranges { #expect(same.compare(pattern, String(text[range])) == .same) }
    return ranges.map { String(text[$0]) }
  }

  @Test("each strength sees the differences it is for")
  func strengths() throws {
    let text = "resume Résumé re\u{301}sume\u{301} RESUME"
    #expect(
      try found("resume", text, "fr", .primary)
        == ["resume", "Résumé", "re\u{301}sume\u{301}", "RESUME"])
    #expect(try found("resume", text, "fr", .secondary) == ["resume", "RESUME"])
    #expect(try found("résumé", text, "fr", .secondary) == ["Résumé", "re\u{301}sume\u{301}"])
    #expect(try found("résumé", text, "fr") == ["re\u{301}sume\u{301}"])
    #expect(try found("resume", text, "fr") == ["resume"])
    #expect(try found("re\u{301}sumé", text, "fr", .identical) == ["re\u{301}sume\u{301}"])
  }

  @Test("a character is not found without the marks that belong to it")
  func marks() throws {
    #expect(try found("a", "a\u{301}").isEmpty)
    #expect(try found("a", "á").isEmpty)
    #expect(try found("a", "a\u{301}", "und", .primary) == ["a\u{301}"])
    #expect(try found("\u{301}", "a\u{301}").isEmpty)
    #expect(try found("a\u{301}\u{323}", "xạ\u{301}x") == ["ạ\u{301}"])
    #expect(try found("a\u{323}", "a\u{301}\u{323}").isEmpty)
  }

  @Test("what is ignored around a match is not part of it, what is ignored inside is")
  func ignorable() throws {
    #expect(try found("ab", "\u{AD}a\u{AD}b\u{AD}") == ["a\u{AD}b"])
    #expect(try found("a\u{AD}b", "xabx") == ["ab"])
    #expect(try found("ab", "a\u{AD}b", "und", .identical).isEmpty)
    #expect(try found("a\u{AD}b", "a\u{AD}b", "und", .identical) == ["a\u{AD}b"])
  }

  @Test("an empty pattern, or one that is ignored as a whole, has no matches")
  func emptyPatterns() throws {
    #expect(try found("", "abc").isEmpty)
    #expect(try found("", "").isEmpty)
    #expect(try found("a", "").isEmpty)
    #expect(try found("\u{AD}", "a\u{AD}b").isEmpty)
    #expect(try found("\u{301}", "a\u{301}b", "und", .primary).isEmpty)
    #expect(try found(" ", "a b", "und", .tertiary, CollationOptions(alternate: .shifted)).isEmpty)
  }

  @Test("matches are taken from the left and don't overlap")
  func overlaps() throws {
    #expect(try found("aa", "aaa") == ["aa"])
    #expect(try found("aa", "aaaa") == ["aa", "aa"])
    #expect(try found("aba", "abababa") == ["aba", "aba"])
    // The first candidate fails for its mark, the one that overlaps it doesn't.
    #expect(try found("aa", "aaa\u{301}") == ["aa"])
    #expect(try found("aab", "aaab") == ["aab"])
  }

  @Test("punctuation that is shifted is passed over")
  func shifted() throws {
    let options = CollationOptions(alternate: .shifted)
    #expect(try found("deluge", "a de-luge, deluge", "en", nil, options) == ["de-luge", "deluge"])
    #expect(try found("de luge", "a de-luge", "en", nil, options) == ["de-luge"])
    #expect(
      try found("de luge", "a de-luge de luge", "en", .quaternary, options) == ["de luge"])
  }

  @Test("numbers ordered by their value are found whole")
  func numbers() throws {
    let options = CollationOptions(numeric: true)
    #expect(try found("12", "12 012 123 1 2", "en", nil, options) == ["12", "012"])
    #expect(try found("12", "12 012 123 1 2", "en") == ["12", "12", "12"])
  }

  @Test("German ß is ss, and is not cut")
  func german() throws {
    for locale in ["de", "de-u-co-search"] {
      #expect(
        try found("strasse", "Straße, STRASSE", locale, .primary) == ["Straße", "STRASSE"])
      #expect(try found("straße", "Strasse", locale, .primary) == ["Strasse"])
      #expect(try found("s", "ß", locale, .primary).isEmpty)
      #expect(try found("as", "aß", locale, .primary).isEmpty)
    }
    // Only the orders of phone books and of searching take ü for ue.
    #expect(try found("mueller", "Müller", "de", .primary).isEmpty)
    #expect(try found("muller", "Müller", "de-u-co-search", .primary).isEmpty)
    #expect(try found("muller", "Müller", "de", .primary) == ["Müller"])
    for locale in ["de-u-co-phonebk", "de-u-co-search"] {
      #expect(try found("mueller", "Müller", locale, .primary) == ["Müller"])
    }
  }

  @Test("Danish aa is å, and not two letters a")
  func danish() throws {
    #expect(try found("å", "Aabenraa", "da", .primary) == ["Aa", "aa"])
    #expect(try found("a", "Aabenraa", "da", .primary).isEmpty)
    #expect(try found("a", "Aabenraa", "en", .primary) == ["A", "a", "a", "a"])
    #expect(try found("c", "chata", "cs").isEmpty)
  }

  @Test("Turkish tells i with a dot from the one without")
  func turkish() throws {
    #expect(try found("i", "ıIİi", "tr", .primary) == ["İ", "i"])
    #expect(try found("ı", "ıIİi", "tr", .primary) == ["ı", "I"])
    #expect(try found("i", "ıIİi", "tr-u-co-search", .primary) == ["İ", "i"])
    #expect(try found("i", "Ii", "en", .primary) == ["I", "i"])
  }

  @Test("kana of either kind and size are found at primary strength")
  func japanese() throws {
    #expect(try found("か", "カがヵ か", "ja", .primary) == ["カ", "が", "ヵ", "か"])
    #expect(try found("か", "カがか", "ja", .secondary) == ["カ", "か"])
    // The long vowel mark is the vowel before it, and nothing by itself.
    #expect(try found("かあ", "カー", "ja", .primary) == ["カー"])
    #expect(try found("あ", "カー", "ja", .primary).isEmpty)
    #expect(try found("か", "カー", "ja", .primary) == ["カ"])
  }

  @Test("Arabic is found without its vowel signs")
  func arabic() throws {
    #expect(try found("محمد", "مُحَمَّد علي", "ar", .primary) == ["مُحَمَّد"])
    #expect(try found("محمد", "مُحَمَّد علي", "ar").isEmpty)
  }

  @Test("a syllable is found composed or not, and not as the start of another")
  func hangul() throws {
    for locale in ["und", "ko", "ko-u-co-search"] {
      #expect(
        try found("가", "각 가 \u{1100}\u{1161}", locale, .primary)
          == ["가", "\u{1100}\u{1161}"])
      #expect(try found("가", "\u{1100}\u{1161}\u{11A8}가\u{11A8}", locale).isEmpty)
    }
  }

  @Test("double consonants of Korean are found by their parts in the collation for that")
  func koreanSearch() throws {
    let parts = "\u{1100}\u{1100}\u{1161}"
    #expect(try found(parts, "까 가", "ko-u-co-search", .primary) == ["까"])
    #expect(try found(parts, "까 가", "ko", .primary).isEmpty)
  }

  @Test("a vowel of two parts is not cut, whatever its form")
  func splitVowels() throws {
    #expect(try found("க\u{BC6}", "க\u{BC6}\u{BBE}").isEmpty)
    #expect(try found("க\u{BC6}", "க\u{BCA}").isEmpty)
    #expect(try found("க\u{BCA}", "க\u{BC6}\u{BBE}") == ["க\u{BC6}\u{BBE}"])
  }

  @Test("searching goes on from where it is told to")
  func from() throws {
    let collator = try Collator(locale: "en")
    let text = "äb ab äb"
    let first = try #require(collator.firstRange(of: "äb", in: text))
    #expect(first.lowerBound == text.startIndex)
    let second = try #require(collator.firstRange(of: "äb", in: text, from: first.upperBound))
    #expect(text[..<second.lowerBound] == "äb ab ")
    #expect(collator.firstRange(of: "äb", in: text, from: second.upperBound) == nil)
    #expect(collator.firstRange(of: "äb", in: text, from: text.endIndex) == nil)
    // Between the bytes of a character the next one comes first.
    let inside = text.utf8.index(after: text.startIndex)
    #expect(
      collator.firstRange(of: "b", in: text, from: inside) == collator.firstRange(of: "b", in: text)
    )
  }

  @Test("text that is not UTF-8 is found where U+FFFD would be")
  func illFormed() throws {
    let collator = try Collator(locale: "en")
    let pattern = SearchPattern(utf8: "a\u{FFFD}".utf8.span, of: collator)
    let text: [UInt8] = [0x78, 0x61, 0xE2, 0x82, 0x78, 0x61, 0xFF]
    #expect(pattern.matches(in: text.span) == [1..<4, 5..<7])
    #expect(pattern.firstMatch(in: text.span, from: 4) == 5..<7)
  }

  @Test("a start outside the text is the caller's mistake")
  func startOutside() async {
    await #expect(processExitsWith: .failure) {
      let pattern = SearchPattern(utf8: "a".utf8.span, of: try Collator(locale: "en"))
      _ = pattern.firstMatch(in: "abc".utf8.span, from: 4)
    }
  }
}
