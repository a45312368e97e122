import Collation
import PersonNames
import Testing

@Suite("Finding names") struct NameFinderTests {
  /// What a query marks in a name; nil if it doesn't find it.
  private func marked(_ query: String, in name: String, surnames: SurnameReadings? = .standard)
    -> [String]?
  {
    NameFinder([name], surnames: surnames).matches(for: query).first
      .map { $0.ranges(in: name).map { String(name[$0]) } }
  }

  @Test(
    "by pinyin in full, by initials, and by both",
    arguments: [
      ("zhang", "张三丰", ["张"]), ("zhangsan", "张三丰", ["张三"]), ("zhang san", "张三丰", ["张三"]),
      ("zhangsanfeng", "张三丰", ["张三丰"]), ("zs", "张三丰", ["张三"]), ("zsf", "张三丰", ["张三丰"]),
      ("zgf", "曾国藩", ["曾国藩"]), ("zhangs", "张三丰", ["张三"]), ("zsfeng", "张三丰", ["张三丰"]),
      ("zhsf", "张三丰", ["张三丰"]), ("zha", "张三丰", ["张"]), ("ZHANG", "张三丰", ["张"]),
      ("zhāng sān", "张三丰", ["张三"]), ("feng", "张三丰", ["丰"]), ("sf", "张三丰", ["三丰"]),
      ("san zhang", "张三丰", ["张三"]), ("zhang feng", "张三丰", ["张", "丰"]), ("xi'an", "西安", ["西安"]),
      ("lv", "吕布", ["吕"]), ("lü", "吕布", ["吕"]), ("lu b", "吕布", ["吕布"]), ("张s", "张三丰", ["张三"]),
      ("三", "张三丰", ["三"]), ("zhangsan", "张 三", ["张", "三"]), ("zs", "小张（三）", ["张", "三"]),
    ] as [(String, String, [String])])
  func pinyin(query: String, name: String, marks: [String]) {
    #expect(marked(query, in: name) == marks)
  }

  @Test(
    "not by what is no beginning of a word, nor in another order",
    arguments: [
      ("hang", "张三丰"), ("sz", "张三丰"), ("zhansan", "张三丰"), ("zhangx", "张三丰"), ("zhang zhang", "张三丰"),
      ("zhangsanfenga", "张三丰"), ("nna", "Anna"), ("annab", "Anna Cole"), ("민ㄱ", "김민수"),
      ("x", "😀"), ("a", ""),
    ] as [(String, String)])
  func nothing(query: String, name: String) {
    #expect(marked(query, in: name) == nil)
  }

