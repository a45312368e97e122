extension TerminalWidth {
  /// The text, or where it takes more than `width` columns its beginning and an ellipsis.
  static func cut(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var result = ""
    var room = width - 1
    for character in text {
      room -= of(String(character))
      if room < 0 { break }
      result.append(character)
    }
    return result + "…"
  }
}
