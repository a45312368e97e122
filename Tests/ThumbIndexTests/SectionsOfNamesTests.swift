import Testing
import ThumbIndex

/// Names that indexes are known to put into the wrong section.
@Suite("Sections of names") struct SectionsOfNamesTests {
  static let cases: [(locale: String, names: String, sections: String)] = [
    ("ar", "Axxx Bxxx نور", "A B ن"),
    ("en", "Duane Ångström Victor Véronique ✅ 🙏🏼🥺 +49 »x *", "D A V V # # # # #"),
    ("fr", "Véronique Victor Émile Œuf", "V V E O"),
    ("de", "Klein Kämpfe Ähre Öl ßa", "K K A O S"),
    ("sv", "Åke Ärla Östen Zeb Émile Àlex", "Å Ä Ö Z E A"),
    ("da", "Aarhus Ängel Über Åse Østerbro", "Å Æ Y Å Ø"),
    ("hr", "Džemal džep Ljubo Njegoš Đuro Ćiro Š", "DŽ DŽ LJ NJ Đ Ć Š"),
    ("sr-Latn", "Džemal Ljubo Njegoš", "DŽ LJ NJ"),
    ("hu", "Csaba Zsolt Dzsenifer Gyula Ádám Ő", "CS ZS DZS GY A Ö"),
    ("cs", "Chadima Čapek Cyril Řehoř Šárka", "CH Č C Ř Š"),
    ("pl", "Łukasz Świt Sowa Żak", "Ł Ś S Ż"),
    ("es", "Ñoño Llama Chávez Ávila", "Ñ L C A"),
    ("tr", "İpek Irmak Çelik Şen isim ılık", "İ I Ç Ş İ I"),
    ("vi", "Đỗ Ăn Ân An Ông Ơn", "Đ Ă Â A Ô Ơ"),
    ("lt", "Ylas Ivas Žemyna", "I I Ž"),
    ("mt", "Ieħor If Iva IEZ Għawdex Ġorġ", "IE I I IE GĦ Ġ"),
    ("uk", "Іван Їжак Ґава Гав Adam", "І Ї Ґ Г A"),
    ("ru", "Ёлка Егор Adam Ґава", "Е Е A Г"),
    ("el", "Άννα Ωμέγα Adam", "Α Ω A"),
    ("he", "שלום אבא Adam", "ש א A"),
    ("fa", "آدم پارسا گل", "آ پ گ"),
    ("hi", "अमर ज्ञान क Adam", "अ ज क A"),
    ("th", "เกม แม่ โอ Adam", "ก ม อ A"),
    ("ja", "たなか ゆめ 山田 田中 ガ ぱ ヴ ん ｱ ゃ Adam", "た や # # か は あ わ あ や A"),
    ("ko", "까치 꽃 김 뿌리 ㄲ 金 Adam", "ㄱ ㄱ ㄱ ㅂ ㄱ ㄱ A"),
    ("zh-Hans", "3 张三 Adam 杜鵑 阿宝 Zhang 𠀀 〇 ㄅ", "# Z A D A Z H L #"),
    ("zh-Hant", "杜鵑 一 丁 Adam", "7劃 1劃 2劃 A"),
    ("zh-u-co-zhuyin", "張 ㄅㄆ ㄩ 巴 Adam", "ㄓ ㄅ ㄩ ㄅ A"),
    ("km", "ឪ ឩa ឧ", "ឪ ឩ ឧ"),
    ("en", "杜鵑 نور Иван たなか", "# # # #"),
  ]

  @Test("A name stands where readers of the language look for it")
  func sections() throws {
    for (locale, names, sections) in Self.cases {
      let collation = try IndexedCollation(locale: locale)
      let found = names.split(separator: " ").map { collation.title(for: String($0)) }
      #expect(found.joined(separator: " ") == sections, "\(locale): \(names)")
    }
  }

  @Test("What comes in the remainder is in the order of the collation")
  func remainder() throws {
    let names = ["🙏🏼🥺", "✅", "Duane", " ", ""]
    #expect(
      try IndexedCollation(locale: "en").sorted(names, by: \.self)
        == ["Duane", "", " ", "✅", "🙏🏼🥺"])
  }

  @Test("Names of one section are in the order of the language")
  func order() throws {
    for locale in ["en", "fr"] {
      let collation = try IndexedCollation(locale: locale)
      #expect(collation.sorted(["Victor", "Véronique"], by: \.self) == ["Véronique", "Victor"])
    }
    let german = try IndexedCollation(locale: "de")
    #expect(german.sorted(["Klein", "Kämpfe"], by: \.self) == ["Kämpfe", "Klein"])
  }

  @Test("A name belongs to the labels that were added")
  func added() throws {
    let collation = try IndexedCollation(locale: "en", options: IndexOptions(adding: ["ar", "da"]))
    #expect(collation.title(for: "نور") == "ن")
    #expect(collation.title(for: "Æble") == "Æ")
    #expect(collation.title(for: "Af") == "A")
    #expect(collation.title(for: "Adam") == "A")
  }

  @Test("Ideographs without a reading have a section of their own where that is asked for")
  func ideographs() throws {
    let options = IndexOptions(separatesIdeographs: true)
    let japanese = try IndexedCollation(locale: "ja", options: options)
    #expect(japanese.sectionTitles.firstIndex(of: "他") == 10)
    for (name, title) in [
      ("山田", "他"), ("\u{30000}", "他"), ("やまだ", "や"), ("Yamada", "Y"), ("9", "#"),
    ] {
      #expect(japanese.title(for: name) == title)
    }
    let chinese = try IndexedCollation(locale: "zh", options: options)
    #expect(chinese.title(for: "张三") == "Z")
    // An ideograph that no reading is known of.
    #expect(chinese.title(for: "\u{2B81D}") == "他")
    #expect(try IndexedCollation(locale: "zh").title(for: "\u{2B81D}") == "#")
  }
}
