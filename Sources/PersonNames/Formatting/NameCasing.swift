import UnicodeText

/// Capitals, with the rules of languages that have their own (Unicode, `SpecialCasing.txt`; for Greek and
/// Dutch CLDR's transforms `el-Upper` and `nl-Title`).
enum NameCasing {
  /// Whether a language has rules of its own.
  static func hasRules(_ language: Subtag) -> Bool {
    switch language {
    case "tr", "az", "lt", "el", "nl": true
    default: false
    }
  }

  /// The text in capitals.
  static func uppercased(_ text: String, _ language: Subtag) -> String {
    switch language {
    case "tr", "az": String(text.map { $0 == "i" ? "İ" : $0 }).uppercased()
    case "lt": withoutSoftDots(text).uppercased()
    case "el": GreekCapitals.uppercased(text)
    default: text.uppercased()
    }
  }

  /// The text with a capital first, and all else as it is.
  static func capitalized(_ text: String, _ language: Subtag) -> String {
    guard let first = text.first else { return "" }
    let isDigraph = language == "nl" && text.prefix(2).lowercased() == "ij"
    let start = text.prefix(isDigraph ? 2 : 1)
    if isDigraph || hasRules(language), language != "el" {
      return uppercased(String(start), language) + text.dropFirst(start.count)
    }
    return titlecased(first) + text.dropFirst()
  }

  private static func titlecased(_ character: Character) -> String {
    guard let first = character.unicodeScalars.first else { return "" }
    let rest = String(String.UnicodeScalarView(character.unicodeScalars.dropFirst()))
    return first.properties.titlecaseMapping + rest
  }

  /// Lithuanian letters keep their dot below an accent in lower case only.
  private static func withoutSoftDots(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isSoftDotted = false
    for scalar in text.unicodeScalars {
      if isSoftDotted, scalar == "\u{307}" { continue }
      scalars.append(scalar)
      isSoftDotted = scalar.properties.isSoftDotted
    }
    return String(scalars)
  }
}
