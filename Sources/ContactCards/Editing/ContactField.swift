/// A field of a contact by the name that a command line has for it.
public enum ContactField: String, Sendable, Hashable, CaseIterable {
  case name, family, given, additional, prefix, suffix, nickname
  case phoneticFamily = "phonetic-family"
  case phoneticGiven = "phonetic-given"
  case sortAs = "sort-as"
  case organization = "org"
  case title, role, tel, email, adr, url, impp, bday, anniversary, category, note, kind, member
  case location, uid

  /// Finds a field, or none, by its name in any letter case: that of the case, or the property's of vCard, or one
  /// that people use for it.
  ///
  /// - Parameter name: The name, such as `tel`, `phone` or `CATEGORIES`.
  /// - Complexity: O(*n*) in the length of the name.
  public init?(named name: String) {
    let name = name.lowercased()
    guard let field = ContactField(rawValue: name) ?? Self.otherNames[name] else { return nil }
    self = field
  }

  private static let otherNames: [String: ContactField] = [
    "fn": .name, "formatted-name": .name, "surname": .family, "family-name": .family,
    "given-name": .given, "first-name": .given, "last-name": .family, "middle": .additional,
    "nick": .nickname, "organization": .organization, "organisation": .organization,
    "company": .organization, "phone": .tel, "telephone": .tel, "mail": .email, "e-mail": .email,
    "address": .adr, "web": .url, "birthday": .bday, "categories": .category, "tag": .category,
    "notes": .note, "messaging": .impp, "members": .member, "sort-string": .sortAs,
  ]

  /// Whether a contact can have several values of the field.
  public var isList: Bool {
    switch self {
    case .additional, .prefix, .suffix, .nickname, .tel, .email, .adr, .url, .impp, .category,
      .member:
      true
    default: false
    }
  }
}
