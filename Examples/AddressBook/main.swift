// An address book that is kept: contacts added, listed in their sections, found by how they are read, changed,
// and a change taken back.

import ContactCards
import ContactStore

// `.file("contacts.db")` is there tomorrow too, and for other programs.
let store = try ContactStore(.memory, order: ListOrder(locale: "zh-Hans"))

func card(_ name: String, _ telephone: String) -> Card {
  var card = Card(version: .v40)
  card.append(CardProperty("FN", text: name))
  card.append(CardProperty("TEL", text: telephone))
  return card
}

try await store.importCards([
  card("曾国藩", "555 0100"), card("Adam", "555 0101"), card("阿宝", "555 0102"),
])

for section in try await store.sections() {
  let page = try await store.contacts(at: section.offset, count: section.count)
  for row in page.rows { print(section.title, row.name, row.detail ?? "") }
}

// What someone types: the initials of Zēng Guófān.
for found in try await store.find("zgf") {
  print("found", found.row.name)
  // What was meant for another revision would be refused.
  let stored = try await store.contact(found.row.id)
  var contact = stored.contact
  contact.title = "Scholar"
  let changed = try await store.update(stored.id, revision: stored.revision, to: contact)
  print("revision", changed.revision, changed.contact.title)
}
print("taken back:", try await store.undo().label)
print("faults:", try await store.check().count)
