import ContactCards
import Foundation

/// The facts of one contact.
struct RecordFacts {
  private let contact: Contact

  init(_ contact: Contact) { self.contact = contact }

  /// The digits of a number, and a plus in front of them.
  static func dial(_ number: String) -> String {
    let number = number.split(separator: " ext.").first.map(String.init) ?? number
    return number.filter { "+0123456789".contains($0) }
  }

  /// What differs from the facts, in words.
  func faults(_ facts: [String: Any]) -> [String] {
    facts.compactMap { key, value in holds(key, value) ? nil : "\(key): \(found(key))" }
  }

  private func holds(_ key: String, _ value: Any) -> Bool {
    switch key {
    case "phones": phones(value as? [[String: Any]] ?? [])
    case "addresses": addresses(value as? [[String: Any]] ?? [])
    case "addresses_by_type": addressesByType(value as? [String: [String: String]] ?? [:])
    case "emails": contact.emails.map(\.value) == value as? [String]
    case "urls": contact.urls.map(\.value) == value as? [String]
    case "bday": birthday(value as? [String: Any])
    case "photo": photo(value as? [String: Any] ?? [:])
    case "photo_uri": contact.photo?.content == .uri(value as? String ?? "")
    case "display_one_of": (value as? [String] ?? []).contains(contact.displayName)
    case "display_visible": visible(contact.displayName) == value as? String
    case "display_dial": Self.dial(contact.displayName) == value as? String
    default: texts(key) == value as? [String] || texts(key) == [value as? String]
    }
  }

  private func texts(_ key: String) -> [String] {
    switch key {
    case "display": [contact.displayName]
    case "fn": [contact.formattedName]
    case "family": [contact.family]
    case "given": [contact.given]
    case "title": [contact.title]
    case "note": [contact.note]
    case "uid": [contact.uid ?? ""]
    case "kind": [contact.kind == .organization ? "org" : "individual"]
    case "phonetic_family": [contact.phoneticFamily]
    case "phonetic_given": [contact.phoneticGiven]
    case "additional": contact.additional
    case "prefixes": contact.prefixes
    case "suffixes": contact.suffixes
    case "nicknames": contact.nicknames
    case "org": contact.organization
    case "categories": contact.categories
    case "sort_as": contact.sortAs
    default: ["no such fact"]
    }
  }

  private func found(_ key: String) -> String {
    switch key {
    case "phones": "\(contact.phones)"
    case "addresses", "addresses_by_type": "\(contact.addresses)"
    case "emails": "\(contact.emails)"
    case "urls": "\(contact.urls)"
    case "bday": "\(String(describing: contact.birthday))"
    case "photo", "photo_uri": "\(String(describing: contact.photo?.uriForTests.prefix(80)))"
    default: "\(texts(key))"
    }
  }

  private func phones(_ expected: [[String: Any]]) -> Bool {
    expected.count == contact.phones.count
      && zip(expected, contact.phones).allSatisfy { facts, phone in
        let dial = Self.dial(phone.value)
        return (facts["dial"] as? String).map { $0 == dial } ?? true
          && (facts["dial_prefix"] as? String).map { dial.hasPrefix($0) } ?? true
          && (facts["value"] as? String).map { $0 == phone.value } ?? true
          && (facts["types"] as? [String] ?? []).allSatisfy { phone.types.contains($0) }
          && (facts["label"].map { $0 as? String == phone.label } ?? true)
      }
  }

  private func addresses(_ expected: [[String: Any]]) -> Bool {
    expected.count == contact.addresses.count
      && zip(expected, contact.addresses).allSatisfy { matches($1, $0) }
  }

  private func addressesByType(_ expected: [String: [String: String]]) -> Bool {
    expected.allSatisfy { type, facts in
      contact.addresses.contains { $0.types.contains(type) && matches($0, facts) }
    }
  }

  private func matches(_ address: ContactAddress, _ facts: [String: Any]) -> Bool {
    let texts = [
      "street": address.street, "city": address.city, "region": address.region,
      "postcode": address.postcode, "country": address.country, "label": address.formatted,
    ]
    return facts.allSatisfy { key, value in
      key == "types"
        ? (value as? [String] ?? []).allSatisfy { address.types.contains($0) }
        : texts[key] == value as? String
    }
  }

  private func birthday(_ expected: [String: Any]?) -> Bool {
    guard let expected else { return contact.birthday == nil }
    return contact.birthday?.year == expected["year"] as? Int
      && contact.birthday?.month == expected["month"] as? Int
      && contact.birthday?.day == expected["day"] as? Int
  }

  private func photo(_ expected: [String: Any]) -> Bool {
    guard case .data(let bytes) = contact.photo?.content else { return false }
    return bytes.count == expected["bytes"] as? Int
      && SHA256.hexadecimal(of: bytes) == expected["sha256"] as? String
  }

  private func visible(_ text: String) -> String {
    let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
  }

  /// All that a person sees of the contact.
  var texts: [String] {
    let names = [
      contact.displayName, contact.formattedName, contact.family, contact.given,
      contact.phoneticFamily, contact.phoneticGiven, contact.title, contact.role, contact.note,
      contact.location, contact.uid ?? "",
    ]
    let lists =
      contact.additional + contact.prefixes + contact.suffixes + contact.nicknames
      + contact.sortAs + contact.organization + contact.categories
    let values = (contact.phones + contact.emails + contact.urls + contact.messaging).flatMap {
      [$0.value, $0.label ?? ""] + $0.types
    }
    let addresses = contact.addresses.flatMap {
      $0.lines + [$0.formatted, $0.label ?? ""] + $0.types
    }
    return names + lists + values + addresses
  }
}

extension ContactPhoto {
  fileprivate var uriForTests: String { "\(content)" }
}
