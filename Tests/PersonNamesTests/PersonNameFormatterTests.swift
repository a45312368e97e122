import Collation
import PersonNames
import TestSupport
import Testing

@Suite("PersonNameFormatter")
struct PersonNameFormatterTests {
  private static let ada = PersonName(
    title: "Dr.", given: "Ada", given2: "Byron", surname: "Lovelace", credentials: "PhD",
    locale: "en")

  private func format(
    _ name: PersonName, _ locale: String, _ length: PersonNameFormatter.Length? = nil,
    _ usage: PersonNameFormatter.Usage = .referring,
    _ formality: PersonNameFormatter.Formality? = nil,
    order: PersonNameFormatter.Order = .automatic, capitals: Bool = false
  ) throws -> String {
    try PersonNameFormatter(
      locale: locale, length: length, usage: usage, formality: formality, order: order,
      capitalizesLeadingSurnames: capitals
    ).format(name)
  }

  @Test("length, usage, formality and order choose the pattern")
  func patterns() throws {
    #expect(try format(Self.ada, "en", .long, .referring, .formal) == "Dr. Ada Byron Lovelace PhD")
    #expect(try format(Self.ada, "en", .medium, .referring, .formal) == "Ada B. Lovelace PhD")
    #expect(try format(Self.ada, "en", .short, .referring, .formal) == "A.B. Lovelace")
    #expect(try format(Self.ada, "en", .long, .addressing, .formal) == "Dr. Lovelace")
    #expect(try format(Self.ada, "en", .long, .addressing, .informal) == "Ada")
    #expect(try format(Self.ada, "en", .long, .monogram, .formal) == "ABL")
    #expect(try format(Self.ada, "en", .medium, order: .sorting) == "Lovelace, Ada")
  }

  @Test("length and formality are the usual ones of the locale unless they are given")
  func defaults() throws {
    let english = try PersonNameFormatter(locale: "en")
    #expect(english.length == .medium)
    #expect(english.formality == .informal)
    let root = try PersonNameFormatter(locale: "qxz")
    #expect(root.formality == .formal)
  }

  @Test("sorted lists have one usage")
  func sortingUsage() throws {
    let formatter = try PersonNameFormatter(locale: "en", usage: .monogram, order: .sorting)
    #expect(formatter.usage == .referring)
  }

