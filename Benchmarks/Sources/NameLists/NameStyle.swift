/// How the names of a language are put together from what its pools hold.
struct NameStyle: Sendable {
  /// Family names, given names and what may stand between them.
  let family: [String]
  let given: [String]
  let middle: [String]
  /// Patterns, of which each is as likely as the next: `F` a family name, `G` a given name, `M` one of the
  /// middle, everything else as it is.
  let patterns: [String]

  /// Takes pools whose names are divided by blanks.
  init(family: String, given: String, middle: String = "", patterns: [String]) {
    self.family = Self.names(family)
    self.given = Self.names(given)
    self.middle = Self.names(middle)
    self.patterns = patterns
  }

  private static func names(_ pool: String) -> [String] {
    pool.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// A name at random.
  func next(using generator: inout some RandomNumberGenerator) -> String {
    var name = ""
    for character in patterns.randomElement(using: &generator) ?? "" {
      switch character {
      case "F": name += family.randomElement(using: &generator) ?? ""
      case "G": name += given.randomElement(using: &generator) ?? ""
      case "M": name += middle.randomElement(using: &generator) ?? ""
      default: name.append(character)
      }
    }
    return name
  }
}
