/// What the texts of a command line can be values of.
enum FieldValue {
  /// The value of an edit without blanks around it, if it can be one of that field.
  static func checked(_ edit: ContactEdit) throws(ContactEditError) -> String? {
    guard let value = edit.value?.trimmingBlanks() else {
      guard edit.action == .remove else { throw .missingValue(edit.field) }
      return nil
    }
    // What is in the card already can be removed, whatever it is.
    guard edit.action != .remove else { return value }
    let expected = expected(edit.field)
    guard !value.isEmpty, !value.utf8.contains(where: isControl), isValid(value, edit.field) else {
      throw .invalidValue(value, edit.field, expected)
    }
    return value
  }

  static func isControl(_ byte: UInt8) -> Bool {
    byte < ASCII.space && byte != ASCII.lineFeed && byte != ASCII.tab || byte == 0x7F
  }

  static func isValid(_ value: String, _ field: ContactField) -> Bool {
    let isWord = !value.utf8.contains { ASCII.isWhitespace($0) }
    switch field {
    case .tel: return value.utf8.contains { (0x30...0x39).contains($0) }
    case .email:
      let parts = value.split(separator: "@", omittingEmptySubsequences: false)
      return isWord && parts.count > 1 && parts.allSatisfy { !$0.isEmpty }
    case .url, .impp: return isWord && URISyntax.hasScheme(value)
    case .uid, .member: return isWord
    case .bday, .anniversary: return ContactDate(loosely: value) != nil
    case .kind:
      if case .other = Contact.Kind(named: value) { return false }
      return true
    case .adr: return !address(of: value).isEmpty
    case .organization, .sortAs: return components(of: value).contains { !$0.isBlank }
    default: return true
    }
  }

  static func expected(_ field: ContactField) -> String {
    switch field {
    case .tel: "a number"
    case .email: "an address such as ada@example.org"
    case .url: "a link such as https://example.org"
    case .impp: "a link such as xmpp:ada@example.org"
    case .uid, .member: "one word"
    case .bday, .anniversary: "a date such as 1987-02-03, 1987-02 or --02-03"
    case .kind: "individual, org, group or location"
    case .adr: "a street, or “box;more;street;city;region;postcode;country”"
    default: "some text without control characters"
    }
  }

  /// The components between semicolons.
  static func components(of value: String) -> [String] {
    CardValue.split(value[...], at: ASCII.semicolon).map {
      CardValue.unescaped($0).trimmingBlanks()
    }
  }

  /// The address in a value.
  static func address(of value: String) -> ContactAddress {
    var address = ContactAddress()
    let parts = components(of: value)
    if parts.count == 1 {
      address.street = parts[0]
    } else {
      for (field, part) in zip(ContactAddress.components, parts) { address[keyPath: field] = part }
    }
    return address
  }
}
