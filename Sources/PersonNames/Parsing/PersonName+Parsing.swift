import UnicodeText

extension PersonName {
  /// Takes a name apart that is written in one piece, as far as that can be told without knowing the person.
  ///
  /// - “Family, Given Second, Jr.”: the comma tells.
  /// - Ideographs and Hangul in a row, two to four: a double surname that no single one begins, or one of
  ///   the usual single ones, then the given name. With a blank between, the surname is first. Japanese
  ///   names without a blank stay whole, and so does what begins with no usual surname.
  /// - Else words: titles before the name (“Dr.”), generations and degrees behind it (“Jr.”, “PhD”),
  ///   nicknames in quotation marks or brackets, particles with the surname behind them (“van der Berg”).
  ///   The last word is the surname, the first the given name; the other way round in a locale whose names
  ///   have the surname first. A title with one word has a surname (“Mrs. Bennet”).
  /// - One word is a given name, and so is all that isn't understood.
  ///
  /// ```swift
  /// let name = PersonName(parsing: "Prof. Johannes Diderik van der Waals")
  /// name.given2        // "Diderik"
  /// name.surnameCore   // "Waals"
  /// ```
  ///
  /// - Parameters:
  ///   - text: The name. Blanks are one if several, and what shows nothing at the ends is left out.
  ///   - locale: The language tag of the locale that the name is from, if it is known; it becomes
  ///     ``locale``.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: String, locale: String? = nil) {
    let tag = locale.flatMap { try? LanguageTag($0) }?.languageIdentifier
    self = NameParser(locale: tag).name(of: VisibleText.trimmed(text))
    self.locale = locale
  }
}
