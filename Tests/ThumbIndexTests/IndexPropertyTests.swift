import Collation
import TestSupport
import Testing
import ThumbIndex

@Suite("Sections and order of any names") struct IndexPropertyTests {
  static let locales = """
    en sv da ja ko zh zh-Hant zh-u-co-zhuyin zh-u-co-unihan ja-u-co-unihan ru sr sr-Latn uk ar fa he \
    el hr cs hu mt vi th hi ta km ka hy am bn my si lo bo ur lt lv cy es tr az uz mn kk sa de \
    de-u-co-phonebk en-u-ka-shifted en-u-kr-digit-latn zh-u-kr-latn fr-CA en-u-kn ab nso vai und
    """.split(separator: " ").map(String.init)

  static let styles: [IndexOptions] = [
    IndexOptions(), IndexOptions(style: .cldr),
    IndexOptions(style: .cldr, adding: ["en", "ja", "da"]),
    IndexOptions(
      adding: ["zh-Hant", "ar", "mt", "da"], latinFirst: true, separatesIdeographs: true,
      articles: .ignored, trimsLeadingBlanks: true),
  ]

  private func names(_ collation: IndexedCollation, _ text: inout RandomText) -> [String] {
    let titles = collation.sectionTitles
    return titles + titles.map { $0.lowercased() + "a" } + titles.map { $0 + $0 }
      + ["", " ", "9", "The A", "阿宝", "Adam", "あ", "ガ", "가", "IEz", "Af"]
      + (0..<60).map { _ in text.next(length: 6) }
  }

  @Test(
    "By their keys names are in sections, each once, and in a section in the order of the collation"
  )
  func order() throws {
    var text = RandomText(seed: 41)
    for locale in Self.locales {
      for options in Self.styles {
        let collation = try IndexedCollation(locale: locale, options: options)
        let names = names(collation, &text)
        let keys = names.map(collation.indexKey)
        let order = names.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        #expect(collation.sorted(names, by: \.self) == order.map { names[$0] }, "\(locale)")
        for index in names.indices {
          #expect(keys[index].section == collation.section(for: names[index]))
        }
        for (left, right) in zip(order, order.dropFirst()) {
          #expect(keys[left].section <= keys[right].section)
          let isSame = keys[left] == keys[right]
          #expect(
            collation.compare(names[left], names[right]) == (isSame ? .same : .ascending),
            "\(locale): \(names[left]) \(names[right])")
        }
      }
    }
  }

  @Test("A letter's title is in its own section")
  func titles() throws {
    for locale in Self.locales {
      let collation = try IndexedCollation(locale: locale)
      for (section, title) in collation.sectionTitles.enumerated() {
        // Numbers of strokes are no names, and radicals are told from ideographs by their markers.
        if title.hasSuffix("劃") || locale == "vai" { continue }
        #expect(collation.section(for: title) == section, "\(locale): \(title)")
      }
    }
  }
}
