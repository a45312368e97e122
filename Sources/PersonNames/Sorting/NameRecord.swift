/// What an address book knows of a contact that it may be sorted by.
///
/// It is plain values, so that any model of contacts can fill it. Nothing, an empty text, and one that shows
/// nothing are the same.
public struct NameRecord: Sendable, Hashable {
  /// The family name, with its particles.
  public var family: String?
  /// The given name.
  public var given: String?
  /// Further given names.
  public var additional: String?
  /// How the family name is read (X-PHONETIC-LAST-NAME and its kin).
  public var phoneticFamily: String?
  /// How the given name is read.
  public var phoneticGiven: String?
  /// What to sort by instead of the name, the family name's first (SORT-AS, RFC 6350 section 5.9;
  /// SORT-STRING, RFC 2426 section 3.6.5).
  public var sortAs: [String]
  /// The name in one piece (FN).
  public var formatted: String?
  /// The organization.
  public var organization: String?
  /// A nickname.
  public var nickname: String?
  /// An e-mail address.
  public var email: String?
  /// A telephone number.
  public var telephone: String?
  /// Whether the contact is an organization, not a person.
  public var isOrganization: Bool

  /// A record of what is given.
  public init(
    family: String? = nil, given: String? = nil, additional: String? = nil,
    phoneticFamily: String? = nil, phoneticGiven: String? = nil, sortAs: [String] = [],
    formatted: String? = nil, organization: String? = nil, nickname: String? = nil,
    email: String? = nil, telephone: String? = nil, isOrganization: Bool = false
  ) {
    self.family = family
    self.given = given
    self.additional = additional
    self.phoneticFamily = phoneticFamily
    self.phoneticGiven = phoneticGiven
    self.sortAs = sortAs
    self.formatted = formatted
    self.organization = organization
    self.nickname = nickname
    self.email = email
    self.telephone = telephone
    self.isOrganization = isOrganization
  }

  /// A record of a person's name alone.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public init(_ name: PersonName) {
    let surnames = [name.surname, name.surname2].filter { !$0.isEmpty }
    self.init(
      family: surnames.joined(separator: " "), given: name.given, additional: name.given2,
      phoneticFamily: name.phoneticSurname, phoneticGiven: name.phoneticGiven)
  }
}
