import Collation
import CollationRules
import TestSupport
import Testing
import ThumbIndex

/// What is remembered of first characters gives what the weights of a whole name give.
@Suite("Sections of first characters") struct SectionMemoryTests {
  /// What may make something else of the character before: marks of several scripts, parts of contractions,
  /// jamo, digits, and what is ignored.
  private static let followers =
    [
      "", "\u{301}", "\u{30A}x", "\u{327}\u{30C}", "\u{338}", "\u{3099}", "\u{309A}", "\u{93C}",
      "\u{5BC}",
    ]
    + [
      "\u{483}", "\u{6DF}", "\u{DCF}", "\u{1161}", "\u{11A8}", "\u{1D165}", "\u{1E94A}", "h", "a",
      "Z", "ž", "я",
    ]
    + [
      "1", " ", "-", "ー", "明", "가", "·", "\u{34F}h", "\u{200D}\u{301}", "\u{2063}", "\u{FFFE}", "😀",
    ]

  private static func check(_ collation: IndexedCollation, _ name: String) {
    var name = name
    name.makeContiguousUTF8()
    check(collation, Array(name.utf8))
  }

  private static func check(_ collation: IndexedCollation, _ name: [UInt8]) {
    let expected = collation.sectionByWeights(utf8: name.span)
    // The first answer may be what is then remembered.
    for _ in 0..<2 where collation.section(utf8: name.span) != expected {
      let text = String(decoding: name, as: UTF8.self)
      Issue.record(
        "\(collation.locale): \(text) \(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  private static func isAssigned(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .unassigned
  }

  @Test(
    "Every character begins names of its section, whatever stands behind it",
    arguments: ["zh-u-kn-ka-shifted", "ja", "hu"])
  func characters(locale: String) throws {
    let collation = try IndexedCollation(locale: locale)
    // Nothing is remembered beyond the basic plane, so one in sixteen of the others will do.
    for value in UInt32(0)...0x2_FFFF where value < 0x1_0000 || value % 16 == 0 {
      guard let scalar = Unicode.Scalar(value), Self.isAssigned(scalar) else { continue }
      for follower in ["", "\u{308}", "a", "\u{11A8}"] {
        Self.check(collation, String(scalar) + follower)
      }
    }
  }

  @Test("Letters of any language begin names of their section before any mark and any letter")
  func letters() throws {
    for locale in IndexPropertyTests.locales {
      for options in [IndexPropertyTests.styles[0], IndexPropertyTests.styles[3]] {
        let collation = try IndexedCollation(locale: locale, options: options)
        for title in collation.sectionTitles.prefix(80) {
          for start in [title, title.lowercased(), decomposed(title)] {
            for follower in Self.followers { Self.check(collation, start + follower) }
          }
        }
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
          for next in "aghijlsvyzAH'·" { Self.check(collation, "\(letter)\(next)") }
        }
      }
    }
  }

  @Test("Options that change what begins a name change its section")
  func options() throws {
    var text = RandomText(seed: 43)
    let own = try SurnameReadings(["乐": "lè", "尉": "wèi"])
    let options: [CollationOptions] = [
      CollationOptions(alternate: .shifted),
      CollationOptions(alternate: .shifted, maxVariable: .currency),
      CollationOptions(numeric: true), CollationOptions(caseFirst: .upper, caseLevel: true),
      CollationOptions(backwards: true), CollationOptions(reorder: ["digit", "Grek", "Latn"]),
      CollationOptions(reorder: ["Hani", "Hang"]),
    ]
    for locale in ["en", "zh", "da", "ko", "zh-u-co-stroke"] {
      for option in options {
        let collation = try IndexedCollation(
          locale: locale, options: IndexOptions(surnames: own, collation: option))
        let starts = [
          "曾", "\u{2063}曾", "单于", "乐", "尉迟", "1", "٣", "$", "(", "A", "Å", "각", "가", "ᄀ", "ガ", "⑽",
        ]
        for start in starts {
          for follower in Self.followers + ["国藩", "学校"] { Self.check(collation, start + follower) }
        }
        for _ in 0..<300 { Self.check(collation, text.next(length: 5)) }
      }
    }
  }

  @Test("Letters that rules of one's own make contractions begin names of their section")
  func rules() throws {
    let rules = """
      &b < a1 <<< A1 &c < čh <<< ČH < h\u{327}\u{301} &x < ka < кя &z < \u{1100} < 明 < が &q << a/z
      &w = k\u{301} &y < ē\u{323} < \u{301}b < \u{30C}
      """
    let collation = try IndexedCollation(locale: "en", collator: Collator(rules: rules))
    for start in [
      "a", "A", "č", "c", "h", "k", "к", "\u{1100}", "가", "각", "明", "が", "か", "q", "e", "ē", "ẹ",
      "\u{301}",
    ] {
      for follower in Self.followers { Self.check(collation, start + follower) }
      for follower in [
        "1", "h", "H", "\u{327}", "\u{301}\u{327}", "a", "я", "\u{323}", "\u{304}\u{323}", "b",
      ] {
        Self.check(collation, start + follower)
      }
    }
  }

  @Test("Text that is ill-formed, and any other, has the section of its weights")
  func random() throws {
    var text = RandomText(seed: 44)
    for locale in IndexPropertyTests.locales {
      for options in IndexPropertyTests.styles {
        let collation = try IndexedCollation(locale: locale, options: options)
        for _ in 0..<100 {
          Self.check(collation, text.nextBytes(length: 4))
          Self.check(collation, text.next(length: 3))
        }
        for bytes: [UInt8] in [
          [], [0], [0xC3], [0xED, 0xA0, 0x80], [0xE4, 0xB8], [0xF0, 0x9F], [0xFF, 0x41],
        ] {
          Self.check(collation, bytes)
          Self.check(collation, [0x43] + bytes)
        }
      }
    }
  }

  @Test("Tasks that ask one collation at the same time get the same answers")
  func concurrency() async throws {
    let names = (0..<3_000).compactMap { Unicode.Scalar(UInt32($0) * 21).map { String($0) + "a" } }
    for round in 0..<8 {
      let collation = try IndexedCollation(locale: round % 2 == 0 ? "hu" : "zh")
      let expected = names.map { collation.sectionByWeights(utf8: $0.utf8.span) }
      await withTaskGroup { group in
        for _ in 0..<4 { group.addTask { names.map { collation.section(for: $0) } } }
        for await sections in group { #expect(sections == expected) }
      }
    }
  }
}
