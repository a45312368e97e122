/// Names in ideographs, Hangul and kana, which are written without blanks, or with one behind the surname.
enum EastAsianName {
  /// The parts of a name; `nil` if it has other letters.
  static func parsed(_ text: String, isJapanese: Bool) -> PersonName? {
    if let foreign = transcribed(text) { return foreign }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.allSatisfy({ EastAsianText.isEastAsian($0) }), let first = words.first else {
      return nil
    }
    if words.count > 1 {
      return PersonName(
        given: words.dropFirst().joined(separator: " "), surname: String(first))
    }
    let length = isJapanese ? nil : surnameLength(of: first)
    guard let length else { return PersonName(given: text) }
    return PersonName(
      given: String(first.dropFirst(length)), surname: String(first.prefix(length)))
  }

  /// A foreign name with dots between its parts, as its own language has them: “阿尔伯特·爱因斯坦”.
  private static func transcribed(_ text: String) -> PersonName? {
    let parts = text.split { "·・･‧".contains($0) }
    guard parts.count > 1, parts.allSatisfy({ EastAsianText.isEastAsian($0) }),
      let first = parts.first, let last = parts.last
    else { return nil }
    let inner = parts.dropFirst().dropLast().joined(separator: " ")
    return PersonName(given: String(first), given2: inner, surname: String(last))
  }

  /// How many characters the surname has, `nil` if that can't be told.
  private static func surnameLength(of name: Substring) -> Int? {
    guard (2...4).contains(name.count), Set(name).count > 1 else { return nil }
    if EastAsianText.isHangul(name) {
      return EastAsianSurnames.koreanLength(of: name)
    }
    return EastAsianText.isHan(name) ? EastAsianSurnames.chineseLength(of: name) : nil
  }
}
