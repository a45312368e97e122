internal import Collation
internal import ContactCards
internal import PersonNames

/// By which of their texts contacts are listed.
struct ListingOrder {
  /// None where contacts are listed by what is shown of them.
  private let rules: SortNameRules?

  /// What `--order` says; else what is shown.
  init(_ arguments: Arguments, locale: String) throws(CommandFailure) {
    let order: NameOrder?
    switch arguments.value(of: .order) {
    case "family": order = .surnameFirst
    case "given": order = .givenFirst
    case "locale": order = nil
    default:
      rules = nil
      return
    }
    do throws(LanguageTagError) {
      rules = try SortNameRules(locale: locale, order: order)
    } catch {
      throw .usage("\(error)")
    }
  }

  /// The text that a contact is listed by.
  func text(of contact: Contact) -> String {
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
  init(_ contact: Contact) {
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

extension Option {
  static let order = Option(
    name: "--order", placeholder: "ORDER", values: ["family", "given", "locale", "display"],
    help: "what leads in names (display: as shown)")
}
