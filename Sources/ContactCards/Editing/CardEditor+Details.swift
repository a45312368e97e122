extension CardEditor {
  /// What the contact is: KIND, or what older versions and programs write for it.
  mutating func editKind() {
    guard old.kind != wanted.kind else { return }
    let place = origins.kinds.indices.first { index in
      origins.kinds[index] == .kind
        || origins.kinds[index] == .showAs
          && origins.properties[index].text.trimmingBlanks().lowercased() == "company"
    }
    let name = wanted.kind.cardName
    if let place, origins.kinds[place] == .kind, wanted.kind != .individual, !isWrittenAnew {
      return change(place) { $0.value = CardValue.escaped(name) }
    }
    removeAll([.kind, .showAs])
    guard wanted.kind != .individual else { return }
    insert(lowered(CardProperty("KIND", text: name)), as: .kind)
  }

  /// What the contact is sorted by: SORT-AS of N or ORG, or SORT-STRING.
  mutating func editSortAs() {
    guard old.sortAs != wanted.sortAs else { return }
    let texts = wanted.sortAs
    var isSaid = false
    for (index, kind) in origins.kinds.enumerated() {
      switch kind {
      case .name, .organization:
        guard property(index).parameter("SORT-AS") != nil else { continue }
        let stays = !texts.isEmpty && !isWrittenAnew && !isSaid
        change(index) {
          stays ? $0.setParameter("SORT-AS", texts) : $0.removeParameter("SORT-AS")
        }
        isSaid = isSaid || stays
      case .sortString:
        guard let text = texts.first, texts.count == 1 || isSaid, !isWrittenAnew else {
          remove(index)
          continue
        }
        change(index) { $0.value = CardValue.escaped(text) }
        isSaid = true
      default: break
      }
    }
    if !isSaid, !texts.isEmpty { addSortAs(texts) }
  }

  private mutating func addSortAs(_ texts: [String]) {
    if version != .v40, let text = texts.first, texts.count == 1, !isWrittenAnew {
      let name = version == .v21 ? "X-SORT-STRING" : "SORT-STRING"
      return insert(CardProperty(name, text: text), as: .sortString)
    }
    let places = [VCardProperty.name, .organization].compactMap { kind in
      origins.singles[kind] ?? origins.kinds.firstIndex(of: kind)
    }
    if let place = places.first, old.nameParts == wanted.nameParts || !isWrittenAnew {
      return change(place) { $0.setParameter("SORT-AS", texts) }
    }
    insert(CardProperty("N", [CardParameter("SORT-AS", texts)], value: ";;;;"), as: .name)
  }

  mutating func editDetails() {
    editDate(.birthday, "BDAY", \.birthday)
    editDate(.anniversary, "ANNIVERSARY", \.anniversary)
    editPhoto()
  }

  private mutating func editPhoto() {
    guard old.photo != wanted.photo else { return }
    guard let photo = wanted.photo else { return removeAll([.photo]) }
    let place = origins.singles[.photo]
    var written = lowered(CardProperty("PHOTO", value: photo.uri))
    if let place { written.group = origins.properties[place].group }
    if let place, !isWrittenAnew { return change(place) { $0 = written } }
    if isWrittenAnew { removeAll([.photo]) }
    insert(written, as: .photo)
  }

  private mutating func editDate(
    _ kind: VCardProperty, _ name: String, _ field: KeyPath<Contact, ContactDate?>
  ) {
    guard old[keyPath: field] != wanted[keyPath: field] else { return }
    guard let date = wanted[keyPath: field] else { return removeAll([kind]) }
    var property = dateProperty(name, date)
    guard let place = origins.singles[kind], !isWrittenAnew else {
      if isWrittenAnew { removeAll([kind]) }
      return insert(property, as: kind)
    }
    change(place) { known in
      let isOld =
        known.key.hasPrefix("X-") && property.key.hasSuffix(kind == .birthday ? "BDAY" : "")
      if isOld, kind == .anniversary { property.name = known.name }
      let own = known.parameters.filter { !$0.isNamed("VALUE") && !$0.isNamed("X-APPLE-OMIT-YEAR") }
      property.parameters += own
      property.group = known.group
      // The name keeps its letter case.
      if property.key == known.key { property.name = known.name }
      let hasHyphens = known.text.dropFirst(2).contains("-")
      if hasHyphens, date.text.isEmpty, property.parameter("X-APPLE-OMIT-YEAR") == nil {
        property.value = date.extended
      }
      known = property
    }
  }

  private func dateProperty(_ name: String, _ date: ContactDate) -> CardProperty {
    let type = date.text.isEmpty ? [] : [CardParameter("VALUE", ["text"])]
    return lowered(CardProperty(name, type, text: date.basic))
  }

  /// A property of version 4.0 as the card's version has it.
  func lowered(_ property: CardProperty) -> CardProperty {
    switch version {
    case .v40: property
    case .v30: Lowering.toVersion3(property)
    case .v21: Lowering.toVersion2(Lowering.toVersion3(property))
    }
  }
}
