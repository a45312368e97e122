/// What tells contacts with the same identifier apart, within a run of the program.
///
/// The hash value of a contact would do, but takes three times as long: it is the same for texts that are
/// written with other characters and mean the same.
struct ContentHash {
  private var hasher = Hasher()

  /// A number that contacts that say something else hardly have.
  static func of(_ contact: Contact) -> Int {
    var hash = ContentHash()
    hash.add(contact)
    return hash.hasher.finalize()
  }

  private mutating func add(_ contact: Contact) {
    hasher.combine(contact.kind)
    add(contact.uid)
    add([contact.formattedName, contact.family, contact.given, contact.title, contact.note])
    add(contact.additional)
    add(contact.prefixes)
    add(contact.suffixes)
    add(contact.nicknames)
    add(contact.organization)
    add(contact.phones)
    add(contact.emails)
    add(contact.urls)
    hasher.combine(contact.addresses.count)
    for address in contact.addresses { add(address) }
    hasher.combine(contact.rare)
  }

  private mutating func add(_ address: ContactAddress) {
    add([address.postOfficeBox, address.extended, address.street, address.city, address.region])
    add([address.postcode, address.country, address.formatted])
    add(address.types)
    add(address.label)
  }

  private mutating func add(_ values: [ContactValue]) {
    hasher.combine(values.count)
    for value in values {
      add(value.value)
      add(value.types)
      add(value.label)
    }
  }

  private mutating func add(_ texts: [String]) {
    hasher.combine(texts.count)
    for text in texts { add(text) }
  }

  private mutating func add(_ text: String?) {
    hasher.combine(text?.utf8.count)
    let bytes = (text ?? "").utf8.span
    unsafe bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
}
