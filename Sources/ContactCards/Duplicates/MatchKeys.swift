/// What of a contact is compared to find out whether two are the same person.
struct MatchKeys {
  /// The words of the name, in an order of their own; empty if there is no name.
  let name: [String]
  /// The telephone numbers and e-mail addresses, as far as they tell.
  let addresses: Set<String>
  /// The identifier, or empty.
  let uid: String

  init(_ contact: Contact) {
    name = Self.nameWords(of: contact)
    let dials = contact.phones.map { Self.dialKey($0.value) }.filter { !$0.isEmpty }
    let mails = contact.emails.map { $0.value.trimmingBlanks().lowercased() }.filter { !$0.isEmpty }
    addresses = Set(dials + mails)
    uid = (contact.uid ?? "").trimmingBlanks()
  }

  /// The words of the name without titles: “Dr. Ada Fairweather” and “Fairweather, Ada” have the same.
  private static func nameWords(of contact: Contact) -> [String] {
    let hasName =
      !contact.formattedName.isBlank || !contact.family.isBlank || !contact.given.isBlank
      || contact.organization.contains { !$0.isBlank }
    guard hasName else { return [] }
    let titles = Set((contact.prefixes + contact.suffixes).flatMap(words))
    let all = words(contact.displayName)
    let own = all.filter { !titles.contains($0) }
    return (own.isEmpty ? all : own).sorted()
  }

  /// The words in lower case, without punctuation and what cannot be seen.
  private static func words(_ text: String) -> [String] {
    text.lowercased().unicodeScalars
      .split { scalar in
        !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
          && scalar.properties.generalCategory != .nonspacingMark
          && scalar.properties.generalCategory != .otherSymbol
      }
      .map { String(String.UnicodeScalarView($0)) }
  }

  /// The last digits of a number, which do not depend on how its country is written.
  static func dialKey(_ number: String) -> String {
    let digits = number.unicodeScalars.compactMap(\.properties.numericValue).map { Int($0) }
    return digits.suffix(8).map { "\($0)" }.joined()
  }

  /// Whether a contact with the same identifier is the same person: nothing speaks against it.
  func mayBe(_ other: MatchKeys) -> Bool {
    name.isEmpty || other.name.isEmpty || !Set(name).isDisjoint(with: other.name)
      || !addresses.isDisjoint(with: other.addresses)
  }
}
