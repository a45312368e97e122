/// From vCard 2.1 and 3.0 to 4.0.
enum Raising {
  /// The properties in version 4.0.
  static func toVersion4(_ properties: [CardProperty]) -> [CardProperty] {
    var result: [CardProperty] = []
    result.reserveCapacity(properties.count)
    for var property in BareLabel.detached(in: properties) {
      raiseName(of: &property)
      raiseTypes(of: &property)
      raiseValue(of: &property)
      if let reading = raisedReading(property) {
        result += reading
      } else {
        result.append(property)
      }
    }
    result = AppleLabels.resolved(in: result)
    result = EnvelopeLabels.attached(in: result)
    return SortStrings.attached(in: result)
  }

  private static func raiseName(of property: inout CardProperty) {
    let key = property.key
    guard key.hasPrefix("X-") || VersionNames.removed.contains(key) else { return }
    if let name = VersionNames.raised[key] {
      property.name = name
    } else if key.hasPrefix("X-"), VersionNames.canHide(String(key.dropFirst(2))) {
      property.name = String(property.name.dropFirst(2))
    } else if key == "X-ABSHOWAS", property.text.trimmingBlanks().lowercased() == "company" {
      property = CardProperty("KIND", text: "org")
    } else if key == "AGENT", property.parameter("VALUE")?.lowercased() == "uri" {
      property.name = "RELATED"
      property.setTypes(["agent"])
    } else if key == "X-ANDROID-CUSTOM", let nickname = AndroidProperty.nickname(in: property.value)
    {
      property = CardProperty("NICKNAME", text: nickname)
    } else if VersionNames.removed.contains(key) {
      property.name = "X-" + property.name
    }
  }

  private static func raiseTypes(of property: inout CardProperty) {
    guard !property.parameters.isEmpty else { return }
    let types = property.types.filter { $0 != "base64" }
    var kept = types.filter { $0 != "pref" }
    if property.key == "EMAIL" { kept.removeAll { $0 == "internet" } }
    if property.isBase64 {
      property.setParameter("ENCODING", ["b"])
    } else if let preference = property.parameter("X-PREF") {
      property.removeParameter("X-PREF")
      property.setParameter("PREF", [preference])
    }
    property.setTypes(kept)
    if types.contains("pref") { property.setParameter("PREF", ["1"]) }
  }

  private static func raiseValue(of property: inout CardProperty) {
    if property.isBase64 {
      raiseBinary(&property)
      return
    }
    switch property.kind {
    case .structured where CardValue.isPlain(property.value),
      .organization where CardValue.isPlain(property.value):
      break
    case .text: property.value = CardValue.escaped(property.text)
    case .structured, .organization:
      let components = property.meantComponents
      property.value = components.map { $0.map(CardValue.escaped).joined(separator: ",") }
        .joined(separator: ";")
    case .uri: raiseLink(&property)
    case .date: raiseDate(&property)
    case .timestamp: property.value = Timestamp.basic(property.text)
    case .list, .language, .unknown: break
    }
  }

  private static func raiseBinary(_ property: inout CardProperty) {
    let type = property.types.first ?? ""
    let family =
      property.key == "SOUND" ? "audio/" : property.key == "KEY" ? "application/" : "image/"
    let start = Base64.decode(String(property.value.prefix(16))) ?? []
    let mediaType =
      type.contains("/") ? type : type.isEmpty ? ContactPhoto.mediaType(of: start) : family + type
    property.removeParameter("ENCODING")
    property.removeParameter("VALUE")
    property.setTypes([])
    property.value = "data:\(mediaType);base64,\(property.value)"
  }

  private static func raiseLink(_ property: inout CardProperty) {
    let text = property.text
    if property.key == "GEO", !URISyntax.hasScheme(text) {
      property.value = "geo:" + text.replacing(";", with: ",")
      return
    }
    property.value = text
    if property.parameter("VALUE")?.lowercased() == "url" {
      property.setParameter("VALUE", ["uri"])
    }
  }

  private static func raiseDate(_ property: inout CardProperty) {
    let text = property.text.trimmingBlanks()
    let omitted = property.parameter("X-APPLE-OMIT-YEAR").flatMap { Int($0) }
    property.removeParameter("X-APPLE-OMIT-YEAR")
    guard let date = ContactDate(loosely: text)?.omitting(year: omitted) else {
      if !text.isEmpty { property.setParameter("VALUE", ["text"]) }
      return
    }
    property.removeParameter("VALUE")
    property.value = date.basic + Timestamp.basicTime(of: text)
  }

  /// The reading that Japanese telephones write as a SOUND, which in version 4.0 is a link.
  private static func raisedReading(_ property: CardProperty) -> [CardProperty]? {
    guard property.key == "SOUND", property.types.contains("x-irmc-n") else { return nil }
    let parts = property.meantComponents.map { $0.joined(separator: " ") }
    let names = ["X-PHONETIC-LAST-NAME", "X-PHONETIC-FIRST-NAME", "X-PHONETIC-MIDDLE-NAME"]
    return zip(names, parts).filter { !$1.isBlank }.map { CardProperty($0, text: $1) }
  }
}
