import UnicodeText

/// Text in the scripts of East Asia.
enum EastAsianText {
  /// Whether there are ideographs alone.
  static func isHan(_ text: some StringProtocol) -> Bool { isWritten(text, in: ["hani"]) }

  /// Whether there are syllables of Hangul alone.
  static func isHangul(_ text: some StringProtocol) -> Bool { isWritten(text, in: ["hang"]) }

  /// Whether there is kana alone.
  static func isKana(_ text: some StringProtocol) -> Bool { isWritten(text, in: ["hira", "kana"]) }

  /// Whether there are letters of these scripts alone.
  static func isEastAsian(_ text: some StringProtocol) -> Bool {
    isWritten(text, in: ["hani", "hang", "hira", "kana"])
  }

  private static func isWritten(_ text: some StringProtocol, in scripts: [Subtag]) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        // The mark of long vowels belongs to both kana, and so to no script.
        if scalar == "ー" { return scripts.contains("kana") }
        return ScriptTable.embedded.script(of: scalar).map(scripts.contains) ?? false
      }
  }
}
