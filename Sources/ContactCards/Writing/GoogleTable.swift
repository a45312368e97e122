/// The columns of Google Contacts.
struct GoogleTable: ContactTable {
  private static let names = [
    "First Name", "Middle Name", "Last Name", "Phonetic First Name", "Phonetic Last Name",
    "Name Prefix", "Name Suffix", "Nickname", "File As", "Organization Name",
    "Organization Title", "Organization Department", "Birthday", "Notes", "Photo", "Labels",
  ]
  private static let addressParts = [
    "Label", "Formatted", "Street", "City", "PO Box", "Region", "Postal Code", "Country",
    "Extended Address",
  ]

  /// How many numbered columns there are of each kind. What is more stands in the last, as Google
  /// writes several values: with a mark between them.
  private static let counts = (emails: 3, phones: 4, addresses: 2, websites: 2, events: 1)

  static let columns: [String] = {
    func numbered(_ name: String, _ count: Int, _ parts: [String]) -> [String] {
      (1...count).flatMap { number in parts.map { "\(name) \(number) - \($0)" } }
    }
    return names + numbered("E-mail", counts.emails, ["Label", "Value"])
      + numbered("Phone", counts.phones, ["Label", "Value"])
      + numbered("Address", counts.addresses, addressParts)
      + numbered("Website", counts.websites, ["Label", "Value"])
      + numbered("Event", counts.events, ["Label", "Value"])
  }()

  static let said: Set<String> = [
    "FN", "N", "NICKNAME", "X-PHONETIC-FIRST-NAME", "X-PHONETIC-LAST-NAME", "ORG", "TITLE", "BDAY",
    "NOTE", "PHOTO", "CATEGORIES", "EMAIL", "TEL", "ADR", "URL", "ANNIVERSARY",
  ]

  private let contact: Contact
  private(set) var unsaid: [String] = []

  init(_ contact: Contact) { self.contact = contact }

  mutating func cells() -> [String] {
    nameCells() + detailCells() + valueCells()
  }

  private mutating func nameCells() -> [String] {
    let hasName = !contact.family.isBlank || !contact.given.isBlank
    let isNamedByOrganization = contact.displayName == contact.organization.first
    if contact.organization.count > 2 { unsaid.append("ORG") }
    return [
      hasName || isNamedByOrganization ? contact.given : contact.displayName,
      contact.additional.joined(separator: " "), contact.family, contact.phoneticGiven,
      contact.phoneticFamily, contact.prefixes.joined(separator: " "),
      contact.suffixes.joined(separator: ", "), contact.nicknames.joined(separator: ", "),
      contact.displayName, contact.organization.first ?? "", contact.title,
      contact.organization.dropFirst().joined(separator: ", "),
    ]
  }

  private mutating func detailCells() -> [String] {
    var photo = ""
    switch contact.photo?.content {
    case .uri(let uri): photo = uri
    case .data: unsaid.append("PHOTO")
    case nil: break
    }
    return [
      contact.birthday?.extended ?? "", contact.note, photo,
      contact.categories.joined(separator: " \(CSVCell.mark) "),
    ]
  }

  private func valueCells() -> [String] {
    let emails = contact.emails.map { [GoogleLabel.of($0), $0.value] }
    let phones = contact.phones.map { [GoogleLabel.of($0), $0.value] }
    let websites = contact.urls.map { [GoogleLabel.of($0), $0.value] }
    let addresses = contact.addresses.map { address in
      [
        GoogleLabel.of(types: address.types, own: address.label), address.formatted,
        address.street, address.city, address.postOfficeBox, address.region, address.postcode,
        address.country, address.extended,
      ]
    }
    let events = contact.anniversary.map { [["Anniversary", $0.extended]] } ?? []
    return Self.slots(emails, Self.counts.emails, 2) + Self.slots(phones, Self.counts.phones, 2)
      + Self.slots(addresses, Self.counts.addresses, Self.addressParts.count)
      + Self.slots(websites, Self.counts.websites, 2) + Self.slots(events, Self.counts.events, 2)
  }

  /// The cells of numbered columns; values that are too many share the last ones, in step.
  private static func slots(_ values: [[String]], _ count: Int, _ width: Int) -> [String] {
    var cells = values.prefix(count - 1).flatMap(\.self)
    let rest = values.dropFirst(count - 1)
    if !rest.isEmpty {
      for part in 0..<width {
        let texts = rest.map { $0[part] }
        let isEmpty = texts.allSatisfy(\.isEmpty)
        cells.append(isEmpty ? "" : texts.joined(separator: " \(CSVCell.mark) "))
      }
    }
    return cells + Array(repeating: "", count: count * width - cells.count)
  }
}

/// What Google's tables call what a value is for.
enum GoogleLabel {
  /// The label of a value.
  static func of(_ value: ContactValue) -> String { of(types: value.types, own: value.label) }

  /// The label for types, or the owner's own; the preferred value has an asterisk.
  static func of(types: [String], own: String?) -> String {
    let mark = types.contains("pref") ? "* " : ""
    if let own { return mark + own }
    let types = types.filter { !["pref", "voice", "internet", "msg", "x400"].contains($0) }
    switch Set(types) {
    case []: return mark
    case ["work", "fax"]: return mark + "Work Fax"
    case ["home", "fax"]: return mark + "Home Fax"
    case ["work", "cell"]: return mark + "Work Mobile"
    case ["cell"], ["cell", "home"]: return mark + "Mobile"
    default: return mark + types[0].prefix(1).uppercased() + types[0].dropFirst()
    }
  }
}
