import ContactCards
import ContactStore
import PersonNames
import TestSupport
import Testing

@Suite("Finding in a store, beside finding in memory")
struct SearchAgreementTests {
  /// Parts of names of several scripts, of which others are put together.
  private static let families = [
    "张", "曾", "单", "欧阳", "吕", "石", "重", "王", "김", "남궁", "박", "山田", "やまだ", "サトー", "こうえ", "Schmidt",
    "Öhlenschläger", "O’Brien", "Иванов", "Щербина", "العلي", "Μαρία", "van der Linden", "さっか",
    "Fürst", "女",
  ]
  private static let givens = [
    "三", "三丰", "国藩", "乐乐", "布", "小明", "민수", "지훈", "さくら", "しんいち", "ひろし", "じゅんこ", "Anna",
    "Jürgen", "Сергей", "Ёлка", "أحمد", "Zoë-Lou", "4711", "🌻 Chor", "さんぽ", "ジョン", "ㄱㄴ", "绿", "",
  ]
  private static let queries = [
    "z", "zh", "zhang", "zhangsan", "zhangs", "zsan", "zhsanf", "zs", "zhsf", "zgf", "zenggf",
    "ceng", "cgf", "cengg",
    "dan", "shan", "chan", "oy", "ouyang", "lv", "lu", "lvb", "lub", "nv", "nü", "张", "张s",
    "zhang三", "三", "sanf",
    "김", "기", "김ㅁ", "ㄱㅁㅅ", "ㄱ민", "민수", "수", "ㅅ", "ㄴㄱ", "yama", "やま", "ヤマ", "ﾔﾏ", "さk", "sak",
    "sato",
    "satou", "satoo", "サト", "koue", "koe", "sakka", "satsuka", "sch", "ohl", "MÜLLER", "obrien",
    "o'br", "иван",
    "щ", "ел", "ахм", "أح", "μα", "linden", "der", "vander", "anna", "jur", "zoelou", "lou", "47",
    "4711", "🌻", "ch",
    "sinichi", "shinnichi", "hirosi", "juńko", "zyunko", "jyunko", "sampo", "sanpo", "jon", "zyon",
    "94264", "97", "26",
    "さくら", "sakura", "x", "w", "lü b", "西", "sm", "s", "m", "ll", "lele", "yueyue", "tan", "y", "u",
    "chong", "zhong",
  ]

  private static let names: [String] = {
    var names = ["张三", "小张（三）", "Sakura Ono", "橘 さくら", "浅の斯", "Ada 陈", "西安", "重庆小面馆"]
    for family in families {
      for given in givens { names += [family + given, given + " " + family] }
    }
    return names
  }()

  @Test func `a word finds all names that it finds in memory`() throws {
    let store = try SearchedStore(Self.names.map { Contact(formattedName: $0) })
    let finder = NameFinder(Self.names)
    for query in Self.queries {
      let expected = Set(finder.matches(for: query).map(\.position))
      let found = try store.find(query, limit: .max).filter(\.field.isName)
      let missing = expected.subtracting(found.map { Int($0.contact) }).map { Self.names[$0] }
      #expect(missing == [], "\(query)")
      // What only the store finds are initials of words in letters, and long vowels of kana however typed.
      let others = found.filter { $0.field != .initials && !expected.contains(Int($0.contact)) }
        .map { Self.names[Int($0.contact)] }.filter { !$0.contains("ー") }
      #expect(others == [], "\(query)")
    }
  }

  @Test func `what random names begin with finds them as in memory`() throws {
    var texts = RandomText(seed: 5)
    var generator = SeededGenerator(seed: 5)
    let names = (0..<400).map { _ in texts.next(length: 8) }
    let store = try SearchedStore(names.map { Contact(formattedName: $0) }, batches: 2)
    let finder = NameFinder(names)
    for name in names {
      let query = String(
        name.filter { !$0.isWhitespace }.prefix(.random(in: 1...6, using: &generator)))
      let expected = Set(finder.matches(for: query).map(\.position))
      guard !query.isEmpty, expected.count < names.count else { continue }
      let found = try store.find(query, limit: .max).map { Int($0.contact) }
      // Digits stand for Hepburn's letters of kana only; letters of Hangul by themselves, which names don't have,
      // are taken for parts of syllables.
      let missing = expected.subtracting(found).map { names[$0] }.filter { name in
        !name.unicodeScalars.contains {
          (0x3041...0x318E).contains($0.value) && ($0.value > 0x3130 || query.contains(/[2-9]/))
        }
      }
      #expect(missing == [], "\(query)")
    }
  }
}
