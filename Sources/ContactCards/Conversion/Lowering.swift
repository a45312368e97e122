/// From vCard 4.0 to 3.0 and 2.1.
enum Lowering {
  /// The properties in version 3.0.
  static func toVersion3(_ properties: [CardProperty]) -> [CardProperty] {
    var result = EnvelopeLabels.detached(in: properties)
    result = SortStrings.detached(in: result)
    for index in result.indices { result[index] = toVersion3(result[index]) }
    if !result.contains(where: { $0.key == "N" }) {
      result.insert(CardProperty("N", value: ";;;;"), at: 0)
    }
    return result
  }

  /// A property in version 3.0.
  static func toVersion3(_ property: CardProperty) -> CardProperty {
    var property = property
    lowerPreference(of: &property)
    lowerValue(of: &property)
    lowerName(of: &property)
    return property
  }

  /// A property of version 3.0 in version 2.1.
  static func toVersion2(_ property: CardProperty) -> CardProperty {
    var property = property
    if VersionNames.unknownTo2.contains(property.key) { property.name = "X-" + property.name }
    if property.isBase64 { property.setParameter("ENCODING", ["BASE64"]) }
    if property.parameter("VALUE")?.lowercased() == "uri" {
      property.setParameter("VALUE", ["URL"])
    }
    return property
  }

  private static func lowerPreference(of property: inout CardProperty) {
    guard let preference = property.parameter("PREF") else { return }
    property.removeParameter("PREF")
    if preference == "1" {
      property.setTypes(property.types + ["pref"])
    } else {
      property.setParameter("X-PREF", [preference])
    }
  }

  private static func lowerName(of property: inout CardProperty) {
    let key = property.key
    switch key {
    case "KIND" where property.text.lowercased() == "org":
      property = CardProperty("X-ABShowAs", text: "COMPANY")
    case "KIND": property.name = "X-ADDRESSBOOKSERVER-KIND"
    case "MEMBER": property.name = "X-ADDRESSBOOKSERVER-MEMBER"
    case "RELATED" where property.types == ["agent"] && property.parameter("VALUE") != "text":
      property.name = "AGENT"
      property.setTypes([])
      property.setParameter("VALUE", ["uri"])
    case _ where VersionNames.new.contains(key): property.name = "X-" + property.name
    case _ where key.hasPrefix("X-") && VersionNames.removed.contains(String(key.dropFirst(2))):
      property.name = String(property.name.dropFirst(2))
    default: break
    }
  }

  private static func lowerValue(of property: inout CardProperty) {
    switch property.key {
    case "PHOTO", "LOGO", "SOUND", "KEY": lowerBinary(&property)
    case "BDAY": lowerBirthday(&property)
    case "ANNIVERSARY", "DEATHDATE":
      if let date = ContactDate(written: property.text), date.year != nil {
        property.value = date.extended + Timestamp.basicTime(of: property.text)
      }
    case "TEL":
      property.value = CardValue.escaped(TelephoneURI.number(in: property.text))
      if property.parameter("VALUE")?.lowercased() == "uri" { property.removeParameter("VALUE") }
    case "GEO" where property.value.hasPrefix("geo:"):
      let numbers = property.value.dropFirst(4).prefix { $0 != ";" }
      property.value = String(numbers).replacing(",", with: ";")
    default: break
    }
  }

  private static func lowerBinary(_ property: inout CardProperty) {
    let uri = property.text
    guard uri.utf8.span.hasWord("data:", at: 0), let comma = uri.firstIndex(of: ","),
      uri[..<comma].lowercased().hasSuffix(";base64")
    else {
      if URISyntax.hasScheme(uri) { property.setParameter("VALUE", ["uri"]) }
      return
    }
    let mediaType = uri[..<comma].dropFirst(5).dropLast(7)
    property.removeParameter("VALUE")
    property.removeParameter("MEDIATYPE")
    property.setParameter("ENCODING", ["b"])
    if let type = mediaType.split(separator: "/").last, mediaType.contains("/") {
      property.setTypes([type.uppercased()])
    }
    property.value = String(uri[uri.index(after: comma)...])
  }

  private static func lowerBirthday(_ property: inout CardProperty) {
    guard let date = ContactDate(written: property.text), date.month != nil, date.day != nil else {
      // Version 3.0 knows whole dates only.
      property.name = "X-BDAY"
      return
    }
    if let year = date.year {
      property.value = ContactDate(year: year, month: date.month, day: date.day).extended
      property.value += Timestamp.basicTime(of: property.text)
    } else {
      // Apple's way to say that the year is not known: a leap year long past.
      property.setParameter("X-APPLE-OMIT-YEAR", ["1604"])
      property.value = ContactDate(year: 1604, month: date.month, day: date.day).extended
    }
  }
}
