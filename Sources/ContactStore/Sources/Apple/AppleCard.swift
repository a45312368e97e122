internal import ContactCards

/// A card in the making, from the rows of a contact.
///
/// It is made as Apple's own programs export it, in version 3.0, and then becomes one of version 4.0: so
/// labels, years that aren't known and organisations are understood as they are in files of these programs.
struct AppleCard {
  let owner: Int64
  private var card = Card(version: .v30)
  /// How many groups labels have taken.
  private var groupCount = 0
  private var categories: [String] = []

  /// Begins with the record.
  init(_ record: AppleRows.Row) {
    owner = record.owner
    addName(record)
    addDetails(record)
  }

  private mutating func addName(_ record: AppleRows.Row) {
    let parts: [AppleRecord] = [.family, .given, .middle, .prefix, .suffix]
    card.append(CardProperty("N", components: parts.map { [record.text($0)] }))
    add("NICKNAME", record.text(.nickname))
    add("X-PHONETIC-LAST-NAME", record.text(.phoneticFamily))
    add("X-PHONETIC-FIRST-NAME", record.text(.phoneticGiven))
    add("X-PHONETIC-MIDDLE-NAME", record.text(.phoneticMiddle))
    add("X-MAIDENNAME", record.text(.maidenName))
    let organization = [record.text(.organization), record.text(.department)]
    if organization.contains(where: { !$0.isEmpty }) {
      let units = organization[1].isEmpty ? organization.prefix(1) : organization[...]
      card.append(CardProperty("ORG", components: units.map { [$0] }))
    }
    if record.number(AppleRecord.isOrganization.rawValue) == 1 { add("X-ABShowAs", "COMPANY") }
    add("TITLE", record.text(.title))
  }

  private mutating func addDetails(_ record: AppleRows.Row) {
    let birthday = record.text(.birthday)
    if !birthday.isEmpty {
      let omitted =
        birthday.hasPrefix("1604-") ? [CardParameter("X-APPLE-OMIT-YEAR", ["1604"])] : []
      card.append(CardProperty("BDAY", omitted, text: birthday))
    }
    add("NOTE", record.text(.note))
    add("UID", record.text(.identifier))
    add("REV", record.text(.revision))
  }

  /// Adds a value.
  mutating func add(_ row: AppleRows.Row) {
    let value = row.text(0)
    switch row.kind {
    case .phone: add("TEL", value, label: row.label)
    case .email: add("EMAIL", value, label: row.label)
    case .url: add("URL", value, label: row.label, isLink: true)
    case .address: addAddress(row)
    case .messaging: addMessaging(row)
    case .social: addSocial(row)
    case .related: add("X-ABRELATEDNAMES", value, label: row.label)
    case .note: add("NOTE", value)
    case .group: if !value.isEmpty { categories.append(value) }
    case .other:
      add("X-ABPROPERTY", value, [CardParameter("X-NUMBER", [row.text(1)])], label: row.label)
    case .record, nil: break
    }
  }

  /// The values of an address: street, city, state, postal code, country.
  private mutating func addAddress(_ row: AppleRows.Row) {
    let parts = (0..<5).map { row.text($0) }
    guard parts.contains(where: { !$0.isEmpty }) else { return }
    add(
      CardProperty("ADR", components: [[""], [""]] + parts.map { [$0] }), label: row.label)
  }

  /// The values of an address for messages: the address, and the service.
  private mutating func addMessaging(_ row: AppleRows.Row) {
    let service = row.text(1)
    let parameters = service.isEmpty ? [] : [CardParameter("X-SERVICE-TYPE", [service])]
    guard !row.text(0).isEmpty else { return }
    add(CardProperty("IMPP", parameters, value: "x-apple:" + row.text(0)), label: row.label)
  }

  /// The values of a profile: a link, the service, the name of its user.
  private mutating func addSocial(_ row: AppleRows.Row) {
    let (link, service, user) = (row.text(0), row.text(1), row.text(2))
    guard !link.isEmpty || !user.isEmpty else { return }
    var parameters = service.isEmpty ? [] : [CardParameter("TYPE", [service.lowercased()])]
    if !user.isEmpty { parameters.append(CardParameter("X-USER", [user])) }
    add(
      CardProperty("X-SOCIALPROFILE", parameters, value: link.isEmpty ? "x-apple:" + user : link),
      label: row.label)
  }

  private mutating func add(
    _ name: String, _ text: String, _ parameters: [CardParameter] = [], label: String = "",
    isLink: Bool = false
  ) {
    guard !text.isEmpty else { return }
    add(
      isLink
        ? CardProperty(name, parameters, value: text) : CardProperty(name, parameters, text: text),
      label: label)
  }

  /// Adds a property, and its label as a property of the same group.
  private mutating func add(_ property: CardProperty, label: String) {
    var property = property
    guard !label.isEmpty else { return card.append(property) }
    groupCount += 1
    property.group = "item\(groupCount)"
    card.append(property)
    card.append(CardProperty("X-ABLabel", text: label, group: property.group))
  }

  /// The card of all rows.
  func finished() -> Card {
    var card = card
    if !categories.isEmpty { card.append(CardProperty("CATEGORIES", components: [categories])) }
    return card.converted(to: .v40)
  }
}
