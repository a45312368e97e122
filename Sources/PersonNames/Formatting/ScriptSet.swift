import UnicodeText

/// Scripts, and codes for several of them (ISO 15924; LDML part 8, “Switch the formatting locale if
/// necessary”).
enum ScriptSet {
  /// Whether two codes stand for a script in common.
  static func match(_ one: Subtag, _ other: Subtag) -> Bool {
    let members = members(of: one)
    return Self.members(of: other).contains(where: members.contains)
  }

  private static func members(of script: Subtag) -> [Subtag] {
    switch script {
    case "jpan": ["hani", "hira", "kana"]
    case "hrkt": ["hira", "kana"]
    case "kore": ["hang", "hani"]
    case "jamo": ["hang"]
    case "hans", "hant": ["hani"]
    case "hanb": ["hani", "bopo"]
    case "aran": ["arab"]
    case "latf", "latg": ["latn"]
    default: [script]
    }
  }

  /// The script of the first letter of some texts that has one.
  ///
  /// - Complexity: O(*n*) in the length of what stands before it.
  static func first(in texts: String...) -> Subtag? {
    let scalars = texts.lazy.flatMap(\.unicodeScalars)
    return scalars.compactMap { ScriptTable.embedded.script(of: $0) }.first { _ in true }
  }
}
