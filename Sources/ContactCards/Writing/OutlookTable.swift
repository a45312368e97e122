/// The columns of Outlook.
struct OutlookTable: ContactTable {
  private static let names = [
    "Title", "First Name", "Middle Name", "Last Name", "Suffix", "Company", "Department",
    "Job Title",
  ]
  private static let kinds = ["Business", "Home", "Other"]
  private static let addressParts = [
    "Street", "City", "State", "Postal Code", "Country/Region", "Address PO Box",
  ]
  private static let phones: [(column: String, types: Set<String>)] = [
    ("Business Fax", ["work", "fax"]), ("Business Phone", ["work"]), ("Business Phone 2", ["work"]),
    ("Car Phone", ["car"]), ("Company Main Phone", ["work", "main"]),
    ("Home Fax", ["home", "fax"]), ("Home Phone", ["home"]), ("Home Phone 2", ["home"]),
    ("ISDN", ["isdn"]), ("Mobile Phone", ["cell"]), ("Other Fax", ["fax"]), ("Other Phone", []),
    ("Pager", ["pager"]), ("Primary Phone", ["main"]), ("TTY/TDD Phone", ["textphone"]),
  ]
  private static let rest = [
    "E-mail Address", "E-mail 2 Address", "E-mail 3 Address", "Anniversary", "Birthday",
    "Categories", "Location", "Notes", "Profession", "Web Page",
  ]

  static let columns =
    names + kinds.flatMap { kind in addressParts.map { kind + " " + $0 } } + phones.map(\.column)
    + rest

  static let said: Set<String> = [
    "FN", "N", "ORG", "TITLE", "ROLE", "ADR", "TEL", "EMAIL", "ANNIVERSARY", "BDAY", "CATEGORIES",
    "X-LOCATION", "NOTE", "URL",
  ]

  private let contact: Contact
  private(set) var unsaid: [String] = []

  init(_ contact: Contact) { self.contact = contact }

  mutating func cells() -> [String] {
    nameCells() + addressCells() + phoneCells() + restCells()
  }

  private mutating func nameCells() -> [String] {
    let hasName = !contact.family.isBlank || !contact.given.isBlank
    let isNamedByOrganization = contact.displayName == contact.organization.first
    if contact.organization.count > 2 { unsaid.append("ORG") }
    return [
      contact.prefixes.joined(separator: " "),
      hasName || isNamedByOrganization ? contact.given : contact.displayName,
      contact.additional.joined(separator: " "), contact.family,
      contact.suffixes.joined(separator: ", "), contact.organization.first ?? "",
      contact.organization.dropFirst().joined(separator: ", "), contact.title,
    ]
  }

  private mutating func addressCells() -> [String] {
    var places: [Int: ContactAddress] = [:]
    for address in contact.addresses {
      let wanted = address.types.contains("work") ? 0 : address.types.contains("home") ? 1 : 2
      // Without a place for what it is for, it still is another address.
      let free = [wanted, 2].first { places[$0] == nil }
      guard let free else {
        unsaid.append("ADR")
        continue
      }
      places[free] = address
    }
    return Self.kinds.indices.flatMap { index -> [String] in
      guard let address = places[index] else {
        return Array(repeating: "", count: Self.addressParts.count)
      }
      let street = [address.extended, address.street].filter { !$0.isBlank }
      let isPrinted = address.lines.isEmpty
      return [
        isPrinted ? address.formatted : street.joined(separator: "\n"), address.city,
        address.region, address.postcode, address.country, address.postOfficeBox,
      ]
    }
  }

  private mutating func phoneCells() -> [String] {
    var cells = Array(repeating: "", count: Self.phones.count)
    let meaningful = Set(Self.phones.flatMap(\.types))
    for phone in contact.phones {
      let types = Set(phone.types).intersection(meaningful)
      let place =
        Self.phones.indices.first { Self.phones[$0].types == types && cells[$0].isEmpty }
        ?? Self.phones.indices.first {
          Self.phones[$0].types.isSubset(of: types) && cells[$0].isEmpty
        }
      guard let place else {
        unsaid.append("TEL")
        continue
      }
      cells[place] = phone.value
    }
    return cells
  }

  private mutating func restCells() -> [String] {
    if contact.emails.count > 3 { unsaid.append("EMAIL") }
    if contact.urls.count > 1 { unsaid.append("URL") }
    let emails = (0..<3).map { contact.emails.indices.contains($0) ? contact.emails[$0].value : "" }
    return emails + [
      date(contact.anniversary, "ANNIVERSARY"), date(contact.birthday, "BDAY"),
      contact.categories.joined(separator: ";"), contact.location, contact.note, contact.role,
      contact.urls.first?.value ?? "",
    ]
  }

  /// A date as Outlook reads it in any language: the year first. It has no date without a year.
  private mutating func date(_ date: ContactDate?, _ name: String) -> String {
    guard let date else { return "" }
    if date.year == nil { unsaid.append(name) }
    return date.extended
  }
}
