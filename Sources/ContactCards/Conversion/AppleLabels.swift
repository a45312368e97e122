/// The labels of Apple's programs, as types where they are those that the programs offer.
enum AppleLabels {
  /// The properties that have types.
  private static let typed: Set<String> = ["TEL", "EMAIL", "ADR", "URL", "IMPP", "RELATED"]

  /// The properties with offered labels, such as `_$!<Mobile>!$_`, made types of the values in their
  /// groups. The owner's own labels stay.
  static func resolved(in properties: [CardProperty]) -> [CardProperty] {
    var types: [String: [String]] = [:]
    for property in properties where !property.group.isEmpty && property.key == "X-ABLABEL" {
      let label = AppleLabel(property.text)
      if label.own == nil { types[property.group.lowercased()] = label.types }
    }
    guard !types.isEmpty else { return properties }
    // A label of anything else, such as a relative, has no type that could say it.
    let typed = Set(properties.filter { Self.typed.contains($0.key) }.map { $0.group.lowercased() })
    types = types.filter { typed.contains($0.key) }
    guard !types.isEmpty else { return properties }
    return properties.compactMap { property in
      guard let offered = types[property.group.lowercased()] else { return property }
      if property.key == "X-ABLABEL" { return nil }
      var property = property
      let own = property.types
      if Self.typed.contains(property.key) {
        property.setTypes(own + offered.filter { !own.contains($0) })
      }
      return property
    }
  }
}
