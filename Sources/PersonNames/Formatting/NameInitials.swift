/// The initials of the words of a field (LDML part 8, “Derive initials”).
struct NameInitials: Sendable {
  /// What stands before an initial, behind it, and between two.
  private let before, after, between: Substring
  private let retains: Bool

  /// Initials with or without the hyphens and the like between them.
  init(_ format: NameFormat, retains: Bool) {
    let pieces = Self.pieces(of: format.initial)
    before = pieces.first ?? ""
    after = pieces.dropFirst().first ?? ""
    between = Self.pieces(of: format.initialSequence).dropFirst().first ?? " "
    self.retains = retains
  }

  /// The initials, one a word.
  ///
  /// - Complexity: O(*n*).
  func initials(of text: String) -> String {
    var result = ""
    for word in NameWord.words(of: text) {
      let keepsGap = retains && !word.gap.allSatisfy(\.isWhitespace)
      if !result.isEmpty { result += keepsGap ? word.gap : between }
      result += before + NameLetter.first(of: word.text) + after
    }
    return result
  }

  /// What stands around the places of a pattern, `{0}` and `{1}`.
  private static func pieces(of pattern: String) -> [Substring] {
    pattern.split(separator: "{", omittingEmptySubsequences: false).map { part in
      part.firstIndex(of: "}").map { part[part.index(after: $0)...] } ?? part
    }
  }
}
