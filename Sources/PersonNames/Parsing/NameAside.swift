/// A name without what stands in it in quotation marks or brackets, and that by itself.
struct NameAside: Sendable {
  /// The name without it.
  private(set) var text: String
  /// Its words.
  private(set) var words: [Substring] = []

  /// A name that has nothing aside.
  init(plain text: String) { self.text = text }

  /// Takes the first aside out, if it is a nickname in quotation marks, one in brackets within the name, or
  /// the reading of ideographs in brackets.
  init(_ text: String) {
    self.text = text
    guard let start = text.firstIndex(where: { Self.closing[$0] != nil }),
      let closing = Self.closing[text[start]],
      let end = text[text.index(after: start)...].firstIndex(of: closing)
    else { return }
    let inner = text[text.index(after: start)..<end].split(whereSeparator: \.isWhitespace)
    let before = VisibleText.trimmed(String(text[..<start]))
    let after = VisibleText.trimmed(String(text[text.index(after: end)...]))
    isReading = Self.isReading(inner, of: before)
    // Brackets behind a name may hold anything: “(work)”, “(née Jones)”.
    guard isReading || !after.isEmpty || !"()（）".contains(closing) else { return }
    words = inner
    self.text = [before, after].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether the aside tells how ideographs are read.
  private(set) var isReading = false

  private static func isReading(_ words: [Substring], of name: String) -> Bool {
    !words.isEmpty && words.allSatisfy { EastAsianText.isKana($0) }
      && EastAsianText.isHan(name.filter { !$0.isWhitespace })
  }

  private static let closing: [Character: Character] = [
    "\"": "\"", "“": "”", "„": "“", "«": "»", "(": ")", "（": "）", "「": "」",
  ]
}
