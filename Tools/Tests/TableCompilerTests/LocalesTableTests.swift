import Foundation
import TableCompiler
import Testing
import UnicodeText

@Suite("LocalesTable")
struct LocalesTableTests {
  @Test("CLDR's identifiers are taken apart, and grandfathered tags are told from them")
  func identifiers() {
    for (identifier, tag) in [
      ("root", "und"), ("en_US_POSIX", "en-US-posix"), ("zh_Hant_TW", "zh-Hant-TW"),
      ("es_419", "es-419"),
      ("und_hepburn_heploc", "und-hepburn-heploc"), ("de_1996", "de-1996"),
    ] {
      #expect(LanguageTag(identifier: identifier)?.description == tag)
    }
    for identifier in [
      "", "_", "en_", "i_klingon", "zh_min_nan", "zh_cmn_Hans", "en_GB_oed", "sgn_BE_FR", "no_bok",
      "en_x_i_default", "Latn",
    ] {
      #expect(LanguageTag(identifier: identifier) == nil, "\(identifier)")
    }
  }

  @Test("every collation file has a hash of its own")
  func collationFiles() {
    #expect(SourceFile.collations.count == 135)
    #expect(Set(SourceFile.collations.map(\.path)).count == 135)
    #expect(Set(SourceFile.collations.map(\.sha256)).count == 135)
  }

  @Test(
    "the table in the tree is the one that the files make",
    .enabled(if: ProcessInfo.processInfo.environment["UNICODE_DATA"] != nil))
  func isUpToDate() throws {
    let sources = try SourceFiles(environment: ProcessInfo.processInfo.environment)
    let tables = try LocalesTable.maker.make(sources)
    let embedded = LocaleTable.embedded.bytes.elements(of: UInt8.self)
    #expect(tables.map(\.name) == ["locales"])
    #expect(tables.first?.bytes == (0..<embedded.count).map { embedded[$0] })
  }
}
