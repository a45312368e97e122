/// A name as patterns ask for it: fields shortened, capitalized, and standing in for others (LDML part 8,
/// “Access PersonName object”).
struct NameSource: Sendable {
  private let name: PersonName
  private let setting: NameSetting
  /// Where the text of a field comes from.
  private var stand: StandIn = .none

  private enum StandIn: Sendable {
    case none
    /// The given name for the surname, and nothing for itself.
    case givenForSurname
    /// The surname for the given name.
    case surnameForGiven
  }

  init(_ name: PersonName, setting: NameSetting) {
    self.name = name
    self.setting = setting
  }

  /// The text that a pattern asks for, empty if the name has none.
  func text(of request: NamePattern.Request) -> String {
    var wanted = request.modifiers
    if setting.capitalizesSurname, [.surname, .surname2].contains(request.field) {
      wanted.subtract(.initialCap)
      wanted.insert(.allCaps)
    }
    guard let field = field(for: request.field), let found = name.nearest(field, wanted) else {
      return ""
    }
    return shaped(found.text, wanted.subtracting(found.modifiers))
  }

  private func field(for field: NameField) -> NameField? {
    switch (stand, field) {
    case (.givenForSurname, .surname): .given
    case (.givenForSurname, .given): nil
    case (.surnameForGiven, .given): .surname
    default: field
    }
  }

  private func shaped(_ text: String, _ modifiers: NameModifiers) -> String {
    var text = text
    if modifiers.contains(.monogram) { text = NameLetter.first(of: text) }
    if modifiers.contains(.initial) {
      text = NameInitials(setting.format, retains: modifiers.contains(.retain)).initials(of: text)
    }
    if modifiers.contains(.allCaps) { return NameCasing.uppercased(text, setting.casing) }
    return modifiers.contains(.initialCap) ? NameCasing.capitalized(text, setting.casing) : text
  }

  /// The pattern that the most fields of the name go into; of several the one with the fewest left empty;
  /// of several of those the first (LDML part 8, “Choose a namePattern”).
  func best(of patterns: [NamePattern]) -> NamePattern? {
    func populated(_ pattern: NamePattern) -> Int {
      pattern.requests.count { !text(of: $0).isEmpty }
    }
    func rank(_ pattern: NamePattern) -> (Int, Int) {
      (-populated(pattern), pattern.requests.count)
    }
    return patterns.count < 2 ? patterns.first : patterns.min { rank($0) < rank($1) }
  }

  /// The source with one part standing in for another that the pattern would miss: a name of one part is a
  /// given name, and it is shown in full where only surnames are (LDML part 8, “Handle missing surname”). A
  /// surname alone is shown where only given names are.
  func complete(for pattern: NamePattern) -> NameSource {
    var copy = self
    let givens = pattern.requests.filter { $0.field == .given }
    if name.nearest(.surname, []) == nil, givens.allSatisfy({ $0.modifiers.contains(.initial) }) {
      copy.stand = .givenForSurname
    } else if pattern.requests.allSatisfy({ text(of: $0).isEmpty }) {
      copy.stand = .surnameForGiven
    }
    return copy
  }

  /// The texts of a pattern's fields put together; if there are none, all that the name has.
  func filled(_ pattern: NamePattern) -> String {
    let texts = pattern.requests.map(text(of:))
    if texts.contains(where: { !$0.isEmpty }) { return pattern.filled(with: texts) }
    let all = NameField.allCases.map { name.text($0) }
    return all.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
