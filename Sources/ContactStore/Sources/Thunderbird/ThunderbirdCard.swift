internal import ContactCards

/// A contact of Thunderbird in the making, from its properties.
struct ThunderbirdCard {
  let identifier: String
  /// The whole card, which versions from 102 on keep.
  private(set) var vCard: [UInt8]?
  private var values: [String: String] = [:]

  init(_ identifier: String) { self.identifier = identifier }

  /// Adds a property.
  mutating func add(_ value: [UInt8], named name: String) {
    guard !value.isEmpty else { return }
    if name == "_vCard" {
      vCard = value
    } else {
      values[name] = String(decoding: value, as: UTF8.self)
    }
  }

  /// The card of the properties, where there is no whole one.
  func finished() -> Card {
    var contact = Contact()
    contact.uid = identifier
    setName(of: &contact)
    setValues(of: &contact)
    contact.addresses = ["Home", "Work"].compactMap(address)
    contact.birthday = date("Birth")
    contact.anniversary = date("Anniversary")
    var card = Card(contact)
    for name in values.keys.sorted() where !Self.isKnown(name) {
      card.append(
        CardProperty("X-MOZILLA", [CardParameter("X-PROPERTY", [name])], text: text(name)))
    }
    return card
  }

  private func text(_ name: String) -> String { values[name] ?? "" }

  private func setName(of contact: inout Contact) {
    contact.formattedName = text("DisplayName")
    contact.given = text("FirstName")
    contact.family = text("LastName")
    contact.phoneticGiven = text("PhoneticFirstName")
    contact.phoneticFamily = text("PhoneticLastName")
    contact.nicknames = list(["NickName"])
    contact.title = text("JobTitle")
    let organization = [text("Company"), text("Department")]
    if organization != ["", ""] {
      contact.organization = organization[1].isEmpty ? [organization[0]] : organization
    }
    contact.note = text("Notes")
  }

  private func setValues(of contact: inout Contact) {
    contact.emails = list(["PrimaryEmail", "SecondEmail"]).map { ContactValue($0) }
    contact.phones = Self.phones.compactMap { name, type in
      values[name].map { ContactValue($0, types: [type]) }
    }
    contact.urls = [("WebPage1", "work"), ("WebPage2", "home")].compactMap { name, type in
      values[name].map { ContactValue($0, types: [type]) }
    }
    contact.messaging = Self.services.compactMap { name, scheme in
      values[name].map { ContactValue("\(scheme):\($0)") }
    }
  }

  private func list(_ names: [String]) -> [String] { names.compactMap { values[$0] } }

  /// The address for a use; `nil` if there is none.
  private func address(_ use: String) -> ContactAddress? {
    var address = ContactAddress()
    address.street = list(["\(use)Address", "\(use)Address2"]).joined(separator: "\n")
    address.city = text("\(use)City")
    address.region = text("\(use)State")
    address.postcode = text("\(use)ZipCode")
    address.country = text("\(use)Country")
    address.types = [use.lowercased()]
    return address.lines.isEmpty ? nil : address
  }

  /// A date of three properties; `nil` if none of them is a number of the calendar.
  private func date(_ name: String) -> ContactDate? {
    func number(_ part: String, _ range: ClosedRange<Int>) -> Int? {
      Int(text(name + part)).flatMap { range.contains($0) ? $0 : nil }
    }
    let date = ContactDate(
      year: number("Year", 1...9999), month: number("Month", 1...12), day: number("Day", 1...31))
    return date == ContactDate() ? nil : date
  }
}
