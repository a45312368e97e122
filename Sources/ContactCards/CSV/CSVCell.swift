/// What stands in a cell.
enum CSVCell {
  /// Google's mark between the values of a cell.
  static let mark = ":::"

  /// The values of a cell; empty ones are kept, because those of other columns stand in step.
  static func values(_ cell: String) -> [String] {
    guard cell.contains(mark) else { return [cell] }
    return cell.split(separator: mark, omittingEmptySubsequences: false)
      .map { String($0).trimmingBlanks() }
  }

  /// The texts of a list; `separator` divides too.
  static func list(_ cell: String, alsoAt separator: Character) -> [String] {
    values(cell).flatMap { $0.split(separator: separator).map { String($0).trimmingBlanks() } }
      .filter { !$0.isEmpty }
  }

  /// The categories of a cell. Google's own groups, which begin with an asterisk, are none.
  static func categories(_ cell: String) -> [String] {
    if cell.contains(mark) || cell.hasPrefix("* ") {
      return values(cell).filter { !$0.isEmpty && !$0.hasPrefix("*") }
    }
    return list(cell, alsoAt: cell.contains(";") ? ";" : ",")
  }

  /// What a label says: the types it stands for, or the owner's own words. An asterisk marks the
  /// preferred value.
  static func types(ofLabel label: String) -> (types: [String], own: String?) {
    var label = label.trimmingBlanks()
    var types: [String] = []
    if label.hasPrefix("*") {
      label = String(label.dropFirst()).trimmingBlanks()
      types = ["pref"]
    }
    guard !label.isEmpty, label.lowercased() != "internet" else { return (types, nil) }
    guard let known = knownLabels[label.lowercased()] else { return (types, label) }
    return (known + types, nil)
  }

  private static let knownLabels: [String: [String]] = [
    "home": ["home"], "work": ["work"], "mobile": ["cell"], "cell": ["cell"], "other": ["other"],
    "main": ["main"], "pager": ["pager"], "fax": ["fax"], "work fax": ["work", "fax"],
    "workfax": ["work", "fax"], "home fax": ["home", "fax"], "homefax": ["home", "fax"],
    "other fax": ["fax"], "work mobile": ["work", "cell"], "home page": ["homepage"],
    "homepage": ["homepage"], "profile": ["profile"], "blog": ["blog"], "business": ["work"],
  ]

  /// A date: with the year first, or in the order of the language; `nil` for an empty one.
  static func date(_ text: String, _ language: CSVLanguage) -> ContactDate? {
    let text = text.trimmingBlanks()
    if let date = ContactDate(written: text) { return date }
    let words = text.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
    guard words.count >= 3 else { return text.isEmpty ? nil : ContactDate(text: text) }
    // Outlook writes zeros for no date.
    if words[0] == 0 && words[1] == 0 { return nil }
    let (first, second, third) = (words[0], words[1], words[2])
    if first > 31 { return checked(ContactDate(year: first, month: second, day: third), text) }
    let isMonthFirst = language.dateOrder == .monthFirst && first <= 12 || second > 12
    let (month, day) = isMonthFirst ? (first, second) : (second, first)
    // Two digits are of the last hundred years or so.
    let year = third >= 100 ? third : third < 30 ? 2000 + third : 1900 + third
    return checked(ContactDate(year: year, month: month, day: day), text)
  }

  private static func checked(_ date: ContactDate, _ text: String) -> ContactDate {
    ContactDate(written: date.basic) ?? ContactDate(text: text)
  }

  /// The address that parts make. One without any part but what is printed is that.
  static func address(_ parts: [CSVField.AddressPart: String], type: String) -> ContactAddress {
    var address = ContactAddress()
    let street = [parts[.street2], parts[.street3]].compactMap(\.self)
    if let first = parts[.street] {
      address.street = ([first] + street).filter { !$0.isEmpty }.joined(separator: "\n")
    }
    address.city = parts[.city] ?? ""
    address.region = parts[.region] ?? ""
    address.postcode = parts[.postcode] ?? ""
    address.country = parts[.country] ?? ""
    address.postOfficeBox = parts[.box] ?? ""
    address.extended = parts[.extended] ?? ""
    // What is called the address is the street, if other columns have the rest.
    let whole = parts[.formatted] ?? ""
    if address.lines.isEmpty {
      address.formatted = whole
    }
    if address.street.isEmpty, !address.lines.isEmpty || !street.isEmpty {
      address.formatted = ""
      address.street = ([whole] + street).filter { !$0.isEmpty }.joined(separator: "\n")
    }
    if !type.isEmpty { address.types = [type] }
    return address
  }
}
