internal import ContactCards
internal import ContactStore

extension JSONOutput {
  /// Writes a contact as an object.
  mutating func contact(_ stored: StoredContact) {
    object { $0.members(of: stored) }
  }

  private mutating func members(of stored: StoredContact) {
    let contact = stored.contact
    let flags = ContactFlags(contact)
    member("id", stored.id)
    member("revision", stored.revision)
    member("favorite", flags.contains(.favorite))
    member("hasPhoto", flags.contains(.photo))
    details(of: contact)
  }

  /// Writes what a contact says, as members of an object; not a picture that is here, which has an address of its
  /// own.
  mutating func details(of contact: Contact) {
    names(contact)
    work(contact)
    values("phones", contact.phones)
    values("emails", contact.emails)
    values("urls", contact.urls)
    values("messaging", contact.messaging)
    addresses(contact.addresses)
    text("birthday", contact.birthday?.extended)
    text("anniversary", contact.anniversary?.extended)
    list("categories", contact.categories)
    text("location", contact.location)
    text("note", contact.note)
    if case .uri(let link)? = contact.photo?.content { text("photo", link) }
    list("members", contact.members)
  }

  private mutating func names(_ contact: Contact) {
    text("uid", contact.uid)
    member("kind", contact.kind.cardName)
    member("name", contact.displayName)
    text("family", contact.family)
    text("given", contact.given)
    list("additional", contact.additional)
    list("prefixes", contact.prefixes)
    list("suffixes", contact.suffixes)
    list("nicknames", contact.nicknames)
    text("phoneticFamily", contact.phoneticFamily)
    text("phoneticGiven", contact.phoneticGiven)
    list("sortAs", contact.sortAs)
  }

  private mutating func work(_ contact: Contact) {
    list("organization", contact.organization)
    text("title", contact.title)
    text("role", contact.role)
  }

  private mutating func text(_ name: StaticString, _ text: String?) {
    if let text, !text.isEmpty { member(name, text) }
  }

  private mutating func list(_ name: StaticString, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    key(name)
    array { output in for text in texts { output.value(text) } }
  }

  private mutating func values(_ name: StaticString, _ values: [ContactValue]) {
    guard !values.isEmpty else { return }
    key(name)
    array { output in
      for value in values {
        output.object { output in
          output.member("value", value.value)
          output.kinds(value.types, value.label)
        }
      }
    }
  }

  private mutating func addresses(_ addresses: [ContactAddress]) {
    guard !addresses.isEmpty else { return }
    key("addresses")
    array { output in
      for address in addresses { output.object { $0.members(of: address) } }
    }
  }

  private mutating func members(of address: ContactAddress) {
    text("postOfficeBox", address.postOfficeBox)
    text("extended", address.extended)
    text("street", address.street)
    text("city", address.city)
    text("region", address.region)
    text("postcode", address.postcode)
    text("country", address.country)
    text("formatted", address.formatted)
    kinds(address.types, address.label)
  }

  private mutating func kinds(_ types: [String], _ label: String?) {
    list("types", types)
    if let label { member("label", label) }
  }
}
