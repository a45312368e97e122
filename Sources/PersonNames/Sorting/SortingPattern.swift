import UnicodeText

/// What CLDR's pattern for sorted lists tells of a locale.
struct SortingPattern: Sendable {
  private let requests: [NamePattern.Request]

  init(of locale: LanguageTag) {
    let table = PersonNameTable.embedded
    let cell = NamePatternCell.number(
      order: nil, length: .long, usage: .referring, formality: .formal)
    let patterns = table.patterns(of: table.format(of: locale), cell: cell)
    requests = patterns.first?.requests.filter { [.given, .surname].contains($0.field) } ?? []
  }

  /// Which part is first.
  var order: NameOrder { requests.first?.field == .given ? .givenFirst : .surnameFirst }

  /// Whether the core of surnames stands before their prefix.
  var particles: SortNameRules.Particles {
    let surname = requests.first { $0.field == .surname }
    return surname?.modifiers.contains(.core) == true ? .ignored : .counted
  }
}
