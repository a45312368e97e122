/// The initials of the words of a field (LDML part 8, “Derive initials”).
struct NameInitials: Sendable {
  private let initial: String
  private let sequence: String
  private let retains: Bool

  /// Initials with or without the hyphens and the like between them.
  init(_ format: NameFormat, retains: Bool) {
    initial = format.initial
    sequence = format.initialSequence
    self.retains = retains
  }

  func initials(of text: String) -> String {
    var result = ""
    for word in NameWord.words(of: text) {
      let next = Self.replacing(initial, [NameLetter.first(of: word.text)])
      if result.isEmpty {
        result = next
      } else if retains, !word.gap.isEmpty, !word.gap.allSatisfy(\.isWhitespace) {
        result += word.gap + next
      } else {
        result = Self.replacing(sequence, [result, next])
      }
    }
    return result
  }

  /// A pattern with texts for `{0}` and `{1}`.
  private static func replacing(_ pattern: String, _ texts: [String]) -> String {
    var result = ""
    for (index, part) in pattern.split(separator: "{", omittingEmptySubsequences: false)
      .enumerated()
    {
      let pieces = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      guard index > 0, pieces.count == 2, let number = Int(pieces[0]) else {
        result += part
        continue
      }
      result += texts.indices.contains(number) ? texts[number] : ""
      result += pieces[1]
    }
    return result
  }
}
