import Collation
import PersonNames
import Testing

@Suite("SortNameRules")
struct SortNameTests {
  private static let waals = NameRecord(
    family: "van der Waals", given: "Johannes", additional: "Diderik")

  private func sortName(_ record: NameRecord, _ locale: String = "en", _ order: NameOrder? = nil)
    throws -> String
  {
    try SortNameRules(locale: locale, order: order).sortName(of: record)
  }

  @Test("the family name leads, or the given name, as the reader chooses")
  func order() throws {
    let ada = NameRecord(family: "Lovelace", given: "Ada", additional: "Byron")
    #expect(try sortName(ada) == "Lovelace Ada Byron")
    #expect(try sortName(ada, "en", .givenFirst) == "Ada Byron Lovelace")
    #expect(try sortName(ada, "is") == "Ada Byron Lovelace")
    #expect(try sortName(NameRecord(family: "Lovelace")) == "Lovelace")
    #expect(try sortName(NameRecord(given: "Ada"), "en", .surnameFirst) == "Ada")
    #expect(try sortName(NameRecord(additional: "Byron")) == "Byron")
  }

  @Test("particles come last where the locale sorts by the core, and count where it doesn't")
  func particles() throws {
    #expect(try sortName(Self.waals, "nl") == "Waals Johannes Diderik van der")
    #expect(try sortName(Self.waals, "nl-BE") == "van der Waals Johannes Diderik")
    #expect(try sortName(Self.waals, "it") == "van der Waals Johannes Diderik")
    #expect(try sortName(Self.waals, "nl", .givenFirst) == "Johannes Diderik van der Waals")
    var rules = try SortNameRules(locale: "nl", particles: .counted)
    #expect(rules.sortName(of: Self.waals) == "van der Waals Johannes Diderik")
    rules.particles = .ignored
    for (family, expected) in [
      ("de Gaulle", "Gaulle de"), ("d'Artagnan", "Artagnan d'"), ("d’Artagnan", "Artagnan d’"),
      ("al-Khatib", "Khatib al-"), ("Van Damme", "Van Damme"), ("De Niro", "De Niro"),
      ("van", "van"), ("de la", "la de"), ("аль-Фараби", "Фараби аль-"), ("фон Визин", "Визин фон"),
      ("Åkerlund", "Åkerlund"), ("Al-Sayed", "Al-Sayed"),
    ] {
      #expect(rules.sortName(of: NameRecord(family: family)) == expected)
    }
  }

