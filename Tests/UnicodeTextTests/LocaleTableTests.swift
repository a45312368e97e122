import TestSupport
import Testing
import UnicodeText

@Suite("LocaleTable")
struct LocaleTableTests {
  @Test("languages, scripts and regions keep their codes")
  func codes() throws {
    let table = LocaleTable.embedded
    for text in ["und", "en", "zh-Hant", "zh-Hant-TW", "yue-Hans-CN", "es-419", "zza", "und-AE"] {
      let tag = try LanguageTag(text)
      let code = table.code(language: tag.language, script: tag.script, region: tag.region)
      #expect(code.map(table.tag) == tag, "\(text)")
    }
    #expect(table.code(language: "englishx") == nil)
    #expect(table.code(language: "en", script: "abcd") == nil)
    #expect(table.code(language: "en", region: "qm") == nil)
  }

  @Test("every region has a number, and every number its region")
  func regionNumbers() {
    var found = 0
    for number in UInt16.min...UInt16.max {
      guard let region = LocaleTable.region(number) else { continue }
      #expect(LocaleTable.regionNumber(region) == number)
      found += 1
    }
    #expect(found == 26 * 26 + 1_000)
    for text in ["a", "abc", "a1", "12", "1234"] {
      #expect(Subtag(text: text).flatMap(LocaleTable.regionNumber) == nil)
    }
  }

  @Test("the table is small")
  func size() {
    #expect(LocaleTable.embedded.bytes.count <= 30 * 1_024)
  }

  @Test("damaged tables give wrong answers, never a trap or a circle without end")
  func damagedTables() throws {
    var generator = SeededGenerator(seed: 35)
    let whole = LocaleTable.embedded.bytes.elements(of: UInt8.self)
    let tags = try ["sh-YU", "zh-hakka-xiang", "zh-TW", "und-SU", "i-klingon", "sr-Cyrl-ME"].map {
      try LanguageTag($0)
    }
    for _ in 0..<300 {
      var bytes = (0..<whole.count).map { whole[$0] }
      for _ in 0..<Int.random(in: 1...2_000, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      let memory = TableMemory(bytes)
      let table = LocaleTable(memory.bytes)
      for tag in tags {
        _ = tag.canonicalized(by: table)
        _ = tag.removingLikelySubtags(by: table)
        _ = table.replacement(forLegacyTag: Array(tag.description.utf8))
      }
      withExtendedLifetime(memory) {}
    }
    #expect(LanguageTag(language: "zh").canonicalized(by: LocaleTable(.empty)).language == "zh")
  }
}
