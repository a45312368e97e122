/// What is printed on an envelope: LABEL is a property before version 4.0, and a parameter of ADR in
/// it.
enum EnvelopeLabels {
  /// The properties with every LABEL put to the address for the same, or made an address.
  static func attached(in properties: [CardProperty]) -> [CardProperty] {
    guard properties.contains(where: { $0.key == "LABEL" }) else { return properties }
    let labels = properties.filter { $0.key == "LABEL" }
    var result = properties.filter { $0.key != "LABEL" }
    let places = result.indices.filter { result[$0].key == "ADR" }
    var open = OpenAddresses()
    for place in places {
      open.append(result[place].types, isOpen: result[place].parameter("LABEL") == nil)
    }
    for label in labels {
      if let address = open.take(label.types) {
        result[places[address]].setParameter("LABEL", [label.text])
      } else {
        var address = CardProperty("ADR", components: Array(repeating: [""], count: 7))
        address.group = label.group
        address.parameters = label.parameters + [CardParameter("LABEL", [label.text])]
        result.append(address)
      }
    }
    return result
  }

  /// The properties with every LABEL made a property behind its address.
  static func detached(in properties: [CardProperty]) -> [CardProperty] {
    let hasLabels = properties.contains { $0.key == "ADR" && $0.parameter("LABEL") != nil }
    return hasLabels ? properties.flatMap(detached) : properties
  }

  private static func detached(_ property: CardProperty) -> [CardProperty] {
    guard property.key == "ADR", let text = property.parameter("LABEL") else { return [property] }
    var address = property
    address.removeParameter("LABEL")
    let label = CardProperty("LABEL", address.parameters, text: text, group: property.group)
    let isEmpty = property.components.allSatisfy { $0.allSatisfy(\.isBlank) }
    return isEmpty ? [label] : [address, label]
  }
}
