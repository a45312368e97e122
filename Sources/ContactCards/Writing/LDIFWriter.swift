/// Writes contacts as entries of a directory (LDIF, RFC 2849).
enum LDIFWriter {
  /// The properties of which attributes can hold something.
  static let said: Set<String> = [
    "FN", "N", "NICKNAME", "ORG", "TITLE", "TEL", "EMAIL", "URL", "ADR", "BDAY", "CATEGORIES",
    "NOTE", "PHOTO", "UID", "KIND", "MEMBER",
  ]

  /// The entry of a contact, with an empty line in front.
  static func text(of contact: Contact) -> String {
    var lines: [(String, [UInt8])] = []
    func add(_ name: String, _ text: String?) {
      if let text, !text.isBlank { lines.append((name, Array(text.utf8))) }
    }
    add("dn", dn(of: contact))
    for name in classes(of: contact) { add("objectclass", name) }
    add("cn", contact.displayName.isBlank ? "?" : contact.displayName)
    // An entry of a person must have a surname.
    let family = contact.family.isBlank ? contact.displayName : contact.family
    if contact.kind != .group { add("sn", family.isBlank ? "?" : family) }
    add("givenName", contact.given)
    for name in contact.nicknames { add("mozillaNickname", name) }
    add("o", contact.organization.first)
    for unit in contact.organization.dropFirst() { add("ou", unit) }
    add("title", contact.title)
    for email in contact.emails { add("mail", email.value) }
    for phone in contact.phones { add(attribute(of: phone), phone.value) }
    for url in contact.urls { add("labeledURI", url.value + (url.label.map { " " + $0 } ?? "")) }
    for address in contact.addresses.prefix(2) {
      for (name, text) in attributes(of: address) { add(name, text) }
    }
    add("birthyear", contact.birthday?.year.map { "\($0)" })
    add("birthmonth", contact.birthday?.month.map { "\($0)" })
    add("birthday", contact.birthday?.day.map { "\($0)" })
    for category in contact.categories { add("category", category) }
    add("description", contact.note)
    for member in contact.members { add("member", member) }
    if let uid = contact.uid, uid.hasPrefix("urn:uuid:") {
      add("entryUUID", String(uid.dropFirst(9)))
    }
    if case .data(let bytes) = contact.photo?.content { lines.append(("jpegPhoto", bytes)) }
    return "\n" + lines.map { line($0.0, $0.1) }.joined()
  }

  private static func dn(of contact: Contact) -> String {
    let name = "cn=" + escaped(contact.displayName.isBlank ? "?" : contact.displayName)
    return contact.emails.first.map { name + ",mail=" + escaped($0.value) } ?? name
  }

  /// A value in the name of an entry (RFC 4514 section 2.4).
  private static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if "\",+<>;\\=#".unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar.value < 0x20 ? " " : scalar)
    }
    return String(result)
  }

  private static func classes(of contact: Contact) -> [String] {
    contact.kind == .group
      ? ["top", "groupOfNames"]
      : ["top", "person", "organizationalPerson", "inetOrgPerson", "mozillaAbPersonAlpha"]
  }

  private static func attribute(of phone: ContactValue) -> String {
    let types = phone.types
    if types.contains("fax") { return "facsimileTelephoneNumber" }
    if types.contains("cell") { return "mobile" }
    if types.contains("pager") { return "pager" }
    return types.contains("home") ? "homePhone" : "telephoneNumber"
  }

  private static func attributes(of address: ContactAddress) -> [(String, String)] {
    let isHome = address.types.contains("home")
    let street = [address.extended, address.street].filter { !$0.isBlank }.joined(separator: ", ")
    let names =
      isHome
      ? [
        "mozillaHomeStreet", "mozillaHomeLocalityName", "mozillaHomeState",
        "mozillaHomePostalCode", "mozillaHomeCountryName",
      ] : ["street", "l", "st", "postalCode", "c"]
    let texts = [street, address.city, address.region, address.postcode, address.country]
    let printed = address.formatted.replacing("\n", with: "$")
    return Array(zip(names, texts)) + [
      ("postOfficeBox", isHome ? "" : address.postOfficeBox),
      (isHome ? "homePostalAddress" : "postalAddress", printed),
    ]
  }

  /// A line, in base64 where the text is not safe (RFC 2849), folded at 76 bytes.
  private static func line(_ name: String, _ value: [UInt8]) -> String {
    let unsafeFirst = Array(" :<".utf8)
    let isSafe =
      value.allSatisfy { $0 >= ASCII.space && $0 < 0x7F }
      && !(value.first.map { unsafeFirst.contains($0) } ?? false) && value.last != ASCII.space
    let text =
      isSafe
      ? name + ": " + String(decoding: value, as: UTF8.self)
      : name + ":: " + Base64.encode(value)
    guard text.utf8.count > 76 else { return text + "\n" }
    let bytes = Array(text.utf8)
    var result = bytes[..<76]
    for start in stride(from: 76, to: bytes.count, by: 75) {
      result += "\n ".utf8 + bytes[start..<min(bytes.count, start + 75)]
    }
    return String(decoding: result, as: UTF8.self) + "\n"
  }
}
