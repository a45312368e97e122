import Collation
import PersonNames
import TestSupport
import Testing
import ThumbIndex

@Suite("Names in the order of their readings") struct SurnameOrderTests {
  @Test("朴 stands with 瓢 by its strokes, between 皮 and 平") func park() throws {
    let collator = try Collator(locale: "zh-Hans", surnames: .standard)
    let names = ["皮明远", "朴明远", "平明远", "蒲明远", "普明远", "瓢明远"]
    let sorted = collator.sorted(names)
    #expect(sorted == ["皮明远", "朴明远", "瓢明远", "平明远", "蒲明远", "普明远"])
  }

  @Test("曾 stands among the zēng by its strokes, before 増") func zeng() throws {
    let collator = try Collator(locale: "zh-Hans", surnames: .standard)
    let names = ["增明远", "増明远", "曾明远", "怎明远", "扎明远", "憎明远"]
    #expect(collator.sorted(names) == ["怎明远", "曾明远", "増明远", "增明远", "憎明远", "扎明远"])
  }

  @Test("Those who share a surname stand together, in the order of their given names")
  func sameSurname() throws {
    let collator = try Collator(locale: "zh-Hans", surnames: .standard)
    #expect(
      collator.sorted(["曾巩", "増田", "曾子", "曾国藩", "曾安安"]) == ["曾安安", "曾巩", "曾国藩", "曾子", "増田"])
  }

  @Test("Comparing, keys, sections and sorting agree") func agreement() throws {
    let collation = try IndexedCollation(locale: "zh-Hans")
    let collator = collation.collator
    let names = Self.names(count: 600)
    let keys = names.map { collator.sortKey(for: $0) }
    for (place, name) in names.enumerated() {
      let other = (place * 7 + 1) % names.count
      let byKeys: Ordering =
        keys[place] < keys[other] ? .ascending : keys[place] == keys[other] ? .same : .descending
      #expect(collator.compare(name, names[other]) == byKeys, "\(name) \(names[other])")
    }
    let sections = collator.sorted(names).map { collation.section(for: $0) }
    #expect(sections == sections.sorted())
  }

  /// Names that begin with surnames, or with marks of a family name, or with words.
  private static func names(count: Int) -> [String] {
    var generator = SeededGenerator(seed: 20)
    let surnames =
      (SurnameList.common + SurnameList.sure + SurnameList.familyOnly).map(\.surname)
      + SurnameReadingsTests.words
    let given = ["", "明", "国藩", "乐乐", "单", "曾", " 伟", "公司"]
    return (0..<count).map { _ in
      let mark = Bool.random(using: &generator) ? SurnameReadings.familyNameMark : ""
      return mark + (surnames.randomElement(using: &generator) ?? "")
        + (given.randomElement(using: &generator) ?? "")
    }
  }
}
