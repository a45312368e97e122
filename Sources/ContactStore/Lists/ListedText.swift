package import Collation
package import ContactCards
internal import PersonNames

/// Which of its texts a contact is listed by.
package struct ListedText: Sendable {
  /// None where contacts are listed by what is shown of them.
  private let rules: SortNameRules?

  package init(_ ordering: NameOrdering, locale: String) throws(LanguageTagError) {
    rules =
      switch ordering {
      case .shown: nil
      case .family: try SortNameRules(locale: locale, order: .surnameFirst)
      case .given: try SortNameRules(locale: locale, order: .givenFirst)
      case .locale: try SortNameRules(locale: locale)
      }
  }

  /// Grows whenever the text that some contact is listed by changes.
  static let version = 1

  /// The text that a contact is listed by. A mark stands before a Chinese family name that is known to be one.
  package func of(_ contact: Contact) -> String {
    guard let rules else { return contact.displayName }
    let record = NameRecord(contact)
    let name = rules.sortName(of: record)
    if name.isEmpty { return contact.displayName }
    let isRead =
      record.phoneticFamily == nil && record.phoneticGiven == nil && record.sortAs.isEmpty
    guard rules.order == .surnameFirst, isRead, !record.isOrganization, !contact.family.isEmpty
    else { return name }
    return SurnameReadings.familyNameMark + name
  }
}

extension NameRecord {
  /// What a contact may be sorted by.
  fileprivate init(_ contact: Contact) {
    func filled(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }
    self.init(
      family: filled(contact.family), given: filled(contact.given),
      additional: filled(contact.additional.joined(separator: " ")),
      phoneticFamily: filled(contact.phoneticFamily), phoneticGiven: filled(contact.phoneticGiven),
      sortAs: contact.sortAs, formatted: filled(contact.formattedName),
      organization: contact.organization.first, nickname: contact.nicknames.first,
      email: contact.emails.first?.value, telephone: contact.phones.first?.value,
      isOrganization: contact.kind == .organization)
  }
}
