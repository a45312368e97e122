extension CardEditor {
  /// Changes the types of a value, and its owner's label: both can stand in the property itself, or in a
  /// label of the same group.
  mutating func changeTypes(
    of index: Int, from old: (types: [String], label: String?),
    to new: (types: [String], label: String?), isMessaging: Bool = false
  ) {
    let offered = offeredTypes(of: index, old.types)
    let keepsOffered = !offered.isEmpty && new.label == old.label && new.types.ends(with: offered)
    let own = keepsOffered ? Array(new.types.dropLast(offered.count)) : new.types
    let was = Array(old.types.dropLast(offered.count))
    if own != was {
      let service = isMessaging ? property(index).parameter("X-SERVICE-TYPE")?.lowercased() : nil
      let version = version
      change(index) { property in
        if let service, own.last == service, !own.dropLast().contains(service) {
          property.setTypes(Array(own.dropLast()), in: version)
        } else {
          if service != nil { property.removeParameter("X-SERVICE-TYPE") }
          property.setTypes(own, in: version)
        }
      }
    }
    let losesOffered = !offered.isEmpty && !keepsOffered
    if old.label != new.label || losesOffered { changeLabel(of: index, to: new.label) }
  }

  /// The types at the end that come from a label in the value's group.
  private func offeredTypes(of index: Int, _ types: [String]) -> [String] {
    let offered = origins.labelTypes(inGroupOf: index)
    let count = Swift.min(offered.count, types.count)
    return Array(
      (0...count).map { types.suffix($0) }.last { $0.allSatisfy(offered.contains) } ?? [])
  }

  private mutating func changeLabel(of index: Int, to label: String?) {
    let bare = property(index).parameters.firstIndex { $0.bareLabel != nil }
    if let bare {
      if let label, BareLabel.text(in: "X-" + label) == label, Self.isWord(label) {
        return change(index) { $0.parameters[bare].values = ["X-" + label] }
      }
      change(index) { _ = $0.parameters.remove(at: bare) }
    }
    let place = origins.label(inGroupOf: index)
    let group = origins.properties[index].group
    let isShared = origins.valueCounts[group.lowercased()] ?? 0 > 1
    if let label, let place, !isShared {
      return change(place) { $0.value = CardValue.escaped(label) }
    }
    if let place {
      if isShared { change(index) { $0.group = "" } } else { remove(place) }
    }
    guard let label else { return }
    if isShared || group.isEmpty || place != nil {
      let new = newGroup()
      change(index) { $0.group = new }
    }
    insert(CardProperty("X-ABLabel", text: label, group: property(index).group), behind: index)
  }

  /// Whether a label can stand bare.
  private static func isWord(_ text: String) -> Bool {
    text.utf8.allSatisfy { !":;,=\"\\^.".utf8.contains($0) && $0 >= ASCII.space }
  }
}

extension CardParameter {
  /// The owner's own label that stands bare, or `nil`.
  fileprivate var bareLabel: String? {
    name.isEmpty ? values.first.flatMap { BareLabel.text(in: $0) } : nil
  }
}

extension CardProperty {
  /// Puts types in place of those that are there, spelled as they are there. The preferred value has a
  /// parameter of its own in version 4.0.
  mutating func setTypes(_ types: [String], in version: CardVersion) {
    func gives(_ parameter: CardParameter) -> Bool {
      parameter.isNamed("TYPE") || parameter.name.isEmpty && parameter.bareLabel == nil
        || parameter.isNamed("PREF") && parameter.values == ["1"]
    }
    let place = parameters.firstIndex(where: gives) ?? parameters.count
    let values = parameters.filter { gives($0) && !$0.isNamed("PREF") }.flatMap(\.values)
    let spelled = Dictionary(values.map { ($0.lowercased(), $0) }) { first, _ in first }
    let name = parameters.first { $0.isNamed("TYPE") }?.name ?? "TYPE"
    parameters.removeAll(where: gives)
    let isPreferred = version == .v40 && types.last == "pref" && parameter("PREF") == nil
    let written = (isPreferred ? types.dropLast() : types[...]).map { type in
      spelled[type] ?? type
    }
    let preference = isPreferred ? [CardParameter("PREF", ["1"])] : []
    let given = (written.isEmpty ? [] : [CardParameter(name, written)]) + preference
    parameters.insert(contentsOf: given, at: Swift.min(place, parameters.count))
  }
}

extension Array where Element: Equatable {
  fileprivate func ends(with end: [Element]) -> Bool { Array(suffix(end.count)) == end }
}
