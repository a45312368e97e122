/// A contact in the making, from the cells of a row.
struct CSVRow {
  /// What the numbered columns of one number hold.
  private struct Slot {
    var family: CSVField.Family
    var parts: [CSVField.Part: String] = [:]
  }

  /// What tells numbered columns apart.
  private struct SlotKey: Hashable {
    var family: CSVField.Family
    var number: Int
  }

  let language: CSVLanguage
  private var result = Contact()
  private var department = ""
  private var slots: [Slot] = []
  private var slotPlaces: [SlotKey: Int] = [:]
  private var addresses: [(type: String, parts: [CSVField.AddressPart: String])] = []

  /// Cells that ``Contact`` has no place for.
  private(set) var others: [CardProperty] = []

  init(language: CSVLanguage) { self.language = language }

  /// Adds a cell.
  mutating func add(_ cell: String, _ field: CSVField) {
    let text = cell.trimmingBlanks()
    switch field {
    case .name: result.formattedName = text
    case .family: result.family = text
    case .given: result.given = text
    case .additional: result.additional = [text]
    case .prefix: result.prefixes = [text]
    case .suffix: result.suffixes = [text]
    case .nickname: result.nicknames = CSVCell.list(text, alsoAt: ",")
    case .phoneticFamily: result.phoneticFamily = text
    case .phoneticGiven: result.phoneticGiven = text
    case .organization: result.organization.insert(text, at: 0)
    case .department: department = text
    case .title: result.title = text
    case .role: result.role = text
    case .birthday: setBirthday(text)
    case .birthYear: addBirthday { $0.year = Int(text) }
    case .birthMonth: addBirthday { $0.month = Int(text) }
    case .anniversary: result.anniversary = CSVCell.date(text, language)
    case .note: result.note += (result.note.isEmpty ? "" : "\n") + cell
    case .uid: result.uid = text
    case .photo: result.photo = ContactPhoto(uri: text)
    case .location: result.location = text
    case .categories: result.categories += CSVCell.categories(text)
    case .phone(let types):
      result.phones += CSVCell.values(text).map { ContactValue($0, types: types) }
    case .email: result.emails += CSVCell.values(text).map { ContactValue($0) }
    case .url: result.urls += CSVCell.values(text).map { ContactValue($0) }
    case .address(let type, let part): setAddress(type, part, text)
    case .numbered(let family, let number, let part): setSlot(family, number, part, cell)
    case .redundant: break
    }
  }

  /// Keeps the cell of a column whose name means nothing.
  mutating func addOther(_ cell: String, column: String) {
    others.append(CardProperty("X-CSV", [CardParameter("X-COLUMN", [column])], text: cell))
  }

  /// Sets the date of birth, or its day, for which Thunderbird has the same name.
  private mutating func setBirthday(_ text: String) {
    if let day = Int(text), 1...31 ~= day {
      addBirthday { $0.day = day }
    } else {
      result.birthday = CSVCell.date(text, language)
    }
  }

  /// Sets a part of the date of birth; what is no part of a date is passed over.
  private mutating func addBirthday(_ set: (inout ContactDate) -> Void) {
    var date = result.birthday ?? ContactDate()
    set(&date)
    if ContactDate(written: date.basic) != nil { result.birthday = date }
  }

  private mutating func setAddress(_ type: String, _ part: CSVField.AddressPart, _ text: String) {
    if let index = addresses.firstIndex(where: { $0.type == type }) {
      addresses[index].parts[part] = text
    } else {
      addresses.append((type, [part: text]))
    }
  }

  private mutating func setSlot(
    _ family: CSVField.Family, _ number: Int, _ part: CSVField.Part, _ cell: String
  ) {
    let key = SlotKey(family: family, number: number)
    if let place = slotPlaces[key] {
      slots[place].parts[part] = cell
    } else {
      slotPlaces[key] = slots.count
      slots.append(Slot(family: family, parts: [part: cell]))
    }
  }

  /// The contact of all cells.
  consuming func contact() -> Contact {
    for slot in slots { take(slot) }
    for (type, parts) in addresses {
      let address = CSVCell.address(parts, type: type)
      result.addresses.append(address)
    }
    if !department.isEmpty {
      if result.organization.isEmpty { result.organization = [""] }
      result.organization.append(department)
    }
    return result
  }

  /// Takes what numbered columns hold: in each of them, several values may stand in step.
  private mutating func take(_ slot: Slot) {
    let parts = slot.parts.mapValues { CSVCell.values($0) }
    let count = parts.filter { $0.key != .label }.values.map(\.count).max() ?? 0
    for index in 0..<count {
      var values: [CSVField.Part: String] = [:]
      for (part, texts) in parts where texts.indices.contains(index) { values[part] = texts[index] }
      // One label for several values is that of all, unless that is too much of a text.
      let shared = parts[.label]?.last ?? ""
      let isShort = shared.utf8.count <= AppleLabel.longestShared
      let label = values[.label] ?? (isShort ? shared : "")
      take(values, label: label, of: slot)
    }
  }

  private mutating func take(_ values: [CSVField.Part: String], label: String, of slot: Slot) {
    let (types, own) = CSVCell.types(ofLabel: label)
    let value = values[.value]?.trimmingBlanks() ?? ""
    let typed = ContactValue(value, types: types, label: own)
    switch slot.family {
    case .email: if !value.isEmpty { result.emails.append(typed) }
    case .phone: if !value.isEmpty { result.phones.append(typed) }
    case .website: if !value.isEmpty { result.urls.append(typed) }
    case .messaging: if !value.isEmpty { addMessaging(typed, service: values[.service] ?? "") }
    case .event: addEvent(value, label: label)
    case .organization:
      if !value.isEmpty { result.organization.append(value) }
      if let title = values[.title] { result.title = title }
      department = values[.department] ?? department
    case .address:
      var address = CSVCell.address(values.addressParts, type: "")
      (address.types, address.label) = (types, own)
      if !address.lines.isEmpty || !address.formatted.isEmpty { result.addresses.append(address) }
    case .other:
      others.append(CardProperty("X-CSV", [CardParameter("X-COLUMN", [label])], text: value))
    }
  }

  private mutating func addMessaging(_ value: ContactValue, service: String) {
    var value = value
    let scheme = service.lowercased().filter { $0.isLetter && $0.isASCII }
    if !scheme.isEmpty, !URISyntax.hasScheme(value.value) {
      value.value = scheme + ":" + value.value
    }
    result.messaging.append(value)
  }

  private mutating func addEvent(_ value: String, label: String) {
    guard !value.isEmpty else { return }
    if label.lowercased().contains("anniversary"), result.anniversary == nil {
      result.anniversary = CSVCell.date(value, language)
    } else {
      others.append(
        CardProperty("X-CSV", [CardParameter("X-COLUMN", ["Event " + label])], text: value))
    }
  }
}

extension [CSVField.Part: String] {
  /// The parts of an address among them.
  fileprivate var addressParts: [CSVField.AddressPart: String] {
    var parts: [CSVField.AddressPart: String] = [:]
    for (part, text) in self {
      if case .address(let part) = part { parts[part] = text.trimmingBlanks() }
    }
    return parts
  }
}
