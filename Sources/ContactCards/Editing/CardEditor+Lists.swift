extension CardEditor {
  mutating func editLists() {
    editList(.nickname, "NICKNAME", \.nicknames, others: [.android])
    editList(.categories, "CATEGORIES", \.categories)
    editMembers()
  }

  /// A list whose elements stand in one property or several: what is the same at both ends stays where it
  /// is.
  private mutating func editList(
    _ kind: VCardProperty, _ name: String, _ field: KeyPath<Contact, [String]>,
    others: Set<VCardProperty?> = []
  ) {
    let (old, new) = (old[keyPath: field], wanted[keyPath: field])
    guard old != new else { return }
    let places = origins.lists[kind] ?? []
    let hasOthers = places.contains { others.contains(origins.kinds[$0]) }
    guard !isWrittenAnew, !places.isEmpty, !hasOthers else {
      removeGivers(of: places, others, [kind])
      if !new.isEmpty { insert(listProperty(name, new), as: kind) }
      return
    }
    let difference = ListDifference(old, new)
    var middle = new[difference.new]
    let touched = old.isEmpty ? [] : difference.old.isEmpty ? [] : Set(places[difference.old])
    let target =
      touched.min() ?? places[Swift.max(0, Swift.min(difference.old.lowerBound, places.count) - 1)]
    let owned = Dictionary(grouping: places.indices) { places[$0] }
    for place in touched.union([target]).sorted() {
      let own = owned[place] ?? []
      let kept = own.filter { !difference.old.contains($0) }
      let before = kept.filter { $0 < difference.old.lowerBound }.count
      var elements = spelled(place, own, kept)
      if place == target {
        elements.insert(contentsOf: middle.map(CardValue.escaped), at: before)
        middle = []
      }
      if elements.isEmpty {
        remove(place)
      } else {
        change(place) { $0.value = elements.joined(separator: ",") }
      }
    }
  }

  /// The elements that are kept of a property, as they are spelled there.
  private func spelled(_ place: Int, _ own: [Int], _ kept: [Int]) -> [String] {
    let parts = CardValue.split(property(place).value[...], at: ASCII.comma)
      .filter { !CardValue.unescaped($0).isBlank }.map { String($0) }
    guard parts.count == own.count, let first = own.first else { return [] }
    return kept.map { parts[$0 - first] }
  }

  private func listProperty(_ name: String, _ texts: [String]) -> CardProperty {
    lowered(CardProperty(name, components: [texts]))
  }

  /// Removes what a list comes from.
  private mutating func removeGivers(
    of places: [Int], _ others: Set<VCardProperty?>, _ kinds: Set<VCardProperty?>
  ) {
    for place in places where others.contains(origins.kinds[place]) { remove(place) }
    removeAll(kinds)
  }

  private mutating func editMembers() {
    let (old, new) = (old.members, wanted.members)
    guard old != new else { return }
    let places = origins.lists[.member] ?? []
    arrange(.member, places, ListMatching(old, new) { $0 }) { editor, place, index in
      let value = editor.memberProperty(new[index]).value
      guard let place else { return [editor.memberProperty(new[index])] }
      if place.isChanged { editor.change(place.index) { $0.value = value } }
      return []
    }
  }

  private func memberProperty(_ member: String) -> CardProperty {
    let type = URISyntax.hasScheme(member) ? [] : [CardParameter("VALUE", ["text"])]
    return lowered(CardProperty("MEMBER", type, value: CardValue.link(member)))
  }

  // MARK: NOTE

  /// Notes are the texts of all properties, each on lines of its own: what is the same at both ends stays.
  mutating func editNotes() {
    guard old.note != wanted.note else { return }
    var places = (origins.lists[.note] ?? [])[...]
    guard !isWrittenAnew, !places.isEmpty, !wanted.note.isEmpty else {
      removeAll([.note])
      if !wanted.note.isEmpty { insert(CardProperty("NOTE", text: wanted.note), as: .note) }
      return
    }
    var rest = wanted.note[...]
    while places.count > 1, let first = places.first,
      rest.hasPrefix(origins.properties[first].text + "\n")
    {
      rest = rest.dropFirst(origins.properties[first].text.count + 1)
      places.removeFirst()
    }
    while places.count > 1, let last = places.last,
      rest.hasSuffix("\n" + origins.properties[last].text)
    {
      rest = rest.dropLast(origins.properties[last].text.count + 1)
      places.removeLast()
    }
    guard let first = places.first else { return }
    change(first) { $0.value = CardValue.escaped(String(rest)) }
    for place in places.dropFirst() { remove(place) }
  }
}
