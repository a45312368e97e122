import Collation
import TestSupport
import Testing

@Suite("Surnames in the order of names") struct SurnameOrderTests {
  private static func names(_ count: Int, seed: UInt64) -> [String] {
    let surnames = [
      "曾", "单", "單", "仇", "解", "查", "区", "區", "任", "朴", "翟", "乐", "尉迟", "尉", "万俟", "单于", "长孙", "王",
      "李", "欧阳", "令狐", "沈", "增", "層", "瓢", "平", "欧", "\u{2063}乐", "\u{2063}曾", "A", "", "𠀀", "肖",
    ]
    let rest = [
      "国藩", "车", "位", "田芳", "一", "", "单", "曾", "车俱乐部", "日报", "放", " 国", "小明", "x", "\u{301}", "单单",
      "公司", "大学", "店", "乐乐", "为",
    ]
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let parts = [
        surnames.randomElement(using: &generator), rest.randomElement(using: &generator),
      ]
      return parts.compactMap { $0 }.joined()
    }
  }

  private static func collators() throws -> [Collator] {
    [
      try Collator(locale: "zh", surnames: .standard),
      try Collator(locale: "zh", surnames: SurnameReadings(["乐": "lè", "曾": "céng", "王": "wàng"])),
      try Collator(
        locale: "zh-u-ks-level4-ka-shifted", options: CollationOptions(backwards: true),
        surnames: .standard),
    ]
  }

  @Test("Keys, comparing, first weights and sorting in bulk agree")
  func agreement() throws {
    for collator in try Self.collators() {
      let names = Self.names(700, seed: 5)
      let keys = names.map { collator.sortKey(for: $0).bytes }
      for (left, right) in zip(names.indices, names.indices.dropFirst()) {
        let byKeys: Ordering =
          keys[left] == keys[right]
          ? .same : keys[left].lexicographicallyPrecedes(keys[right]) ? .ascending : .descending
        #expect(
          collator.compare(names[left], names[right]) == byKeys, "\(names[left]) \(names[right])")
      }
      let expected = names.indices.sorted {
        keys[$0] == keys[$1] ? $0 < $1 : keys[$0].lexicographicallyPrecedes(keys[$1])
      }
      #expect(collator.sorted(names) == expected.map { names[$0] })
      for name in names {
        let first = collator.primaryWeights(utf8: name.utf8.span, limit: 1).first ?? 0
        #expect(collator.firstPrimaryWeight(utf8: name.utf8.span) == first, "\(name)")
      }
    }
  }

  @Test("A surname has its place among its readings by the number of strokes")
  func places() throws {
    let collator = try Collator(locale: "zh", surnames: .standard)
    // céng; zěn; zēng by strokes; zhā.
    #expect(
      collator.sorted(["增一", "层一", "查一", "曾一", "怎一"]) == ["层一", "怎一", "曾一", "增一", "查一"])
    #expect(collator.compare("曾国藩", "增一") == .ascending)
    #expect(collator.compare("怎", "曾国藩") == .ascending)
    #expect(collator.compare("层", "曾国藩") == .ascending)
    #expect(collator.compare("皮", "朴一") == .ascending)
    #expect(collator.compare("朴一", "平") == .ascending)
  }

  @Test("Other collations and other texts are as they are without surnames")
  func elsewhere() throws {
    for locale in ["zh-u-co-stroke", "en", "ja"] {
      #expect(try Collator(locale: locale, surnames: .standard).surnames == nil)
    }
    let (names, plain) = (
      try Collator(locale: "zh", surnames: .standard), try Collator(locale: "zh")
    )
    for text in ["单车俱乐部", "单单", "单位", "曾", "乐天平", "孤单", "A曾国藩", " 曾国藩", "曾国藩1", "解放日报", "华为公司"] {
      #expect(names.sortKey(for: text) == plain.sortKey(for: text), "\(text)")
    }
    #expect(names.sortKey(for: "\u{2063}乐天平") != plain.sortKey(for: "\u{2063}乐天平"))
  }

  @Test("A reading of one's own that can't be understood is refused with the reason")
  func ownReadings() {
    for (surname, reading) in [
      ("", "a"), ("A", "a"), ("曾曾曾", "a a a"), ("曾", "ceng"), ("曾", "céng céng"), ("曾", ""),
    ] {
      #expect(throws: SurnameReadingError.self) { try SurnameReadings([surname: reading]) }
    }
  }
}
