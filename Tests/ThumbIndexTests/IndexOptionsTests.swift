import Collation
import Testing
import ThumbIndex

@Suite("IndexOptions") struct IndexOptionsTests {
  private func titles(_ names: [String], _ locale: String, _ options: IndexOptions) throws
    -> [String]
  {
    let collation = try IndexedCollation(locale: locale, options: options)
    return names.map(collation.title)
  }

  @Test("Leading articles count, unless they are to be ignored")
  func articles() throws {
    let names = ["The Beatles", "an apple", "A", "The", "Anna", "THE\u{A0}Who", " The X", "Theo"]
    #expect(try titles(names, "en", IndexOptions()) == ["T", "A", "A", "T", "A", "T", "#", "T"])
    #expect(
      try titles(names, "en", IndexOptions(articles: .ignored))
        == ["B", "A", "A", "T", "A", "W", "X", "T"])
  }

  @Test("An article that ends in an apostrophe needs no blank behind it")
  func apostrophes() throws {
    let names = ["L'Oréal", "l’été", "L'", "La vie", "Lavie", "Le"]
    #expect(
      try titles(names, "fr-CA", IndexOptions(articles: .ignored)) == [
        "O", "E", "L", "V", "L", "L",
      ])
  }

  @Test("The articles are those of the language, or those that are given")
  func languages() throws {
    let names = ["Die Ärzte", "The Who", "Don Giovanni"]
    #expect(try titles(names, "de", IndexOptions(articles: .ignored)) == ["A", "T", "D"])
    #expect(try titles(names, "en", IndexOptions(articles: .ignored)) == ["D", "W", "D"])
    #expect(
      try titles(names, "en", IndexOptions(articles: .ignoring(["Don", "DIE"]))) == ["A", "T", "G"])
    #expect(try titles(names, "ja", IndexOptions(articles: .ignored)) == ["D", "T", "D"])
    #expect(try titles(["x"], "en", IndexOptions(articles: .ignoring([""]))) == ["X"])
  }

  @Test("An ignored article doesn't count in the order either")
  func articlesInOrder() throws {
    let collation = try IndexedCollation(locale: "en", options: IndexOptions(articles: .ignored))
    let names = ["The Cure", "Blur", "The Beatles", "A Camp"]
    #expect(
      collation.sorted(names, by: \.self) == ["The Beatles", "Blur", "A Camp", "The Cure"])
    #expect(collation.compare("The Beatles", "Beatles") == .same)
    #expect(collation.areInIncreasingOrder("The Beatles", "Blur"))
    #expect(!collation.areInIncreasingOrder("Blur", "The Beatles"))
  }

  @Test("Blanks and invisible characters in front count, unless they are to be trimmed")
  func trimming() throws {
    let names = [" Bob", "\t\u{200B}Bob", "\u{3000}Bob", "\u{202A}\u{A0}Bob", "\u{1}\n Bob", " "]
    #expect(
      try titles(names, "en", IndexOptions(trimsLeadingBlanks: true)) == [
        "B", "B", "B", "B", "B", "#",
      ])
    #expect(try titles(names, "en", IndexOptions()) == ["#", "#", "#", "#", "#", "#"])
  }

  @Test("Numbers are in the order of their digits, or of their values where that is asked for")
  func numeric() throws {
    let names = ["1", "12", "2", "21", "9"]
    let numeric = IndexOptions(collation: CollationOptions(numeric: true))
    for options in [numeric, IndexOptions()] {
      let collation = try IndexedCollation(locale: "en", options: options)
      let sorted = collation.sorted(names, by: \.self)
      #expect(sorted == (options == numeric ? ["1", "2", "9", "12", "21"] : names))
    }
    let tagged = try IndexedCollation(locale: "en-u-kn")
    #expect(tagged.sorted(names, by: \.self) == ["1", "2", "9", "12", "21"])
  }

  @Test("A list may be ordered by a collator of one's own")
  func ownCollator() throws {
    let collator = try Collator(locale: "sv", options: CollationOptions(caseFirst: .upper))
    let collation = try IndexedCollation(locale: "sv", collator: collator)
    #expect(collation.sorted(["ö", "Ö", "å"], by: \.self) == ["å", "Ö", "ö"])
    #expect(collation.title(for: "ö") == "Ö")
  }
}
