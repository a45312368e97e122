import Testing
import ThumbIndex

@Suite("IndexedCollation") struct IndexedCollationTests {
  static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  @Test("The sections are A to Z, then #", arguments: ["en", "zh-Hans", "zh-CN", "de", "und"])
  func titles(locale: String) throws {
    let collation = try IndexedCollation(locale: locale)
    #expect(collation.sectionTitles == Self.letters + ["#"])
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
  }

  @Test("Each title of the strip leads to its section")
  func indexTitles() throws {
    let collation = try IndexedCollation(locale: "en")
    for position in collation.sectionIndexTitles.indices {
      #expect(collation.section(forSectionIndexTitleAt: position) == position)
    }
  }

  @Test("A title of the strip that does not exist is a mistake of the programmer")
  func indexTitleOutOfBounds() async {
    await #expect(processExitsWith: .failure) {
      _ = try IndexedCollation(locale: "en").section(forSectionIndexTitleAt: 27)
    }
  }

  @Test("A letter has its own section, in either case, with marks or without")
  func latinLetters() throws {
    let collation = try IndexedCollation(locale: "en")
    for letter in Self.letters {
      for name in [letter, letter.lowercased(), letter + "\u{301}mile", letter + "zzz"] {
        #expect(collation.title(for: name) == letter, "\(name)")
      }
    }
  }

  @Test(
    "A Latin name stands under its first letter",
    arguments: [
      ("Ärger", "A"), ("Ångström", "A"), ("Æsop", "A"), ("Émile", "E"), ("É", "E"),
      ("ßen", "S"), ("Øre", "O"), ("Þór", "Z"), ("Ƶ", "Z"), ("ʒ", "Z"), ("Ａｄａ", "A"),
      ("zebra", "Z"),
    ])
  func latinNames(name: String, title: String) throws {
    for locale in ["en", "zh-Hans"] {
      #expect(try IndexedCollation(locale: locale).title(for: name) == title)
    }
  }

  @Test(
    "What no letter covers stands under #",
    arguments: [
      "", " ", "9", "3 Amigos", "☎", "🍎", "✅", "🙏🏼🥺", "+49", "*", "_", "Ωmega", "Иван", "نور",
      "たなか", "김", "\u{FFFD}", "\u{0}", "\u{200B}", "\u{301}",
    ])
  func remainder(name: String) throws {
    for locale in ["en", "zh-Hans"] {
      #expect(try IndexedCollation(locale: locale).title(for: name) == "#")
    }
  }

  @Test(
    "What collation ignores before a name does not count",
    arguments: ["\u{200B}Adam", "\u{301}Adam", "\u{0}Adam", "\u{200E}\u{FEFF}Adam", "\u{2060}Adam"])
  func leadingIgnorables(name: String) throws {
    for locale in ["en", "zh-Hans"] {
      #expect(try IndexedCollation(locale: locale).title(for: name) == "A")
    }
  }

  @Test(
    "Bytes that are not UTF-8, or no characters, stand under #, and behind a letter they do not count"
  )
  func illFormed() throws {
    let collation = try IndexedCollation(locale: "zh-Hans")
    let cases: [([UInt8], String)] = [
      ([0xFF], "#"), ([0xC3], "#"), ([0xED, 0xA0, 0x80], "#"),
      // Noncharacters: U+FDD0, which marks sections inside tailorings, and U+FFFF.
      ([0xEF, 0xB7, 0x90], "#"), ([0xEF, 0xBF, 0xBF], "#"), ([0x41, 0xFF], "A"), ([], "#"),
    ]
    for (bytes, title) in cases {
      #expect(collation.sectionTitles[collation.section(utf8: bytes.span)] == title, "\(bytes)")
    }
  }

  @Test("A tag that is no language tag is refused")
  func malformedTag() {
    #expect(throws: (any Error).self) { try IndexedCollation(locale: "not a tag") }
  }
}

extension IndexedCollation {
  /// The title of the section that a name belongs to.
  func title(for name: String) -> String { sectionTitles[section(for: name)] }
}
