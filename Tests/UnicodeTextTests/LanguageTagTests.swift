import TestSupport
import Testing
import UnicodeText

@Suite("LanguageTag")
struct LanguageTagTests {
  /// A well-formed tag, and how it is written once it has been read.
  private static let wellFormed: KeyValuePairs = [
    "en": "en", "EN": "en", "haw": "haw", "gsw": "gsw", "und": "und", "root": "und", "ROOT": "und",
    "root-u-co-search": "und-u-co-search", "englishx": "englishx", "zh-Hant": "zh-Hant",
    "ZH-hANT-tw": "zh-Hant-TW", "zh_TW": "zh-TW", "zh_Hans-CN": "zh-Hans-CN", "es-419": "es-419",
    "Latn": "und-Latn", "cyrl-RS": "und-Cyrl-RS", "de-1996": "de-1996", "de-CH-1901": "de-CH-1901",
    "sl-rozaj-biske-1994": "sl-rozaj-biske-1994", "sl-IT-nedis": "sl-IT-nedis",
    "de-1996-fonipa": "de-1996-fonipa", "ca-valencia": "ca-valencia", "en-US-POSIX": "en-US-posix",
    "hy-Latn-IT-arevela": "hy-Latn-IT-arevela", "de-12AB": "de-12ab", "zh-cmn": "zh",
    "zh-yue-HK": "yue-HK", "zh-cmn-Hans-CN": "cmn-Hans-CN", "sgn-ase": "ase", "ar-arb": "arb",
    "en-usa": "en", "de-DEU-AT": "de-AT", "zh-abc-def-ghi-Hans": "abc-Hans",
    "en-u-co-standard": "en-u-co-standard", "de-u-co-phonebk": "de-u-co-phonebk",
    "de-DE-u-co-phonebk-kn": "de-DE-u-co-phonebk-kn", "en-u-kn-true": "en-u-kn-true",
    "en-U-KN-False": "en-u-kn-false", "en-u-foo-bar-nu-thai": "en-u-foo-bar-nu-thai",
    "en-u-attr": "en-u-attr", "cs-u-co-digits-after": "cs-u-co-digits-after",
    "en-u-kr-latn-digit": "en-u-kr-latn-digit", "en-u-kn-kn-false": "en-u-kn",
    "en-u-12-abc": "en-u-12-abc", "en-t-de-m0-iso": "en", "en-a-bbb-u-kn-t-ja": "en-u-kn",
    "en-a-aa-b-bb-9-ccc": "en", "en-x-whatever": "en-x-whatever",
    "en-x-a-b-12345678": "en-x-a-b-12345678",
    "x-private": "und-x-private", "X-a-1": "und-x-a-1", "en-u-kn-x-u-kn": "en-u-kn-x-u-kn",
    "en-Latn-US-1abc-a-xx-x-y": "en-Latn-US-1abc-x-y",
    "qaa-Qaaa-QM-x-southern": "qaa-Qaaa-QM-x-southern",
    "az-Arab-x-AZE-derbend": "az-Arab-x-aze-derbend",
  ]

  @Test("a well-formed tag is taken apart, whatever its letters' case and its separators")
  func acceptsWellFormed() throws {
    for (text, expected) in Self.wellFormed {
      #expect(try LanguageTag(text).description == expected, "\(text)")
      #expect(try LanguageTag(text.uppercased()).description == expected, "\(text)")
      let underscored = String(text.map { $0 == "-" ? "_" : $0 })
      #expect(try LanguageTag(underscored).description == expected, "\(text)")
    }
  }

  @Test("a grandfathered tag gives what CLDR replaces it by")
  func acceptsGrandfathered() throws {
    let tags: KeyValuePairs = [
      "art-lojban": "jbo", "cel-gaulish": "xtg", "en-GB-oed": "en-GB-oxendict", "i-ami": "ami",
      "i-bnn": "bnn", "i-default": "en-x-i-default", "i-enochian": "und-x-i-enochian",
      "i-hak": "hak",
      "i-klingon": "tlh", "i-lux": "lb", "i-mingo": "see-x-i-mingo", "i-navajo": "nv",
      "i-pwn": "pwn",
      "i-tao": "tao", "i-tay": "tay", "i-tsu": "tsu", "no-bok": "nb", "no-nyn": "nn",
      "sgn-BE-FR": "sfb", "sgn-BE-NL": "vgt", "sgn-CH-DE": "sgg", "zh-guoyu": "zh",
      "zh-hakka": "hak",
      "zh-min": "nan-x-zh-min", "zh-min-nan": "nan", "zh-xiang": "hsn",
    ]
    for (tag, expected) in tags {
      #expect(try LanguageTag(tag).canonicalized().description == expected, "\(tag)")
      #expect(try LanguageTag(tag.uppercased()).canonicalized().description == expected, "\(tag)")
    }
    #expect(throws: LanguageTagSyntaxError.self) { try LanguageTag("i-klingon-u-kn") }
    #expect(throws: LanguageTagSyntaxError.self) { try LanguageTag("i-nonsense") }
  }

