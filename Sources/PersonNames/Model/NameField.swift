/// A part of a person's name (LDML part 8, “Fields”).
public enum NameField: UInt8, Sendable, Hashable, CaseIterable {
  /// Titles and honorifics: “Ms.”, “Dr.”, “先生”.
  case title = 1
  /// The name that a person was given, of one or more words: “Mary Sue”. A person with one name only has
  /// it here.
  case given
  /// Further given names, a patronymic, or whatever stands between the given name and the surname and
  /// may be left out.
  case given2
  /// The family name, of one or more words.
  case surname
  /// The second surname, where people have two: “Barrientos” of “Diego Rivera Barrientos”.
  case surname2
  /// Which of several of that name: “Jr.”, “III”.
  case generation
  /// Degrees, ranks and offices: “PhD”, “MP”.
  case credentials

  /// The name in CLDR's patterns.
  package var name: String { "\(self)" }

  /// The field of that name in CLDR's patterns.
  package init?(name: some StringProtocol) {
    guard let field = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = field
  }
}
