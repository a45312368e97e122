/// A property as jCard has it: `["tel", {"type": "home"}, "text", "+1 555 0100"]` (RFC 7095 section
/// 3.3).
enum JCardProperty {
  /// The property of vCard 4.0 that the entry is, or `nil` if it is none.
  static func property(of entry: JSONValue) -> CardProperty? {
    guard let parts = entry.elements, parts.count >= 4, let name = parts[0].text, !name.isEmpty,
      case .object(let members) = parts[1].content, let type = parts[2].text?.lowercased()
    else { return nil }
    var property = CardProperty(name.uppercased(), value: "")
    for member in members {
      let values = member.value.elements?.compactMap(\.text) ?? [member.value.text ?? ""]
      if member.name.lowercased() == "group" {
        property.group = values.first ?? ""
      } else {
        property.parameters.append(CardParameter(member.name.uppercased(), values))
      }
    }
    if type != "unknown", type != defaultType(of: property.key) {
      property.parameters.append(CardParameter("VALUE", [type]))
    }
    property.value = parts[3...].map { value(of: $0, type) }.joined(separator: ",")
    return property
  }

  /// The value in the notation of vCard; a structured one has components.
  private static func value(of value: JSONValue, _ type: String) -> String {
    guard let components = value.elements else { return text(of: value, type) }
    return components.map { component in
      (component.elements ?? [component]).map { text(of: $0, type) }.joined(separator: ",")
    }.joined(separator: ";")
  }

  private static func text(of value: JSONValue, _ type: String) -> String {
    let text = value.text ?? ""
    switch type {
    case "text": return CardValue.escaped(text)
    case "date", "date-time", "date-and-or-time", "timestamp":
      guard let date = ContactDate(written: text) else { return text }
      return date.basic + Timestamp.basicTime(of: text)
    default: return text
    }
  }

  /// The type of a property's value where VALUE does not say another (RFC 6350 section 6).
  static func defaultType(of key: String) -> String {
    switch PropertyKind(key) {
    case .text, .list, .structured, .organization: "text"
    case .uri: "uri"
    case .date: "date-and-or-time"
    case .timestamp: "timestamp"
    case .language: "language-tag"
    case .unknown: "unknown"
    }
  }
}
