/// Finds what the columns of a table hold, by their names.
struct CSVHeader: Sendable {
  /// The fields in the columns' order; `nil` for a column whose name means nothing.
  let fields: [CSVField?]
  /// The names as written, but no more of each than rows can be told of again and again.
  let names: [String]
  /// The language of the names, which says how dates are written.
  let language: CSVLanguage

  init(_ names: [String]) {
    self.names = names.map { $0.utf8.count <= 256 ? $0 : String($0.unicodeScalars.prefix(64)) }
    let keys = names.map(Self.key)
    let language = CSVLanguage.of(keys)
    self.language = language
    let hasPosition = keys.contains { language.fields[$0] == .title }
    let isOutlook = keys.contains { language.fields[$0] == .suffix }
    var seen: Set<String> = []
    fields = keys.map { key in
      let isFirst = seen.insert(key).inserted
      guard let field = Self.field(key, language) else { return nil }
      // The title of Outlook stands before the name. It is the position in tables without another
      // column for that, and in the second of two columns of one name, as in French.
      if field == .prefix, Self.titles.contains(key), !hasPosition && !isOutlook || !isFirst {
        return .title
      }
      return field
    }
  }

  /// How many columns are known.
  var knownCount: Int { fields.count { $0 != nil } }

  private static let titles: Set<String> = ["title", "titre", "titel"]

  /// A name without what does not count: letter case, blanks, punctuation.
  static func key(_ name: String) -> String {
    guard name.utf8.count <= 120 else { return "" }
    return String(
      String.UnicodeScalarView(
        name.lowercased().unicodeScalars.filter { scalar in
          scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
        }))
  }

  private static func field(_ key: String, _ language: CSVLanguage) -> CSVField? {
    if key.isEmpty { return nil }
    return language.fields[key] ?? CSVLanguage.english.fields[key] ?? numbered(key)
  }

  /// Reads Google's names: `phone1value`, `address2postalcode`.
  private static func numbered(_ key: String) -> CSVField? {
    guard let start = key.firstIndex(where: { $0.isASCII && $0.isNumber }) else { return nil }
    let digits = key[start...].prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), let family = families[String(key[..<start])],
      let part = part(String(key[digits.endIndex...]), of: family)
    else { return nil }
    return .numbered(family, number, part)
  }

  private static let families: [String: CSVField.Family] = [
    "email": .email, "phone": .phone, "address": .address, "website": .website, "im": .messaging,
    "event": .event, "organization": .organization, "relation": .other, "customfield": .other,
  ]

  private static func part(_ key: String, of family: CSVField.Family) -> CSVField.Part? {
    switch key {
    case "type", "label": return .label
    case "value": return .value
    case "service": return family == .messaging ? .service : nil
    case "name": return family == .organization ? .value : nil
    case "title": return family == .organization ? .title : nil
    case "department": return family == .organization ? .department : nil
    default: break
    }
    guard family == .address, let part = addressParts[key] else { return nil }
    return .address(part)
  }

  private static let addressParts: [String: CSVField.AddressPart] = [
    "formatted": .formatted, "street": .street, "city": .city, "pobox": .box, "region": .region,
    "postalcode": .postcode, "country": .country, "extendedaddress": .extended,
  ]
}
