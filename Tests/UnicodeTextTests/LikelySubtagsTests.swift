import Testing
import UnicodeText

@Suite("Likely subtags")
struct LikelySubtagsTests {
  /// From CLDR 48.2's likelySubtags.txt: a tag, then with likely subtags, then without any that are
  /// likely, the script and the region favoured.
  private static let selection = [
    "af-NA af-Latn-NA af-NA af-NA", "ar ar-Arab-EG ar ar", "bs bs-Latn-BA bs bs",
    "bs-Cyrl bs-Cyrl-BA bs-Cyrl bs-Cyrl", "de-AT de-Latn-AT de-AT de-AT", "en en-Latn-US en en",
    "ff-Adlm ff-Adlm-GN ff-Adlm ff-Adlm", "ja ja-Jpan-JP ja ja", "kk-CN kk-Arab-CN kk-Arab kk-CN",
    "ko ko-Kore-KR ko ko", "ku-IQ ku-Arab-IQ ku-Arab ku-IQ", "nb nb-Latn-NO nb nb",
    "sr sr-Cyrl-RS sr sr", "sr-ME sr-Latn-ME sr-ME sr-ME", "sr-Latn sr-Latn-RS sr-Latn sr-Latn",
    "uz-Cyrl uz-Cyrl-UZ uz-Cyrl uz-Cyrl", "yue yue-Hant-HK yue yue",
    "yue-CN yue-Hans-CN yue-Hans yue-CN", "zh zh-Hans-CN zh zh", "zh-TW zh-Hant-TW zh-Hant zh-TW",
    "zh-HK zh-Hant-HK zh-HK zh-HK", "zh-Hant zh-Hant-TW zh-Hant zh-TW", "und en-Latn-US en en",
    "und-TW zh-Hant-TW zh-Hant zh-TW", "und-Cyrl ru-Cyrl-RU ru ru",
    "und-419 es-Latn-419 es-419 es-419", "und-Hant-CN yue-Hant-CN yue-Hant-CN yue-Hant-CN",
    "am am-Ethi-ET am am", "az az-Latn-AZ az az", "be be-Cyrl-BY be be", "bg bg-Cyrl-BG bg bg",
    "bho bho-Deva-IN bho bho", "ca-AD ca-Latn-AD ca-AD ca-AD", "cs cs-Latn-CZ cs cs",
    "el el-Grek-GR el el", "fa-AF fa-Arab-AF fa-AF fa-AF", "gu gu-Gujr-IN gu gu",
    "he he-Hebr-IL he he", "hi hi-Deva-IN hi hi", "hi-Latn hi-Latn-IN hi-Latn hi-Latn",
    "hy hy-Armn-AM hy hy", "ka ka-Geor-GE ka ka", "km km-Khmr-KH km km", "lo lo-Laoo-LA lo lo",
    "mk mk-Cyrl-MK mk mk", "ml ml-Mlym-IN ml ml", "my my-Mymr-MM my my", "ne ne-Deva-NP ne ne",
    "no no-Latn-NO no no", "nn nn-Latn-NO nn nn", "or or-Orya-IN or or",
    "ro-MD ro-Latn-MD ro-MD ro-MD", "ru ru-Cyrl-RU ru ru", "si si-Sinh-LK si si",
    "sd-IN sd-Deva-IN sd-Deva sd-IN", "ta ta-Taml-IN ta ta", "te te-Telu-IN te te",
    "th th-Thai-TH th th", "ug ug-Arab-CN ug ug", "ur ur-Arab-PK ur ur", "vi vi-Latn-VN vi vi",
    "zh-MO zh-Hant-MO zh-MO zh-MO", "zh-SG zh-Hans-SG zh-SG zh-SG", "und-JP ja-Jpan-JP ja ja",
    "und-HK zh-Hant-HK zh-HK zh-HK", "und-RS sr-Cyrl-RS sr sr", "und-ME sr-Latn-ME sr-ME sr-ME",
    "und-CH de-Latn-CH de-CH de-CH", "qaa FAIL FAIL FAIL", "qaa-CH FAIL FAIL FAIL",
  ]

  @Test("the likely script, region and language are added and removed")
  func selection() throws {
    for row in Self.selection {
      try check(row.split(separator: " ").map(String.init))
    }
  }

  @Test("all of CLDR's own tests hold", .enabled(if: CLDRTestFile.exist))
  func cldrTests() throws {
    let rows = try CLDRTestFile.rows(of: "likelySubtags.txt")
    #expect(rows.count > 1_500)
    // CLDR's test has no answer where its text has one: a whole tag stays as it is (step 1.4).
    for row in rows where row[0] != "qaa-Cyrl-CH" {
      let full = row[1]
      let script = row[2].isEmpty ? full : row[2]
      try check([row[0], full, script, row[3].isEmpty ? script : row[3]])
    }
  }

  private func check(_ row: [String]) throws {
    let tag = try LanguageTag(row[0])
    let results = [
      tag.addingLikelySubtags(), tag.removingLikelySubtags(favoringScript: true),
      tag.removingLikelySubtags(),
    ].map { $0?.description ?? "FAIL" }
    #expect(results == Array(row.dropFirst()), "\(row[0])")
  }

  @Test("languages that CLDR knows nothing of have no likely subtags")
  func unknown() throws {
    for tag in ["qaa", "qaa-Cyrl", "qaa-CH", "englishx", "englishx-Latn"] {
      #expect(try LanguageTag(tag).addingLikelySubtags() == nil, "\(tag)")
      #expect(try LanguageTag(tag).removingLikelySubtags() == nil, "\(tag)")
    }
    #expect(try LanguageTag("qaa-Cyrl-CH").addingLikelySubtags()?.description == "qaa-Cyrl-CH")
  }

  @Test("what is unknown counts as left out, and all else stays")
  func keepsTheRest() throws {
    #expect(try LanguageTag("zh-Zzzz-TW").addingLikelySubtags()?.description == "zh-Hant-TW")
    #expect(try LanguageTag("zh-Hant-ZZ").addingLikelySubtags()?.description == "zh-Hant-TW")
    #expect(try LanguageTag("ZH-ZZZZ-SG").addingLikelySubtags()?.description == "zh-Hans-SG")
    #expect(
      try LanguageTag("de-1996-u-kn-x-y").addingLikelySubtags()?.description
        == "de-Latn-DE-1996-u-kn-x-y")
    #expect(
      try LanguageTag("de-Latn-DE-1996-u-kn").removingLikelySubtags()?.description == "de-1996-u-kn"
    )
    #expect(try LanguageTag("sh").addingLikelySubtags()?.description == "sr-Latn-RS")
  }

  @Test("languages of their own scripts are known, however small")
  func scripts() throws {
    for (tag, script) in [("chr", "cher"), ("got", "goth"), ("nqo", "nkoo"), ("iii", "yiii")] {
      #expect(try LanguageTag(tag).addingLikelySubtags()?.script?.description == script)
    }
  }
}
