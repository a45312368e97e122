import Collation
import Testing

@Suite("Pinyin")
struct PinyinTests {
  @Test("names stand in the order of their readings, then of their strokes")
  func names() throws {
    let collator = try Collator(locale: "zh-Hans")
    let names = [
      "小明", "痞子", "疯子", "梦醒", "落落", "丫丫", "乐天平", "北暮", "苹果", "木头", "醉清风", "浅の斯", "虚伪", "阁楼",
    ]
    #expect(
      collator.sorted(names) == [
        "北暮", "疯子", "阁楼", "乐天平", "落落", "梦醒", "木头", "痞子", "苹果", "浅の斯", "小明", "虚伪", "丫丫", "醉清风",
      ])
  }

  @Test("rare ideographs with a reading stand among the common ones")
  func rareIdeographs() throws {
    let collator = try Collator(locale: "zh")
    // 𡉓 is read āi: only the long form of the tailoring knows it.
    #expect(collator.sorted(["爸", "𡉓", "啊", "安"]) == ["啊", "𡉓", "安", "爸"])
  }

  @Test("ideographs come before Latin letters, digits and symbols before both")
  func scripts() throws {
    let collator = try Collator(locale: "zh")
    #expect(
      collator.sorted(["б", "zebra", "张三", "α", "9", "阿宝", "Ärger", "☎", "か", ""])
        == ["", "☎", "9", "阿宝", "张三", "Ärger", "zebra", "α", "б", "か"])
  }

  @Test(
    "tones order letters with their marks",
    arguments: [
      ["a", "ā", "Ā", "á", "ǎ", "à"].reversed(), ["u", "ü"].reversed(),
      ["e", "ê̄", "ế", "ề"].reversed(),
    ] as [[String]])
  func tones(_ letters: [String]) throws {
    let collator = try Collator(locale: "zh")
    let expected: [String] =
      switch letters.last {
      case "a": ["ā", "Ā", "á", "ǎ", "à", "a"]
      default: letters.reversed()
      }
    #expect(collator.sorted(letters) == expected)
  }

  @Test("radicals stand beside their ideographs, and compounds by their own reading")
  func radicalsAndCompounds() throws {
    let collator = try Collator(locale: "zh")
    #expect(collator.compare("龜", "⿔") == .ascending)
    #expect(collator.sorted(["龜", "⿔", "龟"]).contains("⿔"))
    // 重 is read zhòng alone, chóng in 重庆.
    #expect(collator.sorted(["重要", "重庆", "床", "崔"]) == ["重庆", "床", "崔", "重要"])
  }
}
