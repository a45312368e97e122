// Names under their letters: what took an array for each letter, and a loop to fill them, is one value.

import ThumbIndex

let names = ["Grace", "Émile", "adam", "Zoe", "Åsa", "Bo", "Grå"]
var list = SectionList(
  names, collation: try IndexedCollation(locale: "en"), includesEmptySections: false, by: \.self)

// A name that comes later goes to its place; nothing is sorted again.
list.insert("Ada")

for section in list.sections.indices {
  print(list.sections[section].title, list[section: section].joined(separator: ", "))
}
