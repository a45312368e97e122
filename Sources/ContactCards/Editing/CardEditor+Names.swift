extension CardEditor {
  mutating func editNames() {
    // FN is the one property that a card must have.
    editText(.formattedName, "FN", \.formattedName, keepsOne: true)
    editParts()
    editReading(.phoneticFamily, "X-PHONETIC-LAST-NAME", \.phoneticFamily)
    editReading(.phoneticGiven, "X-PHONETIC-FIRST-NAME", \.phoneticGiven)
    editText(.title, "TITLE", \.title)
    editText(.role, "ROLE", \.role)
    editText(.location, "X-LOCATION", \.location)
    editText(.revision, "REV", \.revision)
    editOrganization()
    guard old.uid != wanted.uid else { return }
    set(.uid, "UID", to: wanted.uid ?? "")
  }

  /// Sets a field that is one text in one property.
  mutating func editText(
    _ kind: VCardProperty, _ name: String, _ field: KeyPath<Contact, String>, keepsOne: Bool = false
  ) {
    guard old[keyPath: field] != wanted[keyPath: field] else { return }
    set(kind, name, to: wanted[keyPath: field], keepsOne: keepsOne)
  }

  private mutating func set(
    _ kind: VCardProperty, _ name: String, to text: String, keepsOne: Bool = false
  ) {
    if isWrittenAnew || text.isEmpty {
      removeAll([kind])
      if !text.isEmpty || keepsOne { insert(CardProperty(name, text: text), as: kind) }
    } else if let index = origins.singles[kind] {
      change(index) { $0.value = CardValue.escaped(text) }
    } else {
      insert(CardProperty(name, text: text), as: kind)
    }
  }

  // MARK: N and ORG

  private mutating func editParts() {
    guard old.nameParts != wanted.nameParts else { return }
    let place = origins.singles[.name] ?? origins.kinds.firstIndex(of: .name)
    guard let place, !isWrittenAnew else {
      let parameters = place.map { property($0).parameters } ?? []
      if isWrittenAnew { removeAll([.name]) }
      insert(CardProperty("N", parameters, components: Self.filled(wanted.nameParts)), as: .name)
      return
    }
    setComponents(of: place, from: old.nameParts, to: wanted.nameParts)
  }

  private static func filled(_ parts: [[String]]) -> [[String]] {
    parts.map { $0.isEmpty ? [""] : $0 }
  }

  private mutating func editOrganization() {
    guard old.organization != wanted.organization else { return }
    let parts = wanted.organization.map { [$0] }
    guard let place = origins.singles[.organization], !isWrittenAnew else {
      let places = origins.kinds.indices.filter { origins.kinds[$0] == .organization }
      let parameters = places.first.map { property($0).parameters } ?? []
      if isWrittenAnew { removeAll([.organization]) }
      if !parts.isEmpty {
        insert(CardProperty("ORG", parameters, components: parts), as: .organization)
      }
      return
    }
    if parts.isEmpty { return removeAll([.organization]) }
    setComponents(of: place, from: old.organization.map { [$0] }, to: parts)
    change(place) { property in
      let kept = CardValue.split(property.value[...], at: ASCII.semicolon).prefix(parts.count)
      property.value = kept.joined(separator: ";")
    }
  }

  /// Writes the components that differ; the others stay as they are spelled.
  mutating func setComponents(of index: Int, from old: [[String]], to new: [[String]]) {
    change(index) { property in
      var parts = CardValue.split(property.value[...], at: ASCII.semicolon).map { String($0) }
      for part in 0..<Swift.max(old.count, new.count) {
        let texts = part < new.count ? new[part] : []
        guard texts != (part < old.count ? old[part] : []) else { continue }
        while parts.count <= part { parts.append("") }
        parts[part] = texts.map(CardValue.escaped).joined(separator: ",")
      }
      property.value = parts.joined(separator: ";")
    }
  }

  // MARK: Readings

  private mutating func editReading(
    _ kind: VCardProperty, _ name: String, _ field: KeyPath<Contact, String>
  ) {
    guard old[keyPath: field] != wanted[keyPath: field] else { return }
    guard let index = origins.singles[kind], origins.kinds[index] == .sound else {
      return editText(kind, name, field)
    }
    let place = kind == .phoneticFamily ? 0 : 1
    let text = isWrittenAnew ? "" : CardValue.escaped(wanted[keyPath: field])
    change(index) { property in
      var parts = CardValue.split(property.value[...], at: ASCII.semicolon).map { String($0) }
      while parts.count <= place { parts.append("") }
      parts[place] = text
      property.value = parts.joined(separator: ";")
    }
    if isWrittenAnew { editText(kind, name, field) }
  }
}
