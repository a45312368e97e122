import UnicodeText

/// A word of a name, and what stands before it.
struct NameWord: Sendable, Hashable {
  /// What stands between it and the word before it.
  var gap: Substring
  /// The word itself.
  var text: Substring

  /// The words of a text, by the rules of UAX #29 that matter in names: letters and digits make words, with
  /// the apostrophes, points and middle dots between them; each ideograph and each hiragana is a word.
  ///
  /// No dictionary takes part: what is written without blanks in Thai, Lao, Khmer or Burmese is one word.
  ///
  /// - Complexity: O(*n*).
  static func words(of text: String) -> [NameWord] {
    var words: [NameWord] = []
    var end = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      text.formIndex(after: &index)
      guard isLetter(text[start]) else { continue }
      if !standsAlone(text[start]) { index = Self.end(of: text, from: index) }
      words.append(NameWord(gap: text[end..<start], text: text[start..<index]))
      end = index
    }
    return words
  }

  /// Where a word ends whose first letter ends at `index`.
  private static func end(of text: String, from index: String.Index) -> String.Index {
    var index = index
    while index < text.endIndex {
      let next = text.index(after: index)
      let isInner =
        joins(text[index]) && next < text.endIndex && isLetter(text[next])
        && !standsAlone(text[next])
      guard isInner || isLetter(text[index]) && !standsAlone(text[index]) else { break }
      index = next
    }
    return index
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.unicodeScalars.first.map {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
      ?? false
  }

  private static func standsAlone(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let script = scalar.value < 0x2E80 ? nil : ScriptTable.embedded.script(of: scalar)
    return script == "hani" || script == "hira"
  }

  /// Characters that don't end a word between letters (UAX #29: MidLetter, MidNumLet, Single_Quote).
  private static func joins(_ character: Character) -> Bool {
    switch character {
    case "'", "\u{2018}", "’", ".", "·", "\u{387}", "\u{55F}", "\u{5F3}", "\u{5F4}", "\u{2024}",
      "\u{2027}", "\u{FE13}", "\u{FE55}", "\u{FF07}", "\u{FF0E}", "\u{FF1A}", ":":
      true
    default: false
    }
  }
}
