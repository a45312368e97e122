import Testing
import ThumbIndex

@Suite("Sections of Chinese names") struct PinyinSectionsTests {
  @Test(
    "An ideograph stands under the letter of its reading",
    arguments: [
      ("小明", "X"), ("痞子", "P"), ("疯子", "F"), ("梦醒", "M"), ("落落", "L"), ("丫丫", "Y"), ("乐天平", "L"),
      ("北暮", "B"), ("苹果", "P"), ("木头", "M"), ("醉清风", "Z"), ("浅の斯", "Q"), ("虚伪", "X"), ("阁楼", "G"),
      ("阿", "A"), ("阿宝", "A"), ("𡉓", "A"), ("张三", "Z"), ("張三", "Z"), ("杜鵑", "D"), ("额", "E"),
      ("欧阳", "O"), ("做", "Z"),
    ])
  func readings(name: String, title: String) throws {
    #expect(try IndexedCollation(locale: "zh-Hans").title(for: name) == title)
  }

  @Test("Latin names share the sections of the ideographs")
  func latinAmongIdeographs() throws {
    let collation = try IndexedCollation(locale: "zh-Hans")
    for name in ["Adam", "Ärger", "阿宝"] { #expect(collation.title(for: name) == "A") }
    for name in ["Zhang", "张三"] { #expect(collation.title(for: name) == "Z") }
    for name in ["Ivan", "Ulf", "Vera"] {
      #expect(collation.title(for: name) == String(name.prefix(1)))
    }
  }

  @Test("Where the language has no readings, ideographs stand under #")
  func ideographsInEnglish() throws {
    let collation = try IndexedCollation(locale: "en")
    for name in ["阿宝", "杜鵑", "𡉓"] { #expect(collation.title(for: name) == "#") }
  }

  @Test("An ideograph that has no reading stands under #")
  func withoutReading() throws {
    let collation = try IndexedCollation(locale: "zh-Hans")
    #expect(collation.title(for: "\u{2B81D}") == "#")
    #expect(collation.title(for: "\u{323AF}") == "#")
  }

  @Test("The order is by section first, then by collation")
  func order() throws {
    let collation = try IndexedCollation(locale: "zh-Hans")
    let names = ["Zhang", "张三", "9", "Adam", "阿宝", "木头", "梦醒", "苹果", "痞子", "虚伪", "小明"]
    #expect(
      collation.sorted(names, by: \.self)
        == ["阿宝", "Adam", "梦醒", "木头", "痞子", "苹果", "小明", "虚伪", "张三", "Zhang", "9"])
  }
}
