/// Why a text is not a language tag.
package struct LanguageTagSyntaxError: Error, Sendable, Hashable {
  /// Which part is wrong, and in what way; the end of a sentence.
  package let reason: String

  init(_ reason: String) { self.reason = reason }
}
