/// What is printed on an envelope: LABEL is a property before version 4.0, and a parameter of ADR in
/// it.
enum EnvelopeLabels {
  /// The properties with every LABEL put to the address for the same, or made an address.
  static func attached(in properties: [CardProperty]) -> [CardProperty] {
    var result = properties.filter { $0.key != "LABEL" }
    for label in properties where label.key == "LABEL" {
      let types = Set(label.types)
      let place = result.firstIndex {
        $0.key == "ADR" && $0.parameter("LABEL") == nil && Set($0.types) == types
      }
      if let place {
        result[place].setParameter("LABEL", [label.text])
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
    properties.flatMap { property -> [CardProperty] in
      guard property.key == "ADR", let text = property.parameter("LABEL") else { return [property] }
      var address = property
      address.removeParameter("LABEL")
      let label = CardProperty("LABEL", address.parameters, text: text, group: property.group)
      let isEmpty = property.components.allSatisfy { $0.allSatisfy(\.isBlank) }
      return isEmpty ? [label] : [address, label]
    }
  }
}
