/// Writes contacts as plain objects of JSON, for programs that do not know vCard.
enum ContactJSON {
  /// The properties of which fields hold something.
  static let said: Set<String> = [
    "FN", "N", "NICKNAME", "X-PHONETIC-FIRST-NAME", "X-PHONETIC-LAST-NAME", "ORG", "TITLE", "ROLE",
    "TEL", "EMAIL", "URL", "IMPP", "ADR", "BDAY", "ANNIVERSARY", "CATEGORIES", "NOTE", "PHOTO",
    "UID", "KIND", "MEMBER", "X-LOCATION",
  ]

  /// The object of a contact, on one line. Fields of which nothing is known are left out.
  static func text(of contact: Contact) -> String {
    var members: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { members.append(JSONText.string(name) + ": " + value) }
    }
    func text(_ text: String?) -> String? {
      text.flatMap { $0.isEmpty ? nil : JSONText.string($0) }
    }
    func list(_ texts: [String]) -> String? {
      texts.isEmpty ? nil : JSONText.array(texts.map(JSONText.string))
    }
    add("uid", text(contact.uid))
    add("kind", text(contact.kind.cardName))
    add("name", JSONText.string(contact.displayName))
    add("family", text(contact.family))
    add("given", text(contact.given))
    add("additional", list(contact.additional))
    add("prefixes", list(contact.prefixes))
    add("suffixes", list(contact.suffixes))
    add("nicknames", list(contact.nicknames))
    add("phoneticFamily", text(contact.phoneticFamily))
    add("phoneticGiven", text(contact.phoneticGiven))
    add("sortAs", list(contact.sortAs))
    add("organization", list(contact.organization))
    add("title", text(contact.title))
    add("role", text(contact.role))
    add("phones", values(contact.phones))
    add("emails", values(contact.emails))
    add("urls", values(contact.urls))
    add("messaging", values(contact.messaging))
    add("addresses", addresses(contact.addresses))
    add("birthday", text(contact.birthday?.extended))
    add("anniversary", text(contact.anniversary?.extended))
    add("categories", list(contact.categories))
    add("location", text(contact.location))
    add("note", text(contact.note))
    add("photo", text(contact.photo?.uri))
    add("members", list(contact.members))
    add("revision", text(contact.revision))
    return "{" + members.joined(separator: ", ") + "}"
  }

  private static func values(_ values: [ContactValue]) -> String? {
    guard !values.isEmpty else { return nil }
    return JSONText.array(
      values.map { object([("value", $0.value)], types: $0.types, label: $0.label) })
  }

  private static func addresses(_ addresses: [ContactAddress]) -> String? {
    guard !addresses.isEmpty else { return nil }
    return JSONText.array(
      addresses.map { address in
        let parts = [
          ("postOfficeBox", address.postOfficeBox), ("extended", address.extended),
          ("street", address.street), ("city", address.city), ("region", address.region),
          ("postcode", address.postcode), ("country", address.country),
          ("formatted", address.formatted),
        ]
        return object(parts, types: address.types, label: address.label)
      })
  }

  private static func object(
    _ parts: [(String, String)], types: [String], label: String?
  ) -> String {
    var members = parts.filter { !$1.isEmpty }
      .map { JSONText.string($0) + ": " + JSONText.string($1) }
    if !types.isEmpty { members.append("\"types\": " + JSONText.array(types.map(JSONText.string))) }
    if let label { members.append("\"label\": " + JSONText.string(label)) }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
