/// Checks what is new in a draft by the rules of ``FieldValue``.
struct DraftCheck {
  private let old: Contact
  private(set) var faults: [ContactDraft.Fault] = []

  init(_ old: Contact) { self.old = old }

  private mutating func note(_ field: String, _ message: String) {
    if faults.count < 100 { faults.append(ContactDraft.Fault(field: field, message: message)) }
  }

  private mutating func check(_ value: String, _ name: String, _ field: ContactField) {
    if value.isBlank {
      note(name, "it is empty")
    } else if value.utf8.contains(where: FieldValue.isControl) {
      note(name, "it has control characters")
    } else if !FieldValue.isValid(value, field) {
      note(name, "it has to be \(FieldValue.expected(field))")
    }
  }

  mutating func check(_ new: Contact) {
    if new.displayName.isEmpty {
      note("name", "a contact needs a name, or something to name it by")
    }
    if new.kind != old.kind { check(new.kind.cardName, "kind", .kind) }
    if let uid = new.uid, uid != old.uid { check(uid, "uid", .uid) }
    checkTexts(new)
    check(new.phones, old.phones, "phones", .tel)
    check(new.emails, old.emails, "emails", .email)
    check(new.urls, old.urls, "urls", .url)
    check(new.messaging, old.messaging, "messaging", .impp)
    for (index, member) in new.members.enumerated() where !old.members.contains(member) {
      check(member, "members[\(index)]", .member)
    }
    for (index, address) in new.addresses.enumerated() where !old.addresses.contains(address) {
      let isEmpty = address.isEmpty && address.formatted.isBlank
      if isEmpty { note("addresses[\(index)]", "it is empty") }
      for text in address.lines + [address.formatted] where Self.hasControls(text) {
        note("addresses[\(index)]", "it has control characters")
      }
    }
  }

  private mutating func checkTexts(_ new: Contact) {
    let texts: [(String, KeyPath<Contact, String>)] = [
      ("name", \.formattedName), ("family", \.family), ("given", \.given),
      ("phoneticFamily", \.phoneticFamily), ("phoneticGiven", \.phoneticGiven), ("title", \.title),
      ("role", \.role), ("location", \.location), ("note", \.note),
    ]
    for (name, field) in texts where new[keyPath: field] != old[keyPath: field] {
      if Self.hasControls(new[keyPath: field]) { note(name, "it has control characters") }
    }
    let lists: [(String, KeyPath<Contact, [String]>)] = [
      ("additional", \.additional), ("prefixes", \.prefixes), ("suffixes", \.suffixes),
      ("nicknames", \.nicknames), ("sortAs", \.sortAs), ("organization", \.organization),
      ("categories", \.categories),
    ]
    for (name, field) in lists where new[keyPath: field] != old[keyPath: field] {
      for (index, text) in new[keyPath: field].enumerated() where Self.hasControls(text) {
        note("\(name)[\(index)]", "it has control characters")
      }
    }
  }

  private static func hasControls(_ text: String) -> Bool {
    text.utf8.contains(where: FieldValue.isControl)
  }

  private mutating func check(
    _ new: [ContactValue], _ old: [ContactValue], _ name: String, _ field: ContactField
  ) {
    let known = Set(old.map(\.value))
    for (index, value) in new.enumerated() {
      if !known.contains(value.value) { check(value.value, "\(name)[\(index)]", field) }
      let words = value.types + (value.label.map { [$0] } ?? [])
      if words.contains(where: Self.hasControls) {
        note("\(name)[\(index)]", "it has control characters")
      }
    }
  }

  mutating func date(_ text: String?, _ field: ContactField, _ old: ContactDate?) -> ContactDate? {
    guard let text, !text.isEmpty else { return nil }
    if let old, old.extended == text { return old }
    if let date = ContactDate(loosely: text) { return date }
    note(field == .bday ? "birthday" : "anniversary", "it has to be \(FieldValue.expected(field))")
    return nil
  }

  mutating func photo(_ photo: ContactDraft.Photo, _ old: ContactPhoto?) -> ContactPhoto? {
    switch photo {
    case .kept: return old
    case .removed: return nil
    case .link(let link):
      if case .uri(let known)? = old?.content, known == link { return old }
      if let data = DataURI(link) {
        guard let type = ContactPhoto.pictureType(of: data.bytes) else {
          note("photo", "it has to be a picture: PNG, JPEG, GIF or WebP")
          return old
        }
        return ContactPhoto(.data(data.bytes), mediaType: type)
      }
      let isLink = ["https://", "http://"].contains { link.lowercased().hasPrefix($0) }
      if !isLink || link.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) {
        note("photo", "it has to be a link, or a picture as data: in base64")
      }
      return ContactPhoto(.uri(link))
    }
  }
}
