/// Reads the members of a draft, and notes those of a wrong type.
struct DraftReader {
  private(set) var faults: [ContactDraft.Fault] = []

  private static let texts: [String: any WritableKeyPath<Contact, String> & Sendable] = [
    "family": \.family, "given": \.given, "phoneticFamily": \.phoneticFamily,
    "phoneticGiven": \.phoneticGiven, "title": \.title, "role": \.role, "location": \.location,
    "note": \.note,
  ]

  private static let lists: [String: any WritableKeyPath<Contact, [String]> & Sendable] = [
    "additional": \.additional, "prefixes": \.prefixes, "suffixes": \.suffixes,
    "nicknames": \.nicknames, "sortAs": \.sortAs, "organization": \.organization,
    "categories": \.categories, "members": \.members,
  ]

  private static let values: [String: any WritableKeyPath<Contact, [ContactValue]> & Sendable] = [
    "phones": \.phones, "emails": \.emails, "urls": \.urls, "messaging": \.messaging,
  ]

  /// What a contact that was handed out has besides.
  private static let ignored: Set<String> = ["id", "revision", "favorite", "hasPhoto", "warnings"]

  mutating func read(_ member: JSONValue.Member, into draft: inout ContactDraft) {
    let (name, value) = (member.name, member.value)
    // What is not there and what is null is empty; a picture that is null is to go.
    if value.content == .null, name != "photo" { return }
    if let field = Self.texts[name] {
      draft.contact[keyPath: field] = text(value, name) ?? ""
    } else if let field = Self.lists[name] {
      draft.contact[keyPath: field] = texts(value, name)
    } else if let field = Self.values[name] {
      draft.contact[keyPath: field] = elements(value, name) { $0.value($1, $2) }
    } else if name == "addresses" {
      draft.contact.addresses = elements(value, name) { $0.address($1, $2) }
    } else {
      readOther(name, value, into: &draft)
    }
  }

  private mutating func readOther(
    _ name: String, _ value: JSONValue, into draft: inout ContactDraft
  ) {
    switch name {
    case "name": draft.name = text(value, name)
    case "uid": draft.contact.uid = text(value, name).flatMap { $0.isEmpty ? nil : $0 }
    case "kind": draft.contact.kind = Contact.Kind(named: text(value, name) ?? "")
    case "birthday": draft.dates[.bday] = text(value, name)
    case "anniversary": draft.dates[.anniversary] = text(value, name)
    case "photo":
      draft.photo = value.content == .null ? .removed : text(value, name).map { .link($0) } ?? .kept
    default:
      if !Self.ignored.contains(name) { note(name, "contacts have no such field") }
    }
  }

  private mutating func note(_ field: String, _ message: String) {
    // A thousand faults help nobody more than a hundred.
    if faults.count < 100 {
      faults.append(ContactDraft.Fault(field: String(field.prefix(100)), message: message))
    }
  }

  /// A text without blanks around it.
  private mutating func text(_ value: JSONValue, _ field: String) -> String? {
    guard case .string(let text) = value.content else {
      note(field, "it has to be a string")
      return nil
    }
    return text.trimmingBlanks()
  }

  private mutating func texts(_ value: JSONValue, _ field: String) -> [String] {
    elements(value, field) { reader, element, name in reader.text(element, name) }
  }

  private mutating func elements<Element>(
    _ value: JSONValue, _ field: String,
    _ read: (inout DraftReader, JSONValue, String) -> Element?
  ) -> [Element] {
    guard let elements = value.elements else {
      note(field, "it has to be an array")
      return []
    }
    var found: [Element] = []
    for (index, element) in elements.enumerated() {
      if let one = read(&self, element, "\(field)[\(index)]") { found.append(one) }
    }
    return found
  }

  private mutating func value(_ value: JSONValue, _ field: String) -> ContactValue? {
    guard case .object(let members) = value.content else {
      note(field, "it has to be an object with a value")
      return nil
    }
    var read = ContactValue("")
    for member in members {
      switch member.name {
      case "value": read.value = text(member.value, field) ?? ""
      case "types": read.types = types(member.value, field)
      case "label": read.label = label(member.value, field)
      default: note(field, "there is no such part")
      }
    }
    return read
  }

  private mutating func address(_ value: JSONValue, _ field: String) -> ContactAddress? {
    guard case .object(let members) = value.content else {
      note(field, "it has to be an object")
      return nil
    }
    var address = ContactAddress()
    for member in members {
      switch member.name {
      case "types": address.types = types(member.value, field)
      case "label": address.label = label(member.value, field)
      default:
        guard let part = Self.addressParts[member.name] else {
          note(field, "there is no such part")
          continue
        }
        address[keyPath: part] = text(member.value, field) ?? ""
      }
    }
    return address
  }

  private static let addressParts:
    [String: any WritableKeyPath<ContactAddress, String> & Sendable] = [
      "postOfficeBox": \.postOfficeBox, "extended": \.extended, "street": \.street, "city": \.city,
      "region": \.region, "postcode": \.postcode, "country": \.country, "formatted": \.formatted,
    ]

  private mutating func types(_ value: JSONValue, _ field: String) -> [String] {
    texts(value, field).map { $0.lowercased() }
  }

  private mutating func label(_ value: JSONValue, _ field: String) -> String? {
    text(value, field).flatMap { $0.isEmpty ? nil : $0 }
  }
}