  @Test("the error of an ill-formed tag says which part is wrong")
  func rejectsIllFormed() {
    let tags: KeyValuePairs = [
      "": "it is empty", "-": "part 1", "_": "part 1", "en-": "part 2", "-en": "part 1",
      "en--US": "part 2", "en-US-": "part 3", " en": "part 1 has a character",
      "en US": "part 1 has",
      "en-US!": "part 2 has a character", "日本": "part 1 has a character", "en-é": "part 2 has",
      "\0": "part 1 has a character", "en\0": "part 1 has", "en-ＵＳ": "part 2 has",
      "e": "language of two to eight letters", "12": "language of two", "1en": "language of two",
      "a1": "language of two", "englishlang": "englishlang is longer than eight",
      "zh-veryverylong": "veryverylong is longer", "u-co-phonebk": "language of two",
      "en-US-US": "us cannot follow the region", "en-US-Latn": "latn cannot follow the region",
      "en-Latn-Cyrl": "cyrl cannot follow the language", "en-12": "12 cannot follow the language",
      "en-1a": "1a cannot follow", "de-1996-CH": "ch cannot follow the variants",
      "de-1996-1996": "the variant 1996 occurs twice",
      "sl-ROZAJ-rozaj": "the variant rozaj occurs twice",
      "en-u": "nothing follows -u-", "en-u-x-foo": "nothing follows -u-",
      "en-x": "nothing follows -x-",
      "x": "nothing follows -x-", "en-a": "nothing follows -a-", "en-t-u-kn": "nothing follows -t-",
      "en-u-kn-u-co-search": "the extension -u- occurs twice", "en-a-bb-A-cc": "-a- occurs twice",
      "en-u-kn-x": "nothing follows -x-", "en-x-toolongtoolong": "longer than eight",
      "en@collation=phonebook": "part 1 has a character", "de_DE.UTF-8": "part 2 has a character",
      "zh-abc-def-ghi-jkl": "jkl cannot follow the language",
    ]
    for (text, reason) in tags {
      let error = #expect(throws: LanguageTagSyntaxError.self, "\(text)") { try LanguageTag(text) }
      #expect(error?.reason.contains(reason) == true, "\(text): \(error?.reason ?? "")")
    }
  }

  @Test("the parts of a tag are where they belong")
  func parts() throws {
    let tag = try LanguageTag("DE_latn_at-1996-fonipa-u-foo-bar-co-phonebk-kr-latn-digit-kn-x-a-b")
    #expect(tag.language == "de" && tag.script == "latn" && tag.region == "at")
    #expect(tag.variants == ["1996", "fonipa"])
    #expect(tag.attributes == ["foo", "bar"])
    #expect(tag.value(of: "co") == ["phonebk"])
    #expect(tag.value(of: "kr") == ["latn", "digit"])
    #expect(tag.value(of: "kn") == [])
    #expect(tag.value(of: "ka") == nil)
    #expect(tag.privateUse == ["a", "b"])
    #expect(tag.languageIdentifier.description == "de-Latn-AT-1996-fonipa")
  }

  @Test("no text makes reading trap, and what is read can be read again")
  func hostileTexts() throws {
    var generator = SeededGenerator(seed: 5646)
    let pieces = [
      "en", "de", "zh", "cmn", "Latn", "US", "419", "1996", "posix", "u", "co", "kn", "phonebk",
      "x", "t",
      "a", "root", "i", "klingon", "", "é", "\0", "toolongtoolong", "9", "min", "nan", "true",
    ]
    for _ in 0..<50_000 {
      let text = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &generator)]
      }.joined(separator: Bool.random(using: &generator) ? "-" : "_")
      guard let tag = try? LanguageTag(text) else { continue }
      let canonical = tag.canonicalized()
      #expect(try LanguageTag(tag.description).canonicalized() == canonical, "\(text)")
      #expect(canonical.canonicalized() == canonical, "\(text)")
    }
    var random = RandomText(seed: 35)
    for _ in 0..<5_000 {
      _ = try? LanguageTag(String(decoding: random.nextBytes(length: 30), as: UTF8.self))
    }
  }

  @Test("a text of a million bytes is read in a moment")
  func longTexts() throws {
    let count = 1_000_000
    for piece in ["a", "-", "en-", "\0", "-ab", "x-a-", "é"] {
      let text = String(repeating: piece, count: count / piece.utf8.count)
      #expect(throws: LanguageTagSyntaxError.self) { try LanguageTag(text) }
    }
    var variants = "en"
    for number in 10_000..<100_000 { variants += "-v\(number)" }
    #expect(try LanguageTag(variants).canonicalized().variants.count == 90_000)
    #expect(throws: LanguageTagSyntaxError.self) { try LanguageTag(variants + "-v10000") }
    let privateUse = "en-x" + String(repeating: "-12345678", count: count / 9)
    #expect(try LanguageTag(privateUse).privateUse.count == count / 9)
  }
}