  @Test("by any usual reading, a surname's first")
  func polyphones() {
    for query in ["zeng", "ceng", "zgf", "cgf"] { #expect(marked(query, in: "曾国藩") != nil) }
    for query in ["yue", "le", "letian"] { #expect(marked(query, in: "乐天平") != nil) }
    for query in ["chongqing", "zhongqing"] { #expect(marked(query, in: "重庆") != nil) }
    let finder = NameFinder(["策曾", "曾巩", "增田"])
    #expect(finder.matches(for: "zeng").positions == [1, 2, 0])
    #expect(finder.matches(for: "ceng").positions == [1, 0])
    #expect(NameFinder(["曾巩", "岑参"]).matches(for: "c").positions == [1, 0])
    #expect(
      NameFinder(["曾巩", "岑参"], surnames: nil).matches(for: "c").positions == [0, 1])
  }

  @Test(
    "by the keys of a telephone",
    arguments: [
      ("94264", "张三丰", ["张"]), ("94264726", "张三丰", ["张三"]), ("97", "张三丰", ["张三"]),
      ("2662", "Anna Cole", ["Anna"]), ("2653", "Anna Cole", ["Cole"]), ("72", "さくら", ["さ"]),
      ("12", "Studio 12", ["12"]), ("4711", "4711 Taxi", ["4711"]), ("43", "Zimmer 43", ["43"]),
    ] as [(String, String, [String])])
  func keypad(query: String, name: String, marks: [String]) {
    #expect(marked(query, in: name) == marks)
  }

  @Test(
    "kana in either kind, and in Latin letters",
    arguments: [
      ("sakura", "さくら", ["さくら"]), ("サク", "さくら", ["さく"]), ("さくら", "ｻｸﾗ", ["ｻｸﾗ"]),
      ("さk", "さくら", ["さく"]),
      ("ｓａｋｕ", "サクラ", ["サク"]), ("がっつ", "ｶﾞｯﾂ", ["ｶﾞｯﾂ"]), ("gattu", "ｶﾞｯﾂ", ["ｶﾞｯﾂ"]),
      ("sato", "さとう", ["さと"]), ("satou", "さとう", ["さとう"]), ("satō", "さとう はな", ["さと"]),
      ("ohno", "おおの", nil), ("ono", "おおの", ["おおの"]), ("oono", "おおの", ["おおの"]),
      ("matcha", "まっちゃ", ["まっちゃ"]), ("maccha", "まっちゃ", ["まっちゃ"]), ("mattya", "まっちゃ", ["まっちゃ"]),
      ("shin'ichi", "しんいち", ["しんいち"]), ("sinnichi", "しんいち", ["しんいち"]), ("kampei", "かんぺい", ["かんぺい"]),
      ("ramen", "ラーメン", ["ラーメン"]), ("raamen", "ラーメン", ["ラーメン"]), ("らーめん", "ラーメン", ["ラーメン"]),
      ("きや", "きゃりー", ["きゃ"]), ("か", "か\u{3099}", nil), ("が", "か\u{3099}", ["か\u{3099}"]),
      ("さくら", "Sakura Ito", ["Sakura"]), ("しんじ", "SHINJI", ["SHINJI"]), ("はな", "山田 はな", ["はな"]),
      ("よしもと", "Yoshimoto", ["Yoshimoto"]),
    ] as [(String, String, [String]?)])
  func kana(query: String, name: String, marks: [String]?) {
    #expect(marked(query, in: name) == marks)
  }

  @Test(
    "Hangul by first consonants and as it is being typed",
    arguments: [
      ("ㄱㅁㅅ", "김민수", ["김민수"]), ("ㄱ", "김민수", ["김"]), ("기", "김민수", ["김"]), ("김", "김민수", ["김"]),
      ("김ㅁ", "김민수", ["김민"]), ("김미", "김민수", ["김민"]), ("민수", "김민수", ["민수"]), ("ㅁㅅ", "김민수", ["민수"]),
      ("간", "가나", ["가나"]), ("오", "왕건", ["왕"]), ("김 수", "김민수", ["김", "수"]),
      ("ㄱㅁ", "김 민수", ["김", "민"]),
      ("\u{1100}\u{1175}\u{11B7}", "김민수", ["김"]),
      ("김", "\u{1100}\u{1175}\u{11B7}수", ["\u{1100}\u{1175}\u{11B7}"]),
      ("ﾡﾱ", "김민수", ["김민"]), ("ㄲ", "까치", ["까"]), ("갃", "각수", ["각수"]),
    ] as [(String, String, [String])])
  func hangul(query: String, name: String, marks: [String]) {
    #expect(marked(query, in: name) == marks)
  }

  @Test(
    "other letters without accents, in any case",
    arguments: [
      ("anne", "Änne Öhlenschläger", ["Änne"]), ("öhl", "Änne Öhlenschläger", ["Öhl"]),
      ("OHLENSCHLAGER", "Änne Öhlenschläger", ["Öhlenschläger"]), ("muss", "Müßig", ["Müß"]),
      ("e\u{301}mile", "Émile", ["Émile"]), ("emile", "E\u{301}mile", ["E\u{301}mile"]),
      ("obrien", "Flann O’Brien", ["O", "Brien"]), ("o'brien", "Flann O’Brien", ["O", "Brien"]),
      ("jeanluc", "Jean-Luc", ["Jean", "Luc"]), ("мария", "МАРИЯ", ["МАРИЯ"]), ("нур", "نور", nil),
      ("نور", "نُور", ["نُور"]), ("annasch", "Anna Schmidt", ["Anna", "Sch"]),
      ("sch an", "Anna Schmidt", ["An", "Sch"]), ("🌻", "Choir🌻", ["🌻"]),
      ("thread", "Thimble & Thread", ["Thread"]),
      ("ａｎｎａ", "Anna", ["Anna"]),
    ] as [(String, String, [String]?)])
  func letters(query: String, name: String, marks: [String]?) {
    #expect(marked(query, in: name) == marks)
  }

  @Test("The start of the name comes first, then whole words, then the order of the names")
  func ranks() {
    let names = ["Mary Ann", "Annabel", "张安", "Ann", "安妮", "Anna Ann", "Ann Lee", "Zoe"]
    let finder = NameFinder(names)
    #expect(
      finder.matches(for: "ann").positions.map { names[$0] }
        == ["Ann", "Ann Lee", "Annabel", "安妮", "Anna Ann", "Mary Ann"])
    #expect(finder.matches(for: "an").positions.map { names[$0] }.last == "Mary Ann")
  }

  @Test("Nothing typed finds every name, and marks nothing", arguments: ["", " ", "\u{3000}", "-"])
  func nothingTyped(query: String) {
    let matches = NameFinder(["b", "", "a"]).matches(for: query)
    #expect(matches.positions == [0, 1, 2])
    #expect(matches.allSatisfy { $0.utf8Ranges.isEmpty })
  }

  @Test("A finder without names finds none") func empty() {
    #expect(NameFinder([]).matches(for: "a").isEmpty)
    #expect(NameFinder([]).count == 0)
  }
}
