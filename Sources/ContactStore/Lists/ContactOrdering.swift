package import Collation
package import ContactCards
internal import PersonNames
package import ThumbIndex

/// Makes the index keys of contacts for one order.
package struct ContactOrdering: Sendable {
  package let collation: IndexedCollation
  /// None where contacts are listed by what is shown of them.
  private let rules: SortNameRules?
  private let ordering: NameOrdering

  package init(_ order: ListOrder) throws(LanguageTagError) {
    try self.init(
      IndexedCollation(locale: order.locale), locale: order.locale, ordering: order.ordering)
  }

  /// The ordering of a collation that has been made already.
  package init(_ collation: IndexedCollation, locale: String, ordering: NameOrdering)
    throws(LanguageTagError)
  {
    self.collation = collation
    self.ordering = ordering
    rules =
      switch ordering {
      case .shown: nil
      case .family: try SortNameRules(locale: locale, order: .surnameFirst)
      case .given: try SortNameRules(locale: locale, order: .givenFirst)
      case .locale: try SortNameRules(locale: locale)
      }
  }

  /// Whatever the keys depend on.
  package var identity: String {
    "\(ordering.rawValue) \(Self.rulesVersion); \(collation.identity)"
  }

  /// Grows whenever the text that some contact is listed by changes.
  private static let rulesVersion = 1

  /// The text that a contact is listed by.
  package func text(of contact: Contact) -> String {
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

  /// The key that gives a contact its place.
  func key(of contact: Contact) -> [UInt8] { key(of: text(of: contact)) }

  /// The key that gives a name its place.
  ///
  /// Names whose keys have the same first two thousand bytes stand in the order in which they came: engines
  /// can't look for longer ones.
  func key(of name: String) -> [UInt8] {
    var key: [UInt8] = []
    collation.appendIndexKey(utf8: name.utf8Span.span, to: &key)
    return key.count > Self.longestKey ? Array(key[..<Self.longestKey]) : key
  }

  /// PostgreSQL takes 2704 bytes in a row of an index, the other columns among them.
  private static let longestKey = 2000
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
