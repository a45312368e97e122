// Puts people into the sections of an address book in Chinese.

import ThumbIndex

struct Person {
  var name: String
  var phone: String
}

let people = [
  Person(name: "Zoe", phone: "555 0100"),
  Person(name: "阿宝", phone: "555 0101"),
  Person(name: "Ärger & Söhne", phone: "555 0102"),
  Person(name: "张三", phone: "555 0103"),
  Person(name: "9 Lives", phone: "555 0104"),
]

let collation = try IndexedCollation(locale: "zh-Hans")
let list = SectionList(people, collation: collation, includesEmptySections: false, by: \.name)

for section in list.sections.indices {
  print(list.sections[section].title)
  for person in list[section: section] { print("  \(person.name): \(person.phone)") }
}

// What a touch on “M” in the strip beside the list shows: nothing is filed there, A is the nearest.
let touched = list.sectionIndexTitles.firstIndex(of: "M") ?? 0
if let section = list.section(forSectionIndexTitleAt: touched) {
  print("M leads to \(list.sections[section].title)")
}
