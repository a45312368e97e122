import Collation
import Testing
import UnicodeText

@Suite("Collation keywords")
struct CollationKeywordsTests {
  private func keywords(_ text: String) throws -> CollationOptions {
    CollationOptions(keywordsOf: try LanguageTag("en-u-" + text))
  }

  @Test("a tag without keywords asks for nothing")
  func empty() throws {
    #expect(
      CollationOptions(keywordsOf: try LanguageTag("de")) == (try keywords("co-phonebk-nu-thai")))
    #expect(try keywords("vt-0020") == (try keywords("attr")))
    #expect(CollationOptions(keywordsOf: try LanguageTag("de")).numeric == nil)
  }

  @Test("all settings of a tag are read")
  func all() throws {
    let all = try keywords(
      "ka-shifted-kb-kc-true-kf-upper-kh-false-kk-yes-kn-false-kr-grek-digit-ks-level2-kv-symbol")
    #expect(all.alternate == .shifted && all.backwards == true && all.caseLevel == true)
    #expect(all.caseFirst == .upper)
    #expect(all.numeric == false && all.normalization == true)
    #expect(all.reorder == ["grek", "digit"])
    #expect(all.strength == .secondary && all.maxVariable == .symbol)
  }

  @Test("every value that CLDR names is understood, the deprecated too")
  func values() throws {
    let strengths = ["level1", "primary", "level2", "level3", "tertiary", "level4", "identic"]
    #expect(
      try strengths.map { try keywords("ks-" + $0).strength }
        == [.primary, .primary, .secondary, .tertiary, .tertiary, .quaternary, .identical])
    #expect(
      try ["noignore", "shifted"].map { try keywords("ka-" + $0).alternate }
        == [.nonIgnorable, .shifted])
    #expect(
      try ["upper", "lower", "false"].map { try keywords("kf-" + $0).caseFirst }
        == [.upper, .lower, .off])
    #expect(
      try ["space", "punct", "symbol", "currency"].map { try keywords("kv-" + $0).maxVariable }
        == [.space, .punctuation, .symbol, .currency])
    #expect(
      try keywords("kr-space-punct-symbol-currency-digit-latn-zzzz").reorder?.count == 7)
  }

  @Test("a value that isn't known counts as left out")
  func unknownValues() throws {
    let nothing = CollationOptions(keywordsOf: try LanguageTag("en"))
    for text in [
      "ka", "ka-blanked", "ka-shifted-more", "kb-maybe", "kc-true-true", "kf", "kf-title",
      "kh-true", "kn-1234", "kr", "kr-grek-latin", "kr-grek-grek", "kr-digits", "ks",
      "ks-level5",
      "ks-level1-level2",
      "kv", "kv-letter",
    ] {
      #expect(try keywords(text) == nothing, "\(text)")
    }
  }

  @Test("of a key that occurs twice, the first counts")
  func duplicates() throws {
    #expect(try keywords("kn-kn-false").numeric == true)
    #expect(try keywords("ks-level1-ks-level2").strength == .primary)
  }
}
