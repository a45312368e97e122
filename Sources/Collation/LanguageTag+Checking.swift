package import UnicodeText

extension LanguageTag {
  /// Takes a tag apart that someone gave.
  ///
  /// - Throws: ``LanguageTagError`` if it is not well-formed.
  package init(checking text: String) throws(LanguageTagError) {
    do {
      self = try LanguageTag(text)
    } catch {
      throw LanguageTagError(tag: text, reason: error.reason)
    }
  }
}
