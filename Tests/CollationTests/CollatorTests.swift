import Collation
import Testing
import UnicodeText

@Suite("Collator")
struct CollatorTests {
  private func order(_ left: String, _ right: String, _ options: CollationOptions = .init())
    throws -> Ordering
  {
    try Collator(locale: "und", options: options).compare(left, right)
  }

  @Test("letters come before accents, accents before case")
  func levels() throws {
    let collator = try Collator(locale: "en")
    let sorted = ["", "Abe", "abc", "ABC", "Ábc", "abd", "résumé", "resume", "Resume", "zebra"]
    #expect(
      collator.sorted(sorted.reversed())
        == ["", "abc", "ABC", "Ábc", "abd", "Abe", "resume", "Resume", "résumé", "zebra"])
  }

  @Test("each strength sees what those before it see, and more")
  func strengths() throws {
    for (strength, accent, letterCase) in [
      (Strength.primary, Ordering.same, Ordering.same), (.secondary, .ascending, .same),
      (.tertiary, .ascending, .ascending), (.quaternary, .ascending, .ascending),
      (.identical, .ascending, .ascending),
    ] {
      let options = CollationOptions(strength: strength)
      #expect(try order("a", "á", options) == accent)
      #expect(try order("a", "A", options) == letterCase)
      #expect(try order("a", "b", options) == .ascending)
      #expect(try order("b", "A", options) == .descending)
    }
  }

  @Test("only identical strength tells ignorable characters apart")
  func identical() throws {
    #expect(try order("a", "a\u{AD}") == .same)
    #expect(try order("a", "a\u{AD}", CollationOptions(strength: .identical)) == .ascending)
    #expect(
      try order("e\u{301}", "\u{E9}", CollationOptions(strength: .identical)) == .same)
  }

  @Test("shifted punctuation counts on the fourth level only")
  func shifted() throws {
    let shifted = CollationOptions(strength: .tertiary, alternate: .shifted)
    let fourth = CollationOptions(strength: .quaternary, alternate: .shifted)
    #expect(try order("de luge", "deluge", shifted) == .same)
    #expect(try order("de luge", "deluge", fourth) == .ascending)
    #expect(try order("de luge", "de-luge", fourth) == .ascending)
    #expect(try order("de luge", "deluge") == .ascending)
    #expect(try order("$5", "5", shifted) == .ascending)
  }

  @Test("the texts by which CLDR's file tells its ranges of weights are texts like any other")
  func rangeMarks() throws {
    let mark = try #require(Unicode.Scalar(0xFDD0))
    for locale in ["und", "und-u-kn", "und-u-kr-hani"] {
      let collator = try Collator(locale: locale)
      for letter in ["4", "\u{FF21}", "\u{FF3A}"] {
        #expect(collator.compare("\(mark)", "\(mark)\(letter)") == .ascending)
        #expect(collator.compare("\(mark)\(letter)", letter) == .descending)
      }
    }
  }

  @Test(
    "ideographs are in the order of radicals and strokes, the unlisted after them by code point")
  func ideographs() throws {
    let collator = try Collator(locale: "und")
    let order = [
      "zebra", "한", "か", "一", "丁", "𠀀", "㐀", "人", "龥", "\u{378}", "\u{E000}", "\u{10FFFE}",
    ]
    #expect(
      collator.sorted(order.reversed()) == [
        "zebra", "한", "か", "一", "丁", "𠀀", "㐀", "人", "龥", "\u{378}", "\u{E000}", "\u{10FFFE}",
      ])
  }

  @Test("U+FFFE comes before and U+FFFF after everything")
  func specialCodePoints() throws {
    #expect(try order("\u{FFFE}", " ") == .ascending)
    #expect(try order("\u{FFFF}", "\u{10FFFE}") == .descending)
    // The last name decides before the first name does.
    #expect(try order("a\u{FFFE}z", "aa\u{FFFE}a") == .ascending)
  }

  @Test("equivalent texts are the same in any form")
  func equivalence() throws {
    for (left, right) in [
      ("\u{1EA5}", "a\u{302}\u{301}"), ("q\u{307}\u{323}", "q\u{323}\u{307}"),
      ("각", "\u{1100}\u{1161}\u{11A8}"),
      ("\u{212B}", "Å"), ("\u{F73}", "\u{F71}\u{F72}"), ("\u{F900}", "\u{8C48}"),
      ("が", "か\u{3099}"),
      ("\u{CCA}\u{CD5}", "\u{CC6}\u{CC2}\u{CD5}"), ("l\u{387}", "l\u{B7}"),
    ] {
      #expect(try order(left, right) == .same, "\(left.unicodeScalars.map(\.value))")
    }
  }

  @Test("text that is not UTF-8 sorts as if U+FFFD stood there")
  func illFormed() throws {
    let collator = try Collator(locale: "en")
    let broken: [UInt8] = [0x61, 0xC3]
    #expect(collator.compare(utf8: broken.span, "a\u{FFFD}".utf8.span) == .same)
    #expect(collator.compare(utf8: broken.span, "az".utf8.span) == .descending)
    let surrogate: [UInt8] = [0xED, 0xA0, 0x80]
    #expect(collator.compare(utf8: surrogate.span, "\u{FFFD}\u{FFFD}\u{FFFD}".utf8.span) == .same)
  }

  @Test("a locale leads to its language's collation, or to the root's")
  func locales() throws {
    for tag in ["zh", "zh-Hans", "zh_CN", "ZH-hans-SG", "zh-Hans-HK", "zh-u-co-pinyin"] {
      #expect(try Collator(locale: tag).resolvedLocale == "zh", "\(tag)")
    }
    for tag in ["en", "en-US", "und", "root", "fr-BE", "zh-u-co-standard", "de-1996", "de-AT"] {
      #expect(try Collator(locale: tag).resolvedLocale == "und", "\(tag)")
    }
  }

  @Test("where a collation is not embedded, the next that is steps in, and the name tells")
  func fallback() throws {
    for (tag, expected) in [
      ("zh-Hant-u-co-pinyin", "zh"), ("zh-u-co-standard", "und"), ("yue-CN", "zh"),
      ("no-bok", "no"), ("und-u-co-search", "und-u-co-search"),
    ] {
      let resolution = CollationResolution(try LanguageTag(tag))
      let isEmbedded = TableBytes(named: resolution.tableName) != nil
      let resolved = try Collator(locale: tag).resolvedLocale
      #expect(resolution.tag == expected)
      #expect(resolved == (isEmbedded ? expected : "und"), "\(tag)")
    }
  }

  @Test(
    "a tag that is not well-formed is an error that names it",
    arguments: [
      "", "-", "e", "en--US", "en-", "12", "englishlang", "en-US!", "zh-veryverylong", "日本",
    ])
  func malformedTags(_ tag: String) {
    let error = #expect(throws: LanguageTagError.self) { _ = try Collator(locale: tag) }
    #expect(error?.tag == tag)
    #expect(error?.description.contains("“\(tag)”") == true)
  }
  @Test("a message shows the start of a long tag only, and no control characters")
  func longMalformedTags() {
    let tag = "en-\u{1B}[31m" + String(repeating: "x", count: 1_000_000)
    let error = #expect(throws: LanguageTagError.self) { _ = try Collator(locale: tag) }
    #expect(error?.tag == tag)
    #expect(error?.description.utf8.count ?? .max < 250)
    #expect(error?.description.contains("\u{1B}") == false)
  }

  @Test("codes of scripts without a place of their own are passed over in tags")
  func unknownScripts() throws {
    #expect(try Collator(locale: "und-u-kr-brai-grek").compare("α", "a") == .ascending)
    #expect(try Collator(locale: "bg").compare("б", "b") == .ascending)
    #expect(try Collator(locale: "bg-u-kr-zyyy").compare("б", "b") == .descending)
    #expect(try Collator(locale: "und-u-kr-grek-grek").compare("α", "a") == .descending)
  }

  @Test("settings come from the collation, then the tag, then the options")
  func settings() throws {
    #expect(try Collator(locale: "th").settings.alternate == .shifted)
    #expect(try Collator(locale: "th-u-ka-noignore").settings.alternate == .nonIgnorable)
    let options = CollationOptions(alternate: .shifted)
    #expect(
      try Collator(locale: "th-u-ka-noignore", options: options).settings.alternate == .shifted)
    #expect(try Collator(locale: "da").settings.caseFirst == .upper)
    #expect(try Collator(locale: "fr-CA").settings.backwards)
    #expect(try Collator(locale: "vi").settings.normalization)
    #expect(try !Collator(locale: "vi-u-kk-false").settings.normalization)
    #expect(try Collator(locale: "vi-u-kk-false").compare("a\u{323}\u{302}", "ậ") == .same)
  }
}
