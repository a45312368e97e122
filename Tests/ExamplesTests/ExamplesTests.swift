import Testing

@Suite("The examples") struct ExamplesTests {
  @Test("Names stand under their letters, a later one at its place")
  func letterArrays() throws {
    #expect(
      try Example("LetterArrays").lines == [
        "A Ada, adam, Åsa", "B Bo", "E Émile", "G Grå, Grace", "Z Zoe",
      ])
  }

  @Test("Chinese names stand under the letters of their pinyin, Latin ones among them")
  func pinyinSections() throws {
    #expect(
      try Example("PinyinSections").lines == [
        "王小芳 W", "Adam A", "阿宝 A", "张三 Z", "白雪 B", "李四 L", "陈晨 C", "安娜 A",
        "A: 阿宝 安娜 Adam", "B: 白雪", "C: 陈晨", "L: 李四", "W: 王小芳", "Z: 张三",
      ])
  }

  @Test(
    "Friends stand by remark, else by nickname, behind the rows on top, and move with the remark")
  func friendList() throws {
    #expect(
      try Example("FriendList").lines == [
        "新的朋友 群聊 标签 公众号", "[B] 白雪 Bob", "[Z] 张三", "🔍 leads to section 0",
        "deleted rows: [[1, 1]]", "inserted sections: [2]",
        "新的朋友 群聊 标签 公众号", "[B] 白雪", "[L] 老王", "[Z] 张三",
      ])
  }

  @Test("The bytes of index keys give sections and order")
  func storedKeys() throws {
    #expect(
      try Example("StoredKeys").lines == ["A Adam", "A Ärger", "G Grace", "Z Zack", "Z Zoe"])
  }

  @Test("An address book is kept, found in, changed, and a change taken back")
  func addressBook() throws {
    #expect(
      try Example("AddressBook").lines == [
        "A 阿宝 555 0102", "A Adam 555 0101", "Z 曾国藩 555 0100", "found 曾国藩",
        "revision 2 Scholar", "taken back: edit", "faults: 0",
      ])
  }
}
