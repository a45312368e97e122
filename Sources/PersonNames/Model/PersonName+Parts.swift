extension PersonName {
  /// Titles and honorifics.
  ///
  /// - Complexity: O(1), as for all parts.
  public var title: String {
    get { self[.title] }
    set { self[.title] = newValue }
  }

  /// The given name.
  public var given: String {
    get { self[.given] }
    set { self[.given] = newValue }
  }

  /// The given name among friends, empty if none is known.
  public var informalGiven: String {
    get { self[.given, .informal] }
    set { self[.given, .informal] = newValue }
  }

  /// Further given names.
  public var given2: String {
    get { self[.given2] }
    set { self[.given2] = newValue }
  }

  /// The whole surname, put together from its prefix and core if only those are there.
  public var surname: String {
    get { text(.surname) }
    set { self[.surname] = newValue }
  }

  /// What stands before the core of the surname: “van den”.
  public var surnamePrefix: String {
    get { self[.surname, .prefix] }
    set { self[.surname, .prefix] = newValue }
  }

  /// The surname without its prefix: “Berg”.
  public var surnameCore: String {
    get { text(.surname, .core) }
    set { self[.surname, .core] = newValue }
  }

  /// The second surname.
  public var surname2: String {
    get { self[.surname2] }
    set { self[.surname2] = newValue }
  }

  /// “Jr.”, “III”.
  public var generation: String {
    get { self[.generation] }
    set { self[.generation] = newValue }
  }

  /// Degrees, ranks and offices.
  public var credentials: String {
    get { self[.credentials] }
    set { self[.credentials] = newValue }
  }

  /// The name as it is read, with what is not known to be read otherwise as it is written; `nil` if nothing
  /// is known. It has the same locale and order, and no titles.
  ///
  /// - Complexity: O(*n*) in the length of the name.
  public var phonetic: PersonName? {
    let (ownGiven, ownSurname) = (
      VisibleText.trimmed(phoneticGiven), VisibleText.trimmed(phoneticSurname)
    )
    if ownGiven.isEmpty, ownSurname.isEmpty { return nil }
    var name = PersonName(
      given: ownGiven.isEmpty ? given : ownGiven,
      surname: ownSurname.isEmpty ? surname : ownSurname, locale: locale)
    name.preferredOrder = preferredOrder
    return name
  }
}
