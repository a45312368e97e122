extension CardEditor {
  /// A property that an element of a list comes from.
  struct Place {
    /// Where the property is.
    var index: Int
    /// The element that it was.
    var element: Int
    var isChanged: Bool
  }

  mutating func editValues() {
    editValues(.telephone, \.phones)
    editValues(.email, \.emails)
    editValues(.url, \.urls)
    editValues(.messaging, \.messaging)
  }

  private mutating func editValues(
    _ kind: VCardProperty, _ field: KeyPath<Contact, [ContactValue]>
  ) {
    let (old, new) = (old[keyPath: field], wanted[keyPath: field])
    guard old != new else { return }
    arrange(kind, origins.lists[kind] ?? [], ListMatching(old, new) { $0.value }) {
      editor, place, index in
      guard let place else { return editor.newProperties(kind, new[index]) }
      if place.isChanged { editor.change(place.index, kind, old[place.element], new[index]) }
      return []
    }
  }

  /// Puts the properties of a list into the order of its elements.
  ///
  /// `body` changes the property that an element comes from, or makes those of an element that comes from
  /// none.
  mutating func arrange(
    _ kind: VCardProperty, _ places: [Int], _ matching: ListMatching,
    _ body: (inout CardEditor, Place?, Int) -> [CardProperty]
  ) {
    let staying = matching.staying
    var anchor = matching.sources.indices.first { staying.contains($0) }
      .flatMap { matching.sources[$0] }.map { places[$0.index] - 1 }
    for place in matching.removed { remove(places[place]) }
    for (index, source) in matching.sources.enumerated() {
      if let source, !isWrittenAnew {
        let place = places[source.index]
        _ = body(
          &self, Place(index: place, element: source.index, isChanged: source.isChanged), index)
        if staying.contains(index) {
          anchor = PropertyOrder.end(of: place, origins)
        } else {
          move(place, behind: anchor ?? usualPlace(for: kind))
        }
      } else {
        if let source { remove(places[source.index]) }
        let behind = (isWrittenAnew ? nil : anchor) ?? usualPlace(for: kind)
        for property in body(&self, nil, index) { insert(property, behind: behind) }
      }
    }
  }

  // MARK: One value

  private mutating func newProperties(
    _ kind: VCardProperty, _ value: ContactValue
  ) -> [CardProperty] {
    let name =
      switch kind {
      case .telephone: "TEL"
      case .email: "EMAIL"
      case .url: "URL"
      default: version == .v21 ? "X-IMPP" : "IMPP"
      }
    let written = Self.written(value.value, kind)
    return labelled(CardProperty(name, value: written), value.types, value.label)
  }

  /// A new property with its types, and its label as a property of the same group.
  mutating func labelled(
    _ property: CardProperty, _ types: [String], _ label: String?
  ) -> [CardProperty] {
    var property = property
    property.setTypes(types, in: version)
    guard let label else { return [property] }
    property.group = newGroup()
    return [property, CardProperty("X-ABLabel", text: label, group: property.group)]
  }

  private static func written(_ value: String, _ kind: VCardProperty) -> String {
    switch kind {
    case .telephone:
      // One that begins like a link is one, to whoever reads it.
      CardValue.escaped(value.utf8.span.hasWord("tel:", at: 0) ? "tel:" + value : value)
    case .email: CardValue.escaped(value)
    default: CardValue.link(value)
    }
  }

  private mutating func change(
    _ index: Int, _ kind: VCardProperty, _ old: ContactValue, _ new: ContactValue
  ) {
    if old.value != new.value {
      let (written, version) = (Self.written(new.value, kind), version)
      change(index) { $0.setValue(new.value, written, kind, version) }
    }
    changeTypes(
      of: index, from: (old.types, old.label), to: (new.types, new.label),
      isMessaging: kind == .messaging)
  }
}

extension CardProperty {
  /// Sets the value of a number or address, and keeps the way in which it is written.
  fileprivate mutating func setValue(
    _ text: String, _ written: String, _ kind: VCardProperty, _ version: CardVersion
  ) {
    switch kind {
    case .telephone where self.text.utf8.span.hasWord("tel:", at: 0):
      let isNumber = text.utf8.allSatisfy {
        0x30...0x39 ~= $0 || "+-.()*#".utf8.contains($0)
      }
      value = isNumber ? "tel:" + text : written
      if !isNumber { removeParameter("VALUE") }
    case .messaging:
      guard let service = VCardContact.messagingServices[name.lowercased()] else { break }
      if text.hasPrefix(service + ":") {
        value = CardValue.link(String(text.dropFirst(service.utf8.count + 1)))
        return
      }
      name = version == .v21 ? "X-IMPP" : "IMPP"
      value = written
      return
    default: break
    }
    if kind != .telephone || !value.hasPrefix("tel:") || !written.hasPrefix(value) {
      value = written
    }
  }
}

extension CardValue {
  /// A link as a value: what means something in links stands as it is.
  static func link(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 >= ASCII.space && $0 != ASCII.backslash }
    return isPlain ? text : escaped(text)
  }
}