  @Test("a prefix that a name has as such is one, however it is written")
  func ownPrefix() throws {
    var name = PersonName(given: "Máire")
    name.surnamePrefix = "Ní"
    name.surnameCore = "Dhonnchadha"
    #expect(try SortNameRules(locale: "en").sortName(of: name) == "Dhonnchadha Máire Ní")
    #expect(
      try SortNameRules(locale: "en", particles: .counted).sortName(of: name)
        == "Ní Dhonnchadha Máire")
    name.phoneticSurname = "Nee Gonn"
    #expect(try SortNameRules(locale: "en").sortName(of: name) == "Nee Gonn Máire")
  }

  @Test("a phonetic name comes before all, and its halves are filled up")
  func phonetic() throws {
    var tanaka = NameRecord(
      family: "田中", given: "一郎", phoneticFamily: "たなか", phoneticGiven: "いちろう",
      sortAs: ["Tanaka"])
    #expect(try sortName(tanaka, "ja") == "たなか いちろう")
    #expect(try sortName(tanaka, "ja", .givenFirst) == "いちろう たなか")
    tanaka.phoneticGiven = nil
    #expect(try sortName(tanaka, "ja") == "たなか 一郎")
  }

  @Test("what the card says to sort by stands for the parts of the name, in the reader's order")
  func sortAs() throws {
    var record = NameRecord(family: "van der Meulen", given: "Joris", sortAs: ["Meulen", "Joris"])
    #expect(try sortName(record, "nl-BE") == "Meulen Joris")
    #expect(try sortName(record, "nl-BE", .givenFirst) == "Joris Meulen")
    record.sortAs = ["Meulen"]
    #expect(try sortName(record, "nl-BE") == "Meulen Joris")
    record.sortAs = ["", " "]
    #expect(try sortName(record, "nl-BE") == "van der Meulen Joris")
    let works = NameRecord(
      sortAs: ["Lantern Works"], organization: "The Lantern Works", isOrganization: true)
    #expect(try sortName(works, "nl") == "Lantern Works")
    let khatib = NameRecord(family: "الخطيب", given: "سامر", sortAs: ["خطيب"])
    #expect(try sortName(khatib, "ar") == "خطيب سامر")
  }

  @Test("without a name come the name in one piece, organization, nickname, e-mail, telephone")
  func fallbacks() throws {
    var record = NameRecord(
      formatted: "Ada Lovelace", organization: "Engines", nickname: "Addie",
      email: "ada@example.org", telephone: "+1 555 0100")
    #expect(try sortName(record) == "Ada Lovelace")
    record.formatted = "\u{200B}"
    #expect(try sortName(record) == "Engines")
    record.organization = ""
    #expect(try sortName(record) == "Addie")
    record.nickname = nil
    #expect(try sortName(record) == "ada@example.org")
    record.email = nil
    #expect(try sortName(record) == "+1 555 0100")
    record.telephone = nil
    #expect(try sortName(record) == "")
  }

  @Test("an organization stands under its own name")
  func organization() throws {
    let record = NameRecord(
      family: "Holloway", given: "Grace", formatted: "Lantern Works",
      organization: "Lantern Works", isOrganization: true)
    #expect(try sortName(record) == "Lantern Works")
    #expect(try sortName(NameRecord(family: "Holloway", isOrganization: true)) == "Holloway")
  }

  @Test("names in one piece are taken apart only if that is asked for")
  func formattedNames() throws {
    let rules = try SortNameRules(locale: "en", parsesFormattedNames: true)
    for (formatted, expected) in [
      ("Dr. Amara Bellingham", "Bellingham Amara"), ("Silas Corbett, Jr.", "Corbett Silas"),
      ("Joost van der Linden", "Linden Joost van der"), ("Zendaya", "Zendaya"), ("张三", "张三"),
      ("田中 (たなか)", "たなか"),
    ] {
      #expect(rules.sortName(of: NameRecord(formatted: formatted)) == expected)
    }
    #expect(try sortName(NameRecord(formatted: "Dr. Amara Bellingham")) == "Dr. Amara Bellingham")
  }

  @Test("Chinese and Korean names are sorted as if they were written in one piece")
  func eastAsian() throws {
    #expect(try sortName(NameRecord(family: "张", given: "三"), "zh") == "张三")
    #expect(try sortName(NameRecord(family: "김", given: "민수"), "ko") == "김민수")
    #expect(try sortName(NameRecord(family: "张", given: "三"), "zh", .givenFirst) == "三 张")
    #expect(try sortName(NameRecord(family: "橘", given: "さくら"), "ja") == "橘 さくら")
  }

  @Test("what can't be seen decides nothing")
  func invisible() throws {
    let plain = NameRecord(family: "Holm", given: "Anders")
    for mark in [
      "\u{200E}", "\u{2068}", "\u{202B}", "\u{0}", " \t", "\u{FEFF}", "\u{AD}", "\u{3000}",
    ] {
      let record = NameRecord(family: mark + "Holm" + mark, given: mark + "Anders")
      #expect(try sortName(record) == sortName(plain))
      #expect(try sortName(NameRecord(family: mark, given: "Anders")) == "Anders")
    }
    #expect(try sortName(NameRecord(family: "O\u{200F}Hara")) == "OHara")
  }

  @Test("Vietnamese names stand under the family name or the name that one is called by")
  func vietnamese() throws {
    let lan = NameRecord(family: "Nguyễn", given: "Lan", additional: "Thị Mai")
    #expect(try sortName(lan, "vi").hasPrefix("Nguyễn"))
    #expect(try sortName(lan, "vi", .givenFirst).hasPrefix("Lan"))
  }

  @Test("a broken tag is an error, an unknown locale has the root's order")
  func locales() throws {
    #expect(throws: LanguageTagError.self) { try SortNameRules(locale: "") }
    let rules = try SortNameRules(locale: "qxz")
    #expect(rules.order == .surnameFirst)
    #expect(rules.particles == .counted)
  }
}
