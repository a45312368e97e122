internal import Collation
internal import ContactCards
internal import ContactStore
internal import ThumbIndex

/// Contacts in their sections, in one order; groups stand in none.
struct PageOrder {
  let order: ListOrder
  let collation: IndexedCollation
  /// The numbers of the contacts.
  let places: [Int]
  /// How many contacts each section has.
  let counts: [Int]

  init(
    _ order: ListOrder, _ contacts: [Contact], progress: (Int) -> Void
  ) throws(LanguageTagError) {
    self.order = order
    collation = try IndexedCollation(locale: order.locale)
    let text = try ListedText(order.ordering, locale: order.locale)
    let listed = contacts.indices.filter { contacts[$0].kind != .group }
    var counts = Array(repeating: 0, count: collation.sectionTitles.count)
    var keys = KeyArena()
    var key: [UInt8] = []
    for (done, number) in listed.enumerated() {
      key.removeAll(keepingCapacity: true)
      collation.appendIndexKey(utf8: text.of(contacts[number]).utf8Span.span, to: &key)
      counts[IndexKey(bytes: key).section] += 1
      keys.append(key: key.span)
      progress(done + 1)
    }
    self.counts = counts
    places = keys.sortedIndices().map { listed[$0] }
  }

  /// The members of its object.
  func write(to output: inout JSONOutput) {
    output.member("locale", order.locale)
    output.member("ordering", order.ordering.rawValue)
    output.key("sections")
    output.array { output in
      var offset = 0
      for (number, count) in counts.enumerated() {
        output.object { output in
          output.member("number", number)
          output.member("title", collation.sectionTitles[number])
          output.member("indexTitle", collation.sectionIndexTitles[number])
          output.member("offset", offset)
          output.member("count", count)
        }
        offset += count
      }
    }
    output.key("order")
    output.array { output in for place in places { output.value(place) } }
  }
}
