import PersonNames
import Testing

@Suite("Names in one piece")
struct NameParsingTests {
  /// Takes a name apart that is from a locale, and compares its parts, of which those that are empty needn't be
  /// given.
  private func check(
    _ text: String, from locale: String? = nil, _ parts: [NameField: String], prefix: String = "",
    informal: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let name = PersonName(parsing: text, locale: locale)
    for field in NameField.allCases {
      #expect(
        name.text(field) == parts[field, default: ""], "\(text): \(field)",
        sourceLocation: sourceLocation)
    }
    #expect(name.surnamePrefix == prefix, "\(text)", sourceLocation: sourceLocation)
    #expect(name.informalGiven == informal, "\(text)", sourceLocation: sourceLocation)
    #expect(name.locale == locale)
  }

  @Test("the first word is the given name, the last the surname")
  func words() {
    check("Ada Lovelace", [.given: "Ada", .surname: "Lovelace"])
    check(
      " John  Ronald Reuel Tolkien ",
      [.given: "John", .given2: "Ronald Reuel", .surname: "Tolkien"])
    check("Zendaya", [.given: "Zendaya"])
    check("", [:])
    check("\u{202B}ليلى حداد\u{202C}", from: "ar", [.given: "ليلى", .surname: "حداد"])
  }

  @Test("a comma stands behind the surname")
  func commas() {
    check(
      "Tolkien, John Ronald Reuel",
      [.given: "John", .given2: "Ronald Reuel", .surname: "Tolkien"])
    check("van der Waals, J.", [.given: "J.", .surname: "van der Waals"], prefix: "van der")
    check("حداد، ليلى", [.given: "ليلى", .surname: "حداد"])
    check(
      "King, Dr. Martin Luther, Jr.",
      [.title: "Dr.", .given: "Martin", .given2: "Luther", .surname: "King", .generation: "Jr."])
    check("a, b, c, d", [.given: "a, b, c, d"])
    check(",", [.given: ","])
    check("Holmes,", [.given: "Holmes"])
  }

  @Test("titles, generations and degrees stand at the ends")
  func ends() {
    check(
      "Prof. Dr. Lise Meitner", [.title: "Prof. Dr.", .given: "Lise", .surname: "Meitner"])
    check("Silas Corbett, Jr.", [.given: "Silas", .surname: "Corbett", .generation: "Jr."])
    check(
      "William Gates III, PhD, MD",
      [.given: "William", .surname: "Gates", .generation: "III", .credentials: "PhD MD"])
    check("Mrs. Bennet", [.title: "Mrs.", .surname: "Bennet"])
    check("Sir Ian", [.title: "Sir", .given: "Ian"])
    check("Dr.", [.given: "Dr."])
    check("Yo-Yo MA", [.given: "Yo-Yo", .surname: "MA"])
    check("Don Johnson", [.given: "Don", .surname: "Johnson"])
  }

  @Test("particles stand before the core of the surname, if they are written small")
  func particles() {
    check(
      "Johannes Diderik van der Waals",
      [.given: "Johannes", .given2: "Diderik", .surname: "van der Waals"], prefix: "van der")
    check("van Dijk", [.surname: "van Dijk"], prefix: "van")
    check(
      "Robert De Niro", [.given: "Robert", .given2: "De", .surname: "Niro"])
    check("Samira al-Khatib", [.given: "Samira", .surname: "al-Khatib"])
    check("van", [.given: "van"])
    check("Vincent van", [.given: "Vincent", .surname: "van"])
  }

  @Test("a nickname stands in quotation marks, or in brackets within the name")
  func nicknames() {
    check("Robert “Bob” Smith", [.given: "Robert", .surname: "Smith"], informal: "Bob")
    check("Robert (Bob) Smith", [.given: "Robert", .surname: "Smith"], informal: "Bob")
    check("John Smith (work)", [.given: "John Smith (work)"])
    check("“Bob”", [.given: "“Bob”"])
    check("5\" nails", [.given: "5\"", .surname: "nails"])
  }

  @Test("the surname leads where the name's locale has it so")
  func surnameFirst() {
    check("Nagy László", from: "hu", [.given: "László", .surname: "Nagy"])
    check(
      "Nguyễn Thị Mai Lan", from: "vi", [.given: "Lan", .given2: "Thị Mai", .surname: "Nguyễn"])
    check("Wang Xiao Fang", from: "zh", [.given: "Xiao Fang", .surname: "Wang"])
    check(
      "Diego María Rivera Barrientos", from: "es",
      [.given: "Diego", .given2: "María", .surname: "Rivera", .surname2: "Barrientos"])
  }

  @Test("Chinese names begin with a surname that is known, of two characters or one")
  func chinese() {
    check("张三", [.given: "三", .surname: "张"])
    check("張小芳", from: "zh-Hant", [.given: "小芳", .surname: "張"])
    check("欧阳娜娜", [.given: "娜娜", .surname: "欧阳"])
    check("司马光", [.given: "光", .surname: "司马"])
    check("張 三", [.given: "三", .surname: "張"])
    for whole in ["乐乐", "苹果", "陈方安生", "单车俱乐部", "张", "张三丰李四"] {
      check(whole, [.given: whole])
    }
    check("阿尔伯特·爱因斯坦", [.given: "阿尔伯特", .surname: "爱因斯坦"])
  }

  @Test("Korean names begin with a surname of one syllable, or a double one that is clear")
  func korean() {
    check("김민수", [.given: "민수", .surname: "김"])
    check("남궁민", [.given: "민", .surname: "남궁"])
    check("황보라", [.given: "보라", .surname: "황"])
    check("황보관호", [.given: "관호", .surname: "황보"])
    check("김 민수", [.given: "민수", .surname: "김"])
  }

  @Test("Japanese names stay whole without a blank; a reading in brackets is one")
  func japanese() {
    check("山田 太郎", from: "ja", [.given: "太郎", .surname: "山田"])
    check("林太郎", from: "ja", [.given: "林太郎"])
    check("橘 さくら", [.given: "さくら", .surname: "橘"])
    check("アルベルト・アインシュタイン", from: "ja", [.given: "アルベルト", .surname: "アインシュタイン"])
    let tanaka = PersonName(parsing: "田中 一郎 (たなか いちろう)", locale: "ja")
    #expect(tanaka.phonetic?.surname == "たなか")
    #expect(tanaka.phonetic?.given == "いちろう")
    #expect(PersonName(parsing: "田中 (たなか)").phonetic?.given == "たなか")
    let whole = PersonName(parsing: "田中一郎（たなか いちろう）")
    #expect(whole.given == "田中一郎")
    #expect(whole.phonetic?.surname == "たなか")
  }

  @Test("nothing that can be seen is lost, however odd the text")
  func hostile() {
    let texts = [
      String(repeating: "a ", count: 10_000), String(repeating: ",", count: 10_000),
      String(repeating: "van ", count: 10_000), String(repeating: "(", count: 10_000), "\u{301}",
      "🧑‍🧑‍🧒‍🧒 👩🏽", "· ·", "・", "\"\"", "“”", "() ()", "- -", "al-", "d'", "Dr. Prof. Jr. PhD", "(たなか)",
    ]
    for text in texts {
      let name = PersonName(parsing: text)
      #expect(!name.isEmpty, "\(text.prefix(20))")
    }
  }
}
