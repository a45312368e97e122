import Testing
import ThumbIndex

@Suite("The style of CLDR") struct CLDRStyleTests {
  private func titles(_ locale: String, adding: [String] = [], maximum: Int = 99) throws -> String {
    let options = IndexOptions(style: .cldr, adding: adding, maximumLabelCount: maximum)
    return try IndexedCollation(locale: locale, options: options).sectionTitles
      .joined(separator: " ")
  }

  @Test(
    "There is a section before the labels, one behind, and one between where scripts are skipped")
  func otherSections() throws {
    let latin = LocaleLabelsTests.latin
    #expect(try titles("en") == "… \(latin) …")
    #expect(try titles("en", adding: ["el"]).contains("Z Α Β"))
    #expect(try titles("en", adding: ["ka"]).contains("Z … ა ბ"))
    #expect(try titles("ru", adding: ["en"]).hasSuffix("Я \(latin) …"))
    #expect(try titles("zh", adding: ["en"]) == "… \(latin) …")
    #expect(try titles("ja", adding: ["en"]) == "… \(latin) … あ か さ た な は ま や ら わ …")
  }

  @Test("Names before, between and behind the labels are told apart")
  func otherNames() throws {
    let options = IndexOptions(style: .cldr, adding: ["ka"])
    let collation = try IndexedCollation(locale: "en", options: options)
    let sections = ["", "9", "Adam", "Zoe", "Иван", "ანა", "نور", "張"].map {
      collation.section(for: $0)
    }
    #expect(sections == [0, 0, 1, 26, 27, 28, 61, 61])
    #expect(collation.sectionTitles[61] == "…")
  }

  @Test("Too many labels are thinned evenly, as ICU thins them")
  func thinning() throws {
    let radicals = try titles("zh-u-co-unihan").split(separator: " ")
    #expect(radicals.count == 102)
    #expect(radicals.prefix(6) == ["…", "一", "丶", "乙", "二", "人"])
    #expect(radicals.suffix(2) == ["龜", "…"])
    for maximum in [1, 2, 3, 10, 25, 26] {
      let count = try titles("en", maximum: maximum).split(separator: " ").count
      #expect(count <= maximum + 3 && count >= min(maximum, 2), "\(maximum): \(count)")
    }
  }

  @Test("Of equal labels the plainest is kept, and sequences that are no letters are left out")
  func choice() throws {
    #expect(try titles("ru").contains("Д Е Ж"))
    #expect(try titles("lt").contains("H I J"))
    #expect(try !titles("sw").contains("CH"))
    #expect(try titles("cs").contains("H CH I"))
  }

  @Test("Drafts, and languages that CLDR covers but little, are left to the other style")
  func coverage() throws {
    #expect(try titles("ab") == "… \(LocaleLabelsTests.latin) …")
    #expect(try IndexedCollation(locale: "ab").sectionTitles.contains("Ҟ"))
    #expect(try titles("nso").contains("Ê"))
  }
}
