import Collation
import PersonNames
import Testing
import ThumbIndex

@Suite("Surnames are read as surnames") struct SurnameReadingsTests {
  @Test("The list has more than 150 surnames") func count() {
    #expect(
      Set((SurnameList.common + SurnameList.sure + SurnameList.familyOnly).map(\.reading)).count
        > 150)
  }

  @Test("at the start of a name", arguments: SurnameList.common + SurnameList.sure)
  func name(_ entry: SurnameList.Entry) throws {
    let name = entry.surname + "明远"
    #expect(NameReading(of: name).text() == entry.reading + " míng yuǎn")
    #expect(try section(of: name) == entry.section)
    #expect(try section(of: SurnameReadings.familyNameMark + name) == entry.section)
  }

  @Test("where a family name is known to stand", arguments: SurnameList.familyOnly)
  func familyName(_ entry: SurnameList.Entry) throws {
    let name = entry.surname + "明远"
    #expect(
      NameReading(of: name, beginsWithFamilyName: true).text() == entry.reading + " míng yuǎn")
    #expect(try section(of: SurnameReadings.familyNameMark + name) == entry.section)
    #expect(NameReading(of: name) == NameReading(of: name, surnames: nil))
    #expect(try section(of: name) == section(of: name, surnames: nil))
  }

  @Test("but not in words and organisations", arguments: words)
  func word(_ word: String) throws {
    #expect(NameReading(of: word) == NameReading(of: word, surnames: nil))
    #expect(try section(of: word) == section(of: word, surnames: nil))
  }

  static let words = """
    单车俱乐部 解放日报 华为 华为技术 任务 任务清单 查询中心 区政府 单位 解决 任何 盖子 纪念 燕子 曾经 仇恨 仇人 朴素 曲线 费用 \
    查找 解释 单身 区域 区长 华北 华联超市 华夏银行 任意门 任命 尉官 祭祀 薄荷 柏林 盖章 盖饭 纪委 纪律 燕窝 解药 解忧杂货店 \
    查号台 单元 单词本 朴实 仇视 么么 华山医院 任期 区委 仇家 纪录片 华侨大学 解析 单单 單單 仇仇 解放軍總醫院 任氏电器公司 曾氏餐厅 \
    折扣 种子 重要 黑色 过年 员工 宁波 洗衣店 秘书 繁星 能力 都市 少年 车站 乐园 乐队 召集 舍得 刀具 干净 长江 角度 蔚蓝 \
    查理 查尔斯 单反相机 單行道 解渴 祭司 盖世英雄 乐乐 乐天平 孤单 小曾 不解 调查员 李任
    """.split(separator: " ").map(String.init)

  @Test("Doubled ideographs and those inside a name are none")
  func insideNames() {
    let readings = [
      "孤单": "gū dān", "曾乐乐": "zēng lè lè", "单单单": "shàn dān dān", "单单": "dān dān",
      "乐乐": "lè lè", "王曾": "wáng céng", "曾": "céng", "曾 国藩": "zēng guó fān",
    ]
    for (name, reading) in readings { #expect(NameReading(of: name).text() == reading) }
  }

  @Test("A table of one's own comes before the library's") func ownTable() throws {
    let own = try SurnameReadings(["乐": "yuè", "单": "dān", "张": "zhàng", "尉迟": "wèi chí"])
    for (name, reading) in [
      "乐天平": "yuè tiān píng", "单雄信": "dān xióng xìn", "张三": "zhàng sān", "曾巩": "zēng gǒng",
      "尉迟恭": "wèi chí gōng", "单于": "dān yú",
    ] {
      #expect(NameReading(of: name, surnames: own).text() == reading)
    }
    #expect(try section(of: "乐天平", surnames: own) == "Y")
  }

  private func section(of name: String, surnames: SurnameReadings? = .standard) throws -> String {
    let collation = try IndexedCollation(
      locale: "zh-Hans", options: IndexOptions(surnames: surnames))
    return collation.sectionTitles[collation.section(for: name)]
  }
}
