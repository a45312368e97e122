// Chinese names under the first letter of their pinyin: no transliteration, no loop over the letters.

import ThumbIndex

let names = ["王小芳", "Adam", "阿宝", "张三", "白雪", "李四", "陈晨", "安娜"]
let collation = try IndexedCollation(locale: "zh-Hans")

for name in names { print(name, collation.sectionTitles[collation.section(for: name)]) }

let list = SectionList(names, collation: collation, includesEmptySections: false, by: \.self)
for section in list.sections.indices {
  print("\(list.sections[section].title):", list[section: section].joined(separator: " "))
}
