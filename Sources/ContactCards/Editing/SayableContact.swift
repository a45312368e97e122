/// A contact without what no card can say.
struct SayableContact {
  private(set) var contact: Contact

  /// Takes what differs from the contact of a card. What is the same there stays as it is.
  init(_ wanted: Contact, instead old: Contact) {
    contact = wanted
    texts(old)
    lists(old)
    values(old)
    contact.birthday = wanted.birthday == old.birthday ? old.birthday : Self.date(wanted.birthday)
    contact.anniversary =
      wanted.anniversary == old.anniversary ? old.anniversary : Self.date(wanted.anniversary)
    if wanted.kind != old.kind {
      contact.kind = Contact.Kind(named: Self.word(wanted.kind.cardName))
    }
    if wanted.sortAs != old.sortAs {
      let texts = wanted.sortAs.map { Self.word($0.replacing(",", with: " ")) }
      contact.sortAs = texts.contains { !$0.isEmpty } ? texts : []
    }
  }

  private mutating func texts(_ old: Contact) {
    let fields: [WritableKeyPath<Contact, String>] = [
      \.formattedName, \.family, \.given, \.phoneticFamily, \.phoneticGiven, \.title, \.role,
      \.note,
      \.location,
    ]
    for field in fields where contact[keyPath: field] != old[keyPath: field] {
      contact[keyPath: field] = Self.text(contact[keyPath: field])
    }
    if contact.revision != old.revision { contact.revision = Self.word(contact.revision) }
    if contact.uid != old.uid {
      contact.uid = contact.uid.map(Self.word).flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  private mutating func lists(_ old: Contact) {
    let fields: [WritableKeyPath<Contact, [String]>] = [
      \.additional, \.prefixes, \.suffixes, \.nicknames, \.categories, \.members,
    ]
    for field in fields where contact[keyPath: field] != old[keyPath: field] {
      let known = Set(old[keyPath: field])
      contact[keyPath: field] = contact[keyPath: field]
        .map { known.contains($0) ? $0 : Self.word($0) }.filter { !$0.isBlank }
    }
    if contact.organization != old.organization {
      let parts = contact.organization.map(Self.text)
      contact.organization = Array(parts[...(parts.lastIndex { !$0.isEmpty } ?? -1)])
    }
  }

  private mutating func values(_ old: Contact) {
    let fields: [WritableKeyPath<Contact, [ContactValue]>] = [
      \.phones, \.emails, \.urls, \.messaging,
    ]
    for field in fields where contact[keyPath: field] != old[keyPath: field] {
      let known = Set(old[keyPath: field])
      contact[keyPath: field] = contact[keyPath: field]
        .map { known.contains($0) ? $0 : Self.value($0, field) }.filter { !$0.value.isEmpty }
    }
    guard contact.addresses != old.addresses else { return }
    let known = Set(old.addresses)
    contact.addresses = contact.addresses.map { known.contains($0) ? $0 : Self.address($0) }
      .filter { !$0.isEmpty || !$0.formatted.isEmpty }
  }

  private static func value(
    _ value: ContactValue, _ field: WritableKeyPath<Contact, [ContactValue]>
  ) -> ContactValue {
    var types = types(value.types)
    if field == \.messaging { types.removeAll { $0 == "internet" } }
    let text = word(value.value)
    return ContactValue(
      field == \.phones ? TelephoneURI.number(in: text) : text, types: types,
      label: label(value.label))
  }

  private static func address(_ address: ContactAddress) -> ContactAddress {
    var address = address
    for field in ContactAddress.components {
      address[keyPath: field] = text(address[keyPath: field])
    }
    address.types = types(address.types)
    address.label = label(address.label)
    // In this parameter a backslash and an n are a line break.
    address.formatted = word(address.formatted).replacing("\\n", with: "\n")
      .replacing("\\N", with: "\n")
    return address
  }
}

extension SayableContact {
  private static func label(_ label: String?) -> String? {
    guard var text = label.map(word), !text.isEmpty else { return nil }
    if text.hasPrefix("_$!<"), text.hasSuffix(">!$_") {
      text = String(text.dropFirst(4).dropLast(4))
    }
    return text.isEmpty ? nil : text
  }

  private static func types(_ types: [String]) -> [String] {
    types.map { type in
      String(decoding: word(type).utf8.filter { !",\"\\ \n".utf8.contains($0) }, as: UTF8.self)
        .lowercased()
    }
    .filter { !$0.isEmpty }
  }

  private static func date(_ date: ContactDate?) -> ContactDate? {
    guard let text = date.map({ word($0.basic) }), !text.isEmpty else { return nil }
    return ContactDate(loosely: text) ?? ContactDate(text: text)
  }

  /// A text without control characters; empty if there is nothing to see.
  private static func text(_ text: String) -> String {
    if text.isBlank { return "" }
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 || $0 == ASCII.tab || $0 == ASCII.lineFeed }
    if isPlain { return text }
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isKept = byte >= 0x20 || byte == ASCII.tab || byte == ASCII.lineFeed
      if byte == ASCII.lineFeed, bytes.last == ASCII.carriageReturn { bytes.removeLast() }
      if isKept || byte == ASCII.carriageReturn { bytes.append(byte) }
    }
    return String(
      decoding: bytes.map { $0 == ASCII.carriageReturn ? ASCII.lineFeed : $0 }, as: UTF8.self)
  }

  /// The same without the blanks around it.
  private static func word(_ text: String) -> String { Self.text(text).trimmingBlanks() }
}