  @Test("regions inherit from the parents that CLDR lists, and a script from none but the root")
  func inheritance() throws {
    #expect(try format(Self.ada, "en-GB", .short, .referring, .formal) == "AB Lovelace")
    #expect(try format(Self.ada, "en-US", .short, .referring, .formal) == "A.B. Lovelace")
    let name = PersonName(given: "Ana", surname: "García", surname2: "López", locale: "es")
    #expect(
      try format(name, "es-AR", .long, .referring, .formal)
        == format(name, "es-419", .long, .referring, .formal))
  }

  @Test("the order follows the name's locale, unless the name or the caller has another")
  func order() throws {
    var name = PersonName(given: "László", surname: "Nagy", locale: "hu")
    #expect(try format(name, "hu", .medium, .referring, .formal) == "Nagy László")
    #expect(try format(name, "de", .medium, .referring, .formal) == "László Nagy")
    #expect(try format(name, "en", order: .surnameFirst) == "Nagy László")
    name.preferredOrder = .surnameFirst
    #expect(try format(name, "en", .medium, .referring, .formal) == "Nagy László")
    #expect(try format(name, "de", order: .givenFirst) == "László Nagy")
    #expect(try format(name, "de", order: .native) == "László Nagy")
    name.preferredOrder = nil
    name.locale = "de"
    #expect(try format(name, "hu", .medium, .referring, .formal) == "László Nagy")
    #expect(try format(name, "hu", .medium, .referring, .formal, order: .native) == "Nagy László")
  }

  @Test("the order of Chinese names is the same in either script and any region")
  func chineseOrder() throws {
    for locale in ["zh", "zh-Hans-SG", "zh-Hant", "zh-Hant-HK", "yue"] {
      let name = PersonName(given: "Xiaofang", surname: "Wang", locale: locale)
      #expect(try format(name, "en", .medium, .referring, .formal) == "Wang Xiaofang", "\(locale)")
    }
  }

  @Test("surnames that lead, as they don't in the locale, may be in capitals")
  func capitals() throws {
    let abe = PersonName(given: "Shinzō", surname: "Abe", locale: "ja")
    #expect(try format(abe, "en", order: .surnameFirst, capitals: true) == "ABE Shinzō")
    #expect(try format(abe, "en", order: .givenFirst, capitals: true) == "Shinzō Abe")
    let nagy = PersonName(given: "László", surname: "Nagy", locale: "hu")
    #expect(try format(nagy, "hu", capitals: true) == "Nagy László")
  }

  @Test("native and foreign names have the locale's blanks: none, or a dot")
  func blanks() throws {
    let miyazaki = PersonName(given: "駿", surname: "宮崎", locale: "ja")
    #expect(try format(miyazaki, "ja") == "宮崎駿")
    #expect(try format(miyazaki, "zh") == "宮崎駿")
    let einstein = PersonName(given: "アルベルト", surname: "アインシュタイン", locale: "de-CH")
    #expect(try format(einstein, "ja") == "アルベルト・アインシュタイン")
    let chinese = PersonName(given: "阿尔伯特", surname: "爱因斯坦", locale: "de")
    #expect(try format(chinese, "zh", .medium, .referring, .informal) == "阿尔伯特·爱因斯坦")
  }

  @Test("a name in other letters is written as its own locale has it, or as the letters suggest")
  func otherScripts() throws {
    let einstein = PersonName(given: "Albert", surname: "Einstein", locale: "de-CH")
    #expect(try format(einstein, "ja", .medium, .referring, .formal) == "Albert Einstein")
    let miyazaki = PersonName(given: "駿", surname: "宮崎", locale: "ja")
    #expect(try format(miyazaki, "de") == "宮崎駿")
    let kana = PersonName(given: "アルベルト", surname: "アインシュタイン", locale: "de-CH")
    #expect(try format(kana, "de") == "アルベルト・アインシュタイン")
    #expect(try format(PersonName(given: "三", surname: "张"), "en") == "张三")
    let shevchenko = PersonName(given: "Тарас", surname: "Шевченко")
    #expect(try format(shevchenko, "hi", .short, .referring, .formal) == "Т. Шевченко")
  }

  @Test("a name of one part is shown whatever part a pattern wants")
  func onePart() throws {
    let given = PersonName(given: "Zendaya", locale: "en")
    let surname = PersonName(surname: "Holmes", locale: "en")
    let title = PersonName(title: "President", locale: "en")
    for locale in ["en", "ja", "hu", "es", "ar"] {
      for length in PersonNameFormatter.Length.allCases {
        for formality in PersonNameFormatter.Formality.allCases {
          for usage in [PersonNameFormatter.Usage.referring, .addressing] {
            #expect(try format(given, locale, length, usage, formality) == "Zendaya")
            #expect(try format(title, locale, length, usage, formality) == "President")
            let shown = try format(surname, locale, length, usage, formality)
            #expect(shown.hasPrefix("H"), "\(locale) \(length) \(usage) \(formality): \(shown)")
          }
        }
      }
    }
    #expect(try format(surname, "en", .medium, .addressing, .informal) == "Holmes")
    #expect(try format(PersonName(), "en") == "")
  }

  @Test("a prefix and a core make a whole, and go where the pattern has them")
  func prefixes() throws {
    var name = PersonName(given: "Johannes", locale: "nl")
    name.surnamePrefix = "van den"
    name.surnameCore = "Berg"
    #expect(try format(name, "nl", .medium, .referring, .formal) == "Johannes van den Berg")
    #expect(
      try format(name, "nl", .medium, .referring, .formal, order: .sorting)
        == "Berg, Johannes van den")
    #expect(
      try format(name, "nl-BE", .long, .referring, .formal, order: .sorting)
        == "van den Berg, Johannes")
  }

  @Test("forms that a name supplies are used, and none is made up")
  func suppliedForms() throws {
    var name = PersonName(given: "Thomas", surname: "Edison", locale: "en")
    #expect(try format(name, "en", .medium, .referring, .informal) == "Thomas Edison")
    name.informalGiven = "Tom"
    #expect(try format(name, "en", .medium, .referring, .informal) == "Tom Edison")
    #expect(try format(name, "en", .medium, .referring, .formal) == "Thomas Edison")
    name[.surname, [.monogram, .allCaps]] = "Æ"
    #expect(try format(name, "en", .long, .monogram, .formal) == "TÆ")
  }

  @Test("capitals are those of the name's language, else of the reader's")
  func casing() throws {
    let monogram = { (given: String, locale: String, reader: String) in
      try format(PersonName(given: given, locale: locale), reader, .short, .monogram, .informal)
    }
    #expect(try monogram("ibrahim", "tr", "en") == "İ")
    #expect(try monogram("ibrahim", "en", "en") == "I")
    #expect(try monogram("irene", "en", "az") == "İ")
    #expect(try monogram("Άννα", "el", "el") == "Α")
    #expect(try monogram("ﬁona", "en", "en") == "FI")
  }

  @Test(
    "whole surnames in capitals lose Greek accents and Lithuanian dots, and keep what tells vowels")
  func capitalSurnames() throws {
    for (surname, locale, expected) in [
      ("Παπαδόπουλος", "el", "ΠΑΠΑΔΟΠΟΥΛΟΣ"), ("Μάιος", "el", "ΜΑΪΟΣ"), ("Χαΐρης", "el", "ΧΑΪΡΗΣ"),
      ("Ευαγγέλου", "el", "ΕΥΑΓΓΕΛΟΥ"), ("i\u{307}\u{301}ra", "lt", "I\u{301}RA"),
      ("Kılıç", "tr", "KILIÇ"), ("Straße", "de", "STRASSE"),
    ] {
      let name = PersonName(given: "X", surname: surname, locale: locale)
      #expect(try format(name, locale, order: .surnameFirst, capitals: true).hasPrefix(expected))
    }
  }

  @Test("a Dutch surname that is addressed begins with a capital, and IJ is one letter")
  func dutch() throws {
    for (surname, expected) in [("van den Berg", "Van den Berg"), ("ijsbrands", "IJsbrands")] {
      let name = PersonName(title: "dhr.", given: "Jan", surname: surname, locale: "nl")
      #expect(try format(name, "nl-BE", .short, .addressing, .formal) == "dhr. \(expected)")
    }
  }

  @Test("the initials of a name with a hyphen are two, with the hyphen where the locale keeps it")
  func initials() throws {
    let name = PersonName(given: "Anne-Marie", surname: "Dupont", locale: "fr")
    #expect(try format(name, "fr", .short, .referring, .formal) == "A.-M. Dupont")
    #expect(try format(name, "en", .short, .referring, .formal) == "A.M. Dupont")
  }

  @Test("marks of direction, controls and blanks at the ends are no part of a name")
  func invisible() throws {
    let name = PersonName(given: "\u{200F}אורי\u{202C} ", surname: "\u{2067}לבנון\u{2069}")
    #expect(name.given == "אורי")
    #expect(try format(name, "he", .long, .referring, .formal) == "אורי לבנון")
    #expect(PersonName(given: " \u{200E}\u{FEFF}").isEmpty)
    #expect(PersonName(given: "\u{1F3F4}\u{E0067}\u{E007F} ").given.unicodeScalars.count == 3)
  }

  @Test("a locale that CLDR doesn't know writes names as the root does; a broken tag is an error")
  func locales() throws {
    #expect(try format(Self.ada, "qxz", .long) == "Dr. Ada Byron Lovelace PhD")
    #expect(throws: LanguageTagError.self) { try PersonNameFormatter(locale: "en-") }
    var name = Self.ada
    name.locale = "not a tag"
    #expect(try format(name, "en", .long, .referring, .formal) == "Dr. Ada Byron Lovelace PhD")
  }

  @Test("random texts in every field are written, and nothing that can be seen is lost whole")
  func random() throws {
    var (generator, texts) = (SeededGenerator(seed: 8), RandomText(seed: 8))
    let formatters = try ["en", "ja", "ar", "el", "nl", "zh-Hant", "hu", "ur", "te"].map {
      try PersonNameFormatter(locale: $0, length: .short, formality: .formal)
    }
    for _ in 0..<500 {
      var name = PersonName()
      for field in NameField.allCases where Bool.random(using: &generator) {
        name[field] = texts.next(length: Int.random(in: 1...6, using: &generator))
      }
      for formatter in formatters { #expect(formatter.format(name).isEmpty == name.isEmpty) }
    }
  }

  @Test("any name is written, however long or odd")
  func hostile() throws {
    let texts = [
      String(repeating: "a", count: 100_000), String(repeating: "a ", count: 20_000), "{0}",
      "{surname}",
      "\u{301}\u{301}", "\u{0}\u{1}", "🧑‍🧑‍🧒‍🧒", "\u{1039}\u{17D2}",
      String(repeating: "\u{17D2}က", count: 10_000),
    ]
    for text in texts {
      for usage in PersonNameFormatter.Usage.allCases {
        for length in PersonNameFormatter.Length.allCases {
          let name = PersonName(given: text, given2: text, surname: text)
          _ = try format(name, "fr", length, usage, .formal)
          #expect(try format(name, "en", .long, .referring, .informal).isEmpty == name.isEmpty)
        }
      }
    }
  }
}
