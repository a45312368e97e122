/// A contact in the making, from the attributes of an entry.
struct LDIFContact {
  private var contact = Contact()
  private var department = ""
  private var addresses: [(type: String, parts: [LDIFAttribute.AddressPart: String])] = []
  private var seen: Set<String> = []

  /// Attributes that ``Contact`` has no place for.
  private(set) var others: [CardProperty] = []

  /// Adds an attribute.
  mutating func add(_ line: LDIFScanner.Line) {
    guard let attribute = LDIFAttribute(line.name), !line.isLink || isPhoto(attribute) else {
      addOther(line)
      return
    }
    // Of a name in several languages, the first stands.
    if !line.options.isEmpty, !seen.insert(line.name).inserted, isName(attribute) {
      addOther(line)
      return
    }
    seen.insert(line.name)
    if case .photo = attribute {
      contact.photo = line.isLink ? ContactPhoto(.uri(line.text)) : ContactPhoto(.data(line.value))
    } else {
      add(line.text.trimmingBlanks(), attribute)
    }
  }

  private func isPhoto(_ attribute: LDIFAttribute) -> Bool {
    if case .photo = attribute { true } else { false }
  }

  private func isName(_ attribute: LDIFAttribute) -> Bool {
    switch attribute {
    case .name, .displayName, .family, .given, .organization, .title: true
    default: false
    }
  }

  /// Keeps an attribute of which nothing is known, and one whose value is in another file: that is
  /// never opened.
  private mutating func addOther(_ line: LDIFScanner.Line) {
    var parameters = [
      CardParameter("X-ATTRIBUTE", [([line.name] + line.options).joined(separator: ";")])
    ]
    if line.isLink { parameters.append(CardParameter("VALUE", ["uri"])) }
    let isText = (try? UTF8Span(validating: line.value.span)) != nil
    others.append(
      isText
        ? CardProperty("X-LDIF", parameters, text: line.text)
        : CardProperty(
          "X-LDIF", parameters,
          value: "data:application/octet-stream;base64," + Base64.encode(line.value)))
  }

  private mutating func add(_ text: String, _ attribute: LDIFAttribute) {
    guard !text.isEmpty else { return }
    switch attribute {
    case .name: if contact.formattedName.isEmpty { contact.formattedName = text }
    case .displayName: contact.formattedName = text
    case .family: if contact.family.isEmpty { contact.family = text }
    case .given: if contact.given.isEmpty { contact.given = text }
    case .nickname: contact.nicknames.append(text)
    case .organization: if contact.organization.isEmpty { contact.organization = [text] }
    case .department: if department.isEmpty { department = text }
    case .title: if contact.title.isEmpty { contact.title = text }
    case .note: contact.note += (contact.note.isEmpty ? "" : "\n") + text
    case .identifier: contact.uid = "urn:uuid:" + text.lowercased()
    case .phone(let types): contact.phones.append(ContactValue(text, types: types))
    case .email: contact.emails.append(ContactValue(text))
    case .url(let types): addLink(text, types)
    case .address(let type, let part): setAddress(type, part, text)
    case .birthYear, .birthMonth, .birthDay: addBirthday(text, attribute)
    case .category: contact.categories.append(text)
    case .member: contact.members.append(text)
    case .photo, .technical: break
    }
  }

  /// Adds a link. What stands behind it in labeledURI (RFC 2079) is its label.
  private mutating func addLink(_ text: String, _ types: [String]) {
    let parts = text.split(separator: " ", maxSplits: 1)
    contact.urls.append(
      ContactValue(
        String(parts.first ?? ""), types: types, label: parts.count == 2 ? String(parts[1]) : nil))
  }

  private mutating func setAddress(
    _ type: String, _ part: LDIFAttribute.AddressPart, _ text: String
  ) {
    if let index = addresses.firstIndex(where: { $0.type == type }) {
      addresses[index].parts[part] = text
    } else {
      addresses.append((type, [part: text]))
    }
  }

  private mutating func addBirthday(_ text: String, _ attribute: LDIFAttribute) {
    guard let number = Int(text), number > 0 else { return }
    var date = contact.birthday ?? ContactDate()
    switch attribute {
    case .birthYear: date.year = number
    case .birthMonth: date.month = (1...12).contains(number) ? number : nil
    default: date.day = (1...31).contains(number) ? number : nil
    }
    contact.birthday = date
  }

  /// The contact of all attributes.
  consuming func finished() -> Contact {
    if !department.isEmpty {
      if contact.organization.isEmpty { contact.organization = [""] }
      contact.organization.append(department)
    }
    for (type, parts) in addresses { contact.addresses.append(Self.address(type, parts)) }
    if let date = contact.birthday, date.year == nil, date.month == nil, date.day == nil {
      contact.birthday = nil
    }
    return contact
  }

  private static func address(
    _ type: String, _ parts: [LDIFAttribute.AddressPart: String]
  ) -> ContactAddress {
    var address = ContactAddress()
    address.types = [type]
    address.street = [parts[.street], parts[.street2]].compactMap(\.self).joined(separator: "\n")
    address.city = parts[.city] ?? ""
    address.region = parts[.region] ?? ""
    address.postcode = parts[.postcode] ?? ""
    address.country = parts[.country] ?? ""
    address.postOfficeBox = parts[.box] ?? ""
    // A dollar sign divides the lines (RFC 4517 section 3.3.28).
    address.formatted = (parts[.formatted] ?? "").replacing("$", with: "\n")
    return address
  }
}
