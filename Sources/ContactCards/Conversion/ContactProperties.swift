/// The properties of vCard 4.0 that describe a contact.
struct ContactProperties {
  private(set) var properties: [CardProperty] = []
  /// How many groups are taken by labels.
  private var groupCount = 0

  init(_ contact: Contact) {
    addName(contact)
    addValues(contact)
    addDetails(contact)
  }

  private mutating func add(_ name: String, text: String, _ parameters: [CardParameter] = []) {
    if !text.isBlank { properties.append(CardProperty(name, parameters, text: text)) }
  }

  private mutating func addName(_ contact: Contact) {
    // FN is the one property that a card must have.
    properties.append(CardProperty("FN", text: contact.displayName))
    let parts = [
      [contact.family], [contact.given], contact.additional, contact.prefixes, contact.suffixes,
    ]
    let hasName = parts.contains { $0.contains { !$0.isBlank } }
    let sortAs = contact.sortAs.isEmpty ? [] : [CardParameter("SORT-AS", contact.sortAs)]
    let sortsName = hasName || contact.organization.isEmpty
    if hasName || !sortAs.isEmpty && sortsName {
      properties.append(CardProperty("N", sortAs, components: parts))
    }
    add("X-PHONETIC-LAST-NAME", text: contact.phoneticFamily)
    add("X-PHONETIC-FIRST-NAME", text: contact.phoneticGiven)
    if !contact.nicknames.isEmpty {
      properties.append(CardProperty("NICKNAME", components: [contact.nicknames]))
    }
    if contact.kind != .individual { add("KIND", text: contact.kind.cardName) }
    if !contact.organization.isEmpty {
      let components = contact.organization.map { [$0] }
      properties.append(
        CardProperty("ORG", sortsName ? [] : sortAs, components: components))
    }
    add("TITLE", text: contact.title)
    add("ROLE", text: contact.role)
  }

  private mutating func addValues(_ contact: Contact) {
    for phone in contact.phones {
      add("TEL", phone.types, phone.label) { $0.value = CardValue.escaped(phone.value) }
    }
    for email in contact.emails {
      add("EMAIL", email.types, email.label) { $0.value = CardValue.escaped(email.value) }
    }
    for address in contact.addresses { add(address) }
    for url in contact.urls { add("URL", url.types, url.label) { $0.value = url.value } }
    for address in contact.messaging {
      add("IMPP", address.types, address.label) { $0.value = address.value }
    }
  }

  private mutating func add(_ address: ContactAddress) {
    let parts = [
      address.postOfficeBox, address.extended, address.street, address.city, address.region,
      address.postcode, address.country,
    ]
    add("ADR", address.types, address.label) { property in
      property.value = parts.map(CardValue.escaped).joined(separator: ";")
      if !address.formatted.isEmpty {
        property.parameters.append(CardParameter("LABEL", [address.formatted]))
      }
    }
  }

  /// Adds a value with its types, and its own label as a property of the same group.
  private mutating func add(
    _ name: String, _ types: [String], _ label: String?, _ fill: (inout CardProperty) -> Void
  ) {
    var property = CardProperty(name, value: "")
    property.setTypes(types.filter { $0 != "pref" })
    if types.contains("pref") { property.parameters.append(CardParameter("PREF", ["1"])) }
    fill(&property)
    guard let label else {
      properties.append(property)
      return
    }
    groupCount += 1
    property.group = "item\(groupCount)"
    properties.append(property)
    properties.append(CardProperty("X-ABLabel", text: label, group: property.group))
  }

  private mutating func addDetails(_ contact: Contact) {
    add(contact.birthday, as: "BDAY")
    add(contact.anniversary, as: "ANNIVERSARY")
    if !contact.categories.isEmpty {
      properties.append(CardProperty("CATEGORIES", components: [contact.categories]))
    }
    add("NOTE", text: contact.note)
    add("X-LOCATION", text: contact.location)
    if let photo = contact.photo { properties.append(CardProperty("PHOTO", value: photo.uri)) }
    for member in contact.members {
      let type = URISyntax.hasScheme(member) ? [] : [CardParameter("VALUE", ["text"])]
      properties.append(CardProperty("MEMBER", type, value: member))
    }
    add("UID", text: contact.uid ?? "")
    add("REV", text: contact.revision)
  }

  private mutating func add(_ date: ContactDate?, as name: String) {
    guard let date else { return }
    let type = date.text.isEmpty ? [] : [CardParameter("VALUE", ["text"])]
    add(name, text: date.basic, type)
  }
}

extension Card {
  /// Makes a card of a contact, in version 4.0.
  ///
  /// - Parameter contact: The contact.
  /// - Complexity: O(*n*) in the size of the contact.
  public init(_ contact: Contact) { self.init(contact, others: []) }

  /// Makes a card of a contact, and of properties that ``Contact`` has no place for.
  init(_ contact: Contact, others: [CardProperty]) {
    self.init(version: .v40)
    append(contentsOf: ContactProperties(contact).properties + others)
  }
}

/// What a link looks like (RFC 3986 section 3.1).
enum URISyntax {
  /// Whether the text begins with a scheme and a colon.
  static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: ASCII.colon), let first = text.utf8.first,
      ASCII.isLetter(first), colon != text.utf8.index(after: text.startIndex)
    else { return false }
    return text.utf8[..<colon].allSatisfy { byte in
      ASCII.isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
    }
  }
}
