import Collation
import Testing
import ThumbIndex

@Suite("Labels of locales") struct LocaleLabelsTests {
  static let latin = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z"

  static let labels: [(locale: String, labels: String)] = [
    ("sv", latin + " Å Ä Ö #"),
    ("da", latin + " Æ Ø Å #"),
    ("nb", latin + " Æ Ø Å #"),
    ("nn-NO", latin + " Æ Ø Å #"),
    ("es-MX", "A B C D E F G H I J K L M N Ñ O P Q R S T U V W X Y Z #"),
    ("hr", "A B C Č Ć D DŽ Đ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž #"),
    ("cs", "A B C Č D E F G H CH I J K L M N O P Q R Ř S Š T U V W X Y Z Ž #"),
    (
      "hu",
      "A B C CS D DZ DZS E F G GY H I J K L LY M N NY O Ö P Q R S SZ T TY U Ü V W X Y Z ZS #"
    ),
    ("mt", "A B Ċ C D E F Ġ G GĦ H Ħ I IE J K L M N O P Q R S T U V W X Y Ż Z #"),
    ("lt", "A B C Č D E F G H I J K L M N O P R S Š T U V Z Ž #"),
    ("ru", "А Б В Г Д Е Ж З И Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ы Э Ю Я \(latin) #"),
    ("uk-UA", "А Б В Г Ґ Д Е Є Ж З И І Ї Й К Л М Н О П Р С Т У Ф Х Ц Ч Ш Щ Ю Я \(latin) #"),
    ("el", "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω \(latin) #"),
    ("ar-EG", "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي \(latin) #"),
    ("he", "א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת \(latin) #"),
    ("ja", "あ か さ た な は ま や ら わ \(latin) #"),
    ("ko-KR", "ㄱ ㄴ ㄷ ㄹ ㅁ ㅂ ㅅ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ \(latin) #"),
    ("zh-Hant-u-co-pinyin", latin + " #"),
    (
      "zh-u-co-zhuyin",
      "ㄅ ㄆ ㄇ ㄈ ㄉ ㄊ ㄋ ㄌ ㄍ ㄎ ㄏ ㄐ ㄑ ㄒ ㄓ ㄔ ㄕ ㄖ ㄗ ㄘ ㄙ ㄚ ㄛ ㄜ ㄞ ㄟ ㄠ ㄡ ㄢ ㄣ ㄤ ㄥ ㄦ ㄧ ㄨ ㄩ \(latin) #"
    ),
    // Languages of two scripts, by the tag or by where they are written.
    ("sr", "А Б В Г Д Ђ Е Ж З И Ј К Л Љ М Н Њ О П Р С Т Ћ У Ф Х Ц Ч Џ Ш \(latin) #"),
    ("sr-Latn-ME", "A B C Č Ć D DŽ E F G H I J K L LJ M N NJ O P Q R S Š T U V W X Y Z Ž #"),
    ("uz", "A B D E F G H I J K L M N O P Q R S T U V X Y Z Oʻ Gʻ Sh Ch #"),
    ("az", "A B C Ç D E Ə F G Ğ H X I İ J K Q L M N O Ö P R S Ş T U Ü V Y Z W #"),
    // Without letters of its own, by the parents; unknown, or none at all.
    ("en-150", latin + " #"), ("pt-AO", latin + " #"), ("qxz", latin + " #"), ("und", latin + " #"),
    ("sv-Cyrl", latin + " #"),
  ]

  @Test("Each locale has the letters of its language, then A to Z if those are others, then #")
  func contacts() throws {
    for (locale, labels) in Self.labels {
      let titles = try IndexedCollation(locale: locale).sectionTitles
      #expect(titles.joined(separator: " ") == labels, "\(locale)")
    }
  }

  @Test("Traditional Chinese has the numbers of strokes, short in the strip")
  func strokes() throws {
    for locale in ["zh-Hant", "zh-TW", "zh-HK", "zh-u-co-stroke", "yue"] {
      let collation = try IndexedCollation(locale: locale)
      #expect(collation.sectionTitles.starts(with: (1...44).map { "\($0)劃" }), "\(locale)")
      #expect(collation.sectionIndexTitles.starts(with: (1...44).map(String.init)), "\(locale)")
      #expect(collation.sectionTitles.suffix(27).joined(separator: " ") == Self.latin + " #")
      #expect(collation.title(for: "杜鵑") == "7劃")
    }
  }

  @Test("The order of radicals has the 214 radicals")
  func radicals() throws {
    let collation = try IndexedCollation(locale: "zh-u-co-unihan")
    #expect(collation.sectionTitles.count == 214 + 27)
    #expect(collation.title(for: "林") == "木")
    #expect(collation.title(for: "龠") == "龠")
    #expect(collation.title(for: "Adam") == "A")
  }

  @Test("A to Z may stand in front")
  func latinFirst() throws {
    for locale in ["ja", "ru", "ar"] {
      let options = IndexOptions(latinFirst: true)
      let titles = try IndexedCollation(locale: locale, options: options).sectionTitles
      let usual = try IndexedCollation(locale: locale).sectionTitles
      #expect(titles.prefix(26).joined(separator: " ") == Self.latin)
      #expect(Set(titles) == Set(usual))
      #expect(titles.last == "#")
      // The letters may have been added with another locale.
      let added = IndexOptions(adding: ["en"], latinFirst: true)
      #expect(try IndexedCollation(locale: locale, options: added).sectionTitles == titles)
    }
  }

  @Test("Labels of other locales are added where the order tells them apart")
  func adding() throws {
    func titles(_ locale: String, _ adding: String...) throws -> String {
      try IndexedCollation(locale: locale, options: IndexOptions(adding: adding)).sectionTitles
        .joined(separator: " ")
    }
    let arabic = "ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي"
    #expect(try titles("en", "ar") == "\(Self.latin) \(arabic) #")
    // In English Å is an A, and Æ comes between A and B.
    #expect(try titles("en", "da") == "A Æ " + Self.latin.dropFirst(2) + " #")
    #expect(try titles("sv", "de") == "\(Self.latin) Å Ä Ö #")
    #expect(try titles("ru", "en") == titles("ru"))
    #expect(try titles("ja", "ko").contains("わ ㄱ ㄴ"))
  }

  @Test("Every locale that is written from right to left says so")
  func direction() throws {
    for locale in [
      "ar", "he", "fa", "ur", "dv", "yi", "ps", "pa-PK", "uz-AF", "az-Arab", "ff-Adlm",
    ] {
      #expect(try IndexedCollation(locale: locale).isRightToLeft, "\(locale)")
    }
    for locale in ["en", "ja", "zh", "pa", "uz", "az", "ff", "ar-Latn", "und"] {
      #expect(try !IndexedCollation(locale: locale).isRightToLeft, "\(locale)")
    }
  }

  @Test("A tag to add that is no language tag is refused")
  func malformedTag() {
    #expect(throws: LanguageTagError.self) {
      try IndexedCollation(locale: "en", options: IndexOptions(adding: ["?"]))
    }
  }
}
