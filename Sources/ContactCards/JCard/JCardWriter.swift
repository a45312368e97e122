/// Writes cards as jCard (RFC 7095).
enum JCardWriter {
  /// The jCard of a card, whose properties are those of version 4.0.
  static func text(of card: Card) -> String {
    let properties = card.raised().filter { !$0.name.isEmpty }.map(entry)
    return "[\"vcard\", [\n    [\"version\", {}, \"text\", \"4.0\"],\n    "
      + properties.joined(separator: ",\n    ") + "]]"
  }

  private static func entry(of property: CardProperty) -> String {
    let type = type(of: property)
    let head = [
      JSONText.string(property.name.lowercased()), parameters(of: property), JSONText.string(type),
    ]
    return JSONText.array(head + values(of: property, type))
  }

  private static func parameters(of property: CardProperty) -> String {
    var members: [String] = []
    if !property.group.isEmpty { members.append("\"group\": " + JSONText.string(property.group)) }
    var seen: Set<String> = []
    for parameter in property.parameters where !parameter.isNamed("VALUE") {
      let name = parameter.name.isEmpty ? "type" : parameter.name.lowercased()
      guard !parameter.values.isEmpty, seen.insert(name).inserted else { continue }
      // A parameter that stands twice is one with the values of both.
      let all = property.parameters
        .filter { ($0.name.isEmpty ? "type" : $0.name.lowercased()) == name }.flatMap(\.values)
      let values = all.map(JSONText.string)
      members.append(
        JSONText.string(name) + ": " + (values.count == 1 ? values[0] : JSONText.array(values)))
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func type(of property: CardProperty) -> String {
    if let type = property.parameter("VALUE") { return type.lowercased() }
    let type = JCardProperty.defaultType(of: property.key)
    switch property.key {
    // An identifier is a link if it looks like one; links of old cards may look like none.
    case "UID" where URISyntax.hasScheme(property.text): return "uri"
    case "RELATED", "MEMBER", "PHOTO", "LOGO", "SOUND", "KEY":
      return URISyntax.hasScheme(property.text) ? type : "text"
    default: return type
    }
  }

  private static func values(of property: CardProperty, _ type: String) -> [String] {
    switch (property.kind, type) {
    case (.list, _):
      let list = property.list
      return list.isEmpty ? ["\"\""] : list.map(JSONText.string)
    case (.structured, _), (.organization, _): return [structured(property)]
    case (_, "date-and-or-time"), (_, "date"), (_, "date-time"), (_, "timestamp"):
      return [JSONText.string(Timestamp.extended(property.text))]
    case (_, "unknown"): return [JSONText.string(property.value)]
    case (_, "boolean") where ["true", "false"].contains(property.value.lowercased()):
      return [property.value.lowercased()]
    case (_, "integer") where Int(property.value) != nil: return [property.value]
    default: return [JSONText.string(property.text)]
    }
  }

  private static func structured(_ property: CardProperty) -> String {
    let components = property.meantComponents.map { texts in
      texts.count == 1
        ? JSONText.string(texts[0]) : JSONText.array(texts.map(JSONText.string))
    }
    return components.count == 1 ? components[0] : JSONText.array(components)
  }
}
