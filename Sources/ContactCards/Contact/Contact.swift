/// One person, organisation or group of an address book.
///
/// The properties follow vCard (RFC 6350 section 6), whichever format the contact came from. An
/// empty string or list means that the source does not say.
public struct Contact: Sendable, Hashable {
  /// The identifier that the source gave (RFC 6350 section 6.7.6), or `nil` if it gave none.
  public var uid: String?

  /// What the contact is (RFC 6350 section 6.1.4).
  public var kind: Kind = .individual

  /// The name as its owner wrote it out (FN, RFC 6350 section 6.2.1).
  public var formattedName = ""

  /// The family name (first component of N, RFC 6350 section 6.2.2). Several are joined by a blank.
  public var family = ""

  /// The given name (second component of N). Several are joined by a blank.
  public var given = ""

  /// The further given names (third component of N), one an element.
  public var additional: [String] = []

  /// The honorific prefixes such as “Dr.” (fourth component of N), one an element.
  public var prefixes: [String] = []

  /// The honorific suffixes such as “PhD” (fifth component of N), one an element.
  public var suffixes: [String] = []

  /// The nicknames (RFC 6350 section 6.2.3), in the source's order.
  public var nicknames: [String] = []

  /// How the family name is pronounced, in whatever script the source used, commonly kana.
  public var phoneticFamily: String {
    get { rare.phoneticFamily }
    set { rare.phoneticFamily = newValue }
  }

  /// How the given name is pronounced.
  public var phoneticGiven: String {
    get { rare.phoneticGiven }
    set { rare.phoneticGiven = newValue }
  }

  /// The texts to sort by instead of the name, the first the most significant (SORT-AS, RFC 6350
  /// section 5.9; SORT-STRING, RFC 2426 section 3.6.5).
  public var sortAs: [String] {
    get { rare.sortAs }
    _modify { yield &rare.sortAs }
  }

  /// The organisation, then its units from the largest to the smallest (RFC 6350 section 6.6.4).
  public var organization: [String] = []

  /// The position or job (RFC 6350 section 6.6.1).
  public var title = ""

  /// The role or profession (RFC 6350 section 6.6.2).
  public var role: String {
    get { rare.role }
    set { rare.role = newValue }
  }

  /// The telephone numbers (RFC 6350 section 6.4.1), in the source's order.
  public var phones: [ContactValue] = []

  /// The e-mail addresses (RFC 6350 section 6.4.2), in the source's order.
  public var emails: [ContactValue] = []

  /// The web addresses (RFC 6350 section 6.7.8), in the source's order.
  public var urls: [ContactValue] = []

  /// The postal addresses (RFC 6350 section 6.3.1), in the source's order.
  public var addresses: [ContactAddress] = []

  /// The addresses for messages and calls on the Internet (IMPP, RFC 6350 section 6.4.3, and the
  /// properties such as X-SKYPE that came before it).
  public var messaging: [ContactValue] {
    get { rare.messaging }
    _modify { yield &rare.messaging }
  }

  /// The date of birth (RFC 6350 section 6.2.5), or `nil`.
  public var birthday: ContactDate? {
    get { rare.birthday }
    set { rare.birthday = newValue }
  }

  /// The date of a marriage or the like (RFC 6350 section 6.2.6), or `nil`.
  public var anniversary: ContactDate? {
    get { rare.anniversary }
    set { rare.anniversary = newValue }
  }

  /// The categories or tags (RFC 6350 section 6.7.1), in the source's order.
  public var categories: [String] {
    get { rare.categories }
    _modify { yield &rare.categories }
  }

  /// The picture (RFC 6350 section 6.2.4), or `nil`.
  ///
  /// Readings of whole files leave out pictures that stand in the file itself: a list does not
  /// show them. ``Card/contact`` has them.
  public var photo: ContactPhoto? {
    get { rare.photo }
    set { rare.photo = newValue }
  }

  /// What refers to the members of a group (RFC 6350 section 6.6.5), commonly `urn:uuid:` and the
  /// identifier of a contact.
  public var members: [String] {
    get { rare.members }
    _modify { yield &rare.members }
  }

  /// When the contact was changed last, as written (REV, RFC 6350 section 6.7.4), or empty.
  public var revision: String {
    get { rare.revision }
    set { rare.revision = newValue }
  }

  /// Where the contact is, in free words. Property lists have this; vCard has ``addresses``.
  public var location: String {
    get { rare.location }
    set { rare.location = newValue }
  }

  /// The note or description (RFC 6350 section 6.7.2). Lines end with a line feed.
  public var note = ""

  /// What few contacts have.
  private(set) var rare = RareFields()

  /// Makes a contact of which nothing is known but the name.
  ///
  /// - Parameter formattedName: The name as it is shown.
  public init(formattedName: String = "") {
    self.formattedName = formattedName
  }
}
