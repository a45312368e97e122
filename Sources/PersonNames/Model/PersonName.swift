/// A person's name in its parts (LDML part 8, “Person Name Object”).
///
/// Each ``NameField`` may be there as it is, and in forms of its own: an informal one, a prefix and a core,
/// a vocative.
///
/// ```swift
/// var name = PersonName(given: "Johannes")
/// name[.given, .informal] = "Jan"
/// name[.surname, .prefix] = "van den"
/// name[.surname, .core] = "Berg"
/// name.surname   // "van den Berg"
/// ```
///
/// What shows nothing, such as blanks and marks of direction at the ends, isn't kept.
public struct PersonName: Sendable, Hashable {
  /// A field in one of its forms.
  struct Form: Sendable, Hashable {
    var field: NameField
    var modifiers: NameModifiers
  }

  /// What was supplied; none of it is empty.
  private(set) var forms: [Form: String] = [:]

  /// The language tag of the locale that the name is from, `vi` or `hu-HU`, if it is known. A tag that is
  /// not well-formed counts as none.
  public var locale: String?
  /// The order that the bearer of the name prefers, whatever the locale has.
  public var preferredOrder: NameOrder?
  /// How the given name is read, in kana or other letters.
  public var phoneticGiven = ""
  /// How the surname is read.
  public var phoneticSurname = ""

  /// A name of the usual parts.
  ///
  /// - Parameters:
  ///   - title: Titles and honorifics.
  ///   - given: The given name; the only one, if there is but one.
  ///   - given2: Further given names.
  ///   - surname: The family name.
  ///   - surname2: The second family name.
  ///   - generation: “Jr.”, “III”.
  ///   - credentials: Degrees and offices.
  ///   - locale: The language tag of the locale that the name is from.
  /// - Complexity: O(*n*) in the length of the parts.
  public init(
    title: String = "", given: String = "", given2: String = "", surname: String = "",
    surname2: String = "", generation: String = "", credentials: String = "",
    locale: String? = nil
  ) {
    self.locale = locale
    self[.title] = title
    self[.given] = given
    self[.given2] = given2
    self[.surname] = surname
    self[.surname2] = surname2
    self[.generation] = generation
    self[.credentials] = credentials
  }

  /// A field in the form that was supplied under just these modifiers; empty if none was.
  ///
  /// ``text(_:_:)`` gives what is nearest instead.
  ///
  /// - Complexity: O(1) to get, O(*n*) in the length of the text to set.
  public subscript(field: NameField, modifiers: NameModifiers = []) -> String {
    get { forms[Form(field: field, modifiers: modifiers)] ?? "" }
    set {
      let text = VisibleText.trimmed(newValue)
      forms[Form(field: field, modifiers: modifiers)] = text.isEmpty ? nil : text
    }
  }

  /// Whether no part is there.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { forms.isEmpty }
}
