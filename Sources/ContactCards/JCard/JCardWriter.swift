/// Writes cards as jCard (RFC 7095).
enum JCardWriter {
  /// Appends the jCard of a card, whose properties are those of version 4.0.
  static func write(_ card: Card, to output: inout [UInt8]) {
    output += "[\"vcard\", [\n    [\"version\", {}, \"text\", \"4.0\"]".utf8
    for property in card.raised() where !property.name.isEmpty {
      output += ",\n    [".utf8
      write(property, to: &output)
      output += "]".utf8
    }
    output += "]]".utf8
  }

  private static func write(_ property: CardProperty, to output: inout [UInt8]) {
    let type = type(of: property)
    JSONText.append(property.name.lowercased(), to: &output)
    output += ", ".utf8
    writeParameters(of: property, to: &output)
    output += ", ".utf8
    JSONText.append(type, to: &output)
    output += ", ".utf8
    writeValues(of: property, type, to: &output)
  }

  private static func writeParameters(of property: CardProperty, to output: inout [UInt8]) {
    var isFirst = true
    func begin(_ name: String, _ output: inout [UInt8]) {
      if !isFirst { output += ", ".utf8 }
      isFirst = false
      JSONText.append(name, to: &output)
      output += ": ".utf8
    }
    output += "{".utf8
    if !property.group.isEmpty {
      begin("group", &output)
      JSONText.append(property.group, to: &output)
    }
    for (name, values) in members(of: property) {
      begin(name, &output)
      JSONText.append(values, to: &output)
    }
    output += "}".utf8
  }

  /// The parameters by their names; one that stands twice has the values of both.
  private static func members(of property: CardProperty) -> [(name: String, values: [String])] {
    var members: [(name: String, values: [String])] = []
    var places: [String: Int] = [:]
    for parameter in property.parameters where !parameter.values.isEmpty {
      guard !parameter.isNamed("VALUE") else { continue }
      let name = parameter.name.isEmpty ? "type" : parameter.name.lowercased()
      if property.parameters.count > 1, let place = places[name] {
        members[place].values += parameter.values
      } else {
        if property.parameters.count > 1 { places[name] = members.count }
        members.append((name, parameter.values))
      }
    }
    return members
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

  private static func writeValues(
    of property: CardProperty, _ type: String, to output: inout [UInt8]
  ) {
    switch (property.kind, type) {
    case (.list, _):
      let list = property.list
      for (index, text) in (list.isEmpty ? [""] : list).enumerated() {
        if index > 0 { output += ", ".utf8 }
        JSONText.append(text, to: &output)
      }
    case (.structured, _), (.organization, _): writeComponents(of: property, to: &output)
    case (_, "date-and-or-time"), (_, "date"), (_, "date-time"), (_, "timestamp"):
      JSONText.append(Timestamp.extended(property.text), to: &output)
    case (_, "unknown"): JSONText.append(property.value, to: &output)
    case (_, "boolean") where ["true", "false"].contains(property.value.lowercased()):
      output += property.value.lowercased().utf8
    case (_, "integer") where Int(property.value) != nil: output += property.value.utf8
    default: JSONText.append(property.text, to: &output)
    }
  }

  /// Writes texts between semicolons, each a component.
  private static func writePlain(_ value: String, to output: inout [UInt8]) {
    let bytes = value.utf8.span
    let isList = bytes.firstIndex(of: ASCII.semicolon, from: 0, to: bytes.count) != nil
    var start = 0
    if isList { output.append(UInt8(ascii: "[")) }
    while let end = bytes.firstIndex(of: ASCII.semicolon, from: start, to: bytes.count) {
      JSONText.append(bytes.extracting(start..<end), to: &output)
      output += ", ".utf8
      start = end + 1
    }
    JSONText.append(bytes.extracting(start..<bytes.count), to: &output)
    if isList { output.append(UInt8(ascii: "]")) }
  }

  private static func writeComponents(of property: CardProperty, to output: inout [UInt8]) {
    if CardValue.isPlain(property.value) { return writePlain(property.value, to: &output) }
    let components = property.meantComponents
    guard components.count > 1 else {
      JSONText.append(components.first ?? [], to: &output)
      return
    }
    for (index, texts) in components.enumerated() {
      output += (index == 0 ? "[" : ", ").utf8
      JSONText.append(texts, to: &output)
    }
    output += "]".utf8
  }
}
