/// One contact of a property list, from its dictionary.
enum PropertyListRecord {
  /// Whether a dictionary is a contact itself, not a list of contacts: it names someone in text.
  static func isRecord(_ entries: [PropertyList.Entry]) -> Bool {
    entries.contains { entry in
      switch PropertyListField(key: entry.key) {
      case .name, .family, .given, .organization, .phones, .emails: entry.value.text != nil
      default: false
      }
    }
  }

  /// Makes a contact of a dictionary. Keys that mean nothing are passed over.
  static func contact(from entries: [PropertyList.Entry]) -> Contact {
    var contact = Contact()
    let isAddressBook =
      entries.contains { $0.key == "ABPersonFlags" || $0.key.hasSuffix("Phonetic") }
      || entries.contains { $0.key == "First" || $0.key == "Last" || $0.key == "JobTitle" }
    var flags: Int64 = 0
    var department = ""
    for entry in entries {
      guard var field = PropertyListField(key: entry.key) else { continue }
      // In an address book the title stands before the name; the position is JobTitle.
      if isAddressBook, entry.key == "Title" { field = .prefix }
      switch field {
      case .department: department = entry.value.text ?? ""
      case .flags: if case .integer(let number) = entry.value.value { flags = number }
      default: add(entry, as: field, to: &contact)
      }
    }
    if !department.isBlank { contact.organization.append(department) }
    apply(flags, to: &contact)
    return contact
  }

  /// What stands under keys that mean nothing, as far as it is text.
  static func others(from entries: [PropertyList.Entry]) -> [CardProperty] {
    entries.compactMap { entry in
      guard PropertyListField(key: entry.key) == nil, let text = entry.value.text, !text.isBlank
      else { return nil }
      return CardProperty("X-PLIST", [CardParameter("X-KEY", [entry.key])], text: text)
    }
  }

  /// Adds a text that has no key of its own: a telephone number, an e-mail address, or a note.
  static func addLoose(_ text: String, to contact: inout Contact) {
    let text = text.trimmingBlanks()
    let isNumber = text.utf8.allSatisfy { "+0123456789 ()-./".utf8.contains($0) }
    if isNumber {
      contact.phones.append(ContactValue(text))
    } else if text.utf8.contains(UInt8(ascii: "@")), !text.utf8.contains(ASCII.space) {
      contact.emails.append(ContactValue(text))
    } else {
      contact.note = text
    }
  }

  private static func add(
    _ entry: PropertyList.Entry, as field: PropertyListField, to contact: inout Contact
  ) {
    switch field {
    case .phones:
      let type = entry.key.lowercased()
      let types = type == "mobile" || type == "cell" ? ["cell"] : []
      contact.phones += PropertyListMultiValue.values(of: entry.value, types: types)
    case .emails: contact.emails += PropertyListMultiValue.values(of: entry.value)
    case .urls: contact.urls += PropertyListMultiValue.values(of: entry.value)
    case .addresses:
      contact.addresses += PropertyListMultiValue.addresses(of: entry.value)
      fill(&contact.location, entry.value.text)
    case .birthday: contact.birthday = contact.birthday ?? entry.value.calendarDate
    case .photo:
      if case .data(let bytes) = entry.value.value { contact.photo = ContactPhoto(.data(bytes)) }
    case .organization, .nickname, .additional, .prefix, .suffix, .sortAs:
      let texts = PropertyListMultiValue.texts(of: entry.value)
      add(texts, to: &contact, as: field)
    default:
      if let text = entry.value.text { add(text, to: &contact, as: field) }
    }
  }

  private static func add(_ texts: [String], to contact: inout Contact, as field: PropertyListField)
  {
    switch field {
    case .organization: contact.organization += texts
    case .nickname: contact.nicknames += texts
    case .additional: contact.additional += texts
    case .prefix: contact.prefixes += texts
    case .suffix: contact.suffixes += texts
    default: contact.sortAs += texts
    }
  }

  private static func add(_ text: String, to contact: inout Contact, as field: PropertyListField) {
    switch field {
    case .name: fill(&contact.formattedName, text)
    case .family: fill(&contact.family, text)
    case .given: fill(&contact.given, text)
    case .phoneticFamily: fill(&contact.phoneticFamily, text)
    case .phoneticGiven: fill(&contact.phoneticGiven, text)
    case .title: fill(&contact.title, text)
    case .location: fill(&contact.location, text)
    case .uid: contact.uid = contact.uid ?? text
    default:
      if !text.isBlank { contact.note += contact.note.isEmpty ? text : "\n" + text }
    }
  }

  /// Sets a field that has no text yet.
  private static func fill(_ field: inout String, _ text: String?) {
    if let text, field.isBlank { field = text }
  }

  /// Applies Address Book's flags: bit 0 is “show as company”, 0x10 is “family name first”.
  private static func apply(_ flags: Int64, to contact: inout Contact) {
    if flags & 1 == 1 { contact.kind = .organization }
    let showsFamilyFirst = flags & 0x30 == 0x10
    let isComposedWithBlank =
      !contact.family.isBlank && !contact.given.isBlank
      && !(contact.family.isWrittenWithoutBlanks && contact.given.isWrittenWithoutBlanks)
    if showsFamilyFirst, isComposedWithBlank, contact.formattedName.isBlank {
      contact.formattedName = contact.family + " " + contact.given
    }
  }
}
