// Values that keep their place in the index. Where objects kept the number of their section, were put
// into arrays by it, and each array was sorted by a selector, the bytes of a key give section and order.

import ThumbIndex

struct Person {
  let name: String
  let key: IndexKey
}

let collation = try IndexedCollation(locale: "en")
var people = ["Zoe", "Ärger", "Grace", "Adam", "Zack"].map {
  Person(name: $0, key: collation.indexKey(for: $0))
}

// A database does the same with the bytes in a column: ORDER BY key.
people.sort { $0.key < $1.key }

for person in people { print(collation.sectionTitles[person.key.section], person.name) }
