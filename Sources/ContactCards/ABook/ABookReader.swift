/// Reads the address book of abook: sections in brackets with a field a line.
struct ABookReader: BlockReader {
  /// The section that is read.
  private var making: (contact: ABookContact, line: Int)?

  mutating func read(
    _ bytes: Span<UInt8>, at number: Int, isLast: Bool, into reading: inout ContactReading
  ) -> (taken: Int, number: Int) {
    var lines = LineScanner(bytes, firstNumber: number)
    var end = (taken: 0, number: number)
    while let line = lines.next(), isLast || !lines.isAtEnd {
      end = (lines.position, lines.nextNumber)
      let content = bytes.trimmed(line)
      guard let first = content.first, bytes[first] != UInt8(ascii: "#") else { continue }
      let text = DecodedText(repairing: bytes.extracting(content)).text
      if text.hasPrefix("["), text.hasSuffix("]") {
        finish(into: &reading)
        making = text == "[format]" ? nil : (ABookContact(), lines.number)
      } else if let equals = text.firstIndex(of: "=") {
        let value = String(text[text.index(after: equals)...]).trimmingBlanks()
        add(value, String(text[..<equals]).trimmingBlanks(), lines.number, into: &reading)
      } else {
        reading.warn("this line has no “=” and was left out", line: lines.number)
      }
    }
    if isLast { finish(into: &reading) }
    return end
  }

  mutating func skip() { making = nil }

  private mutating func add(
    _ value: String, _ name: String, _ line: Int, into reading: inout ContactReading
  ) {
    guard let contact = making?.contact else { return }
    if contact.fieldCount == CardLimits.standard.properties {
      reading.fail("this contact has too many fields; the others were left out", line: line)
    }
    if contact.fieldCount <= CardLimits.standard.properties {
      making?.contact.add(value, name)
    }
  }

  /// Whether the text begins as abook's file does.
  static func isBeginning(_ bytes: Span<UInt8>) -> Bool {
    var lines = LineScanner(bytes.extracting(..<min(bytes.count, 1 << 14)))
    var hasFormat = false
    while let line = lines.next() {
      let content = bytes.trimmed(line)
      guard let first = content.first, bytes[first] != UInt8(ascii: "#") else { continue }
      if hasFormat {
        return bytes.hasWord("program=", at: first) || bytes.hasWord("version=", at: first)
      }
      guard bytes.isWord("[format]", in: content) else { return false }
      hasFormat = true
    }
    return false
  }

  private mutating func finish(into reading: inout ContactReading) {
    guard let making = making.take(), making.contact.hasFields else { return }
    var record = ContactReading.Record(making.contact.finished(), line: making.line)
    record.others = making.contact.others
    reading.records.append(record)
  }
}

/// A contact in the making, from the fields of a section.
struct ABookContact: Sendable {
  private var contact = Contact()
  private var address = ContactAddress()
  private var street: [String] = []
  private(set) var others: [CardProperty] = []
  private(set) var fieldCount = 0

  var hasFields: Bool { fieldCount > 0 }

  /// Adds a field.
  mutating func add(_ value: String, _ name: String) {
    fieldCount += 1
    guard !value.isEmpty else { return }
    switch name.lowercased() {
    case "name": contact.formattedName = value
    case "nick": contact.nicknames = Self.list(value)
    case "email": contact.emails = Self.list(value).map { ContactValue($0) }
    case "address", "address2": street.append(value)
    case "city": address.city = value
    case "state": address.region = value
    case "zip": address.postcode = value
    case "country": address.country = value
    case "phone": contact.phones.append(ContactValue(value, types: ["home"]))
    case "workphone": contact.phones.append(ContactValue(value, types: ["work"]))
    case "mobile": contact.phones.append(ContactValue(value, types: ["cell"]))
    case "fax": contact.phones.append(ContactValue(value, types: ["fax"]))
    case "url": contact.urls.append(ContactValue(value))
    case "notes": contact.note = value
    case "groups": contact.categories = Self.list(value)
    case "anniversary":
      contact.anniversary = ContactDate(written: value) ?? ContactDate(text: value)
    case "birthday", "bday":
      contact.birthday = ContactDate(written: value) ?? ContactDate(text: value)
    default:
      others.append(CardProperty("X-ABOOK", [CardParameter("X-FIELD", [name])], text: value))
    }
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { String($0).trimmingBlanks() }.filter { !$0.isEmpty }
  }

  /// The contact of all fields.
  func finished() -> Contact {
    var contact = contact
    var address = address
    address.street = street.joined(separator: "\n")
    if !address.lines.isEmpty { contact.addresses = [address] }
    return contact
  }
}
