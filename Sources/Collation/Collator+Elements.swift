extension Collator {
  /// The collation elements of a text, with their ranges.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func elements(in text: String) -> CollationElements {
    elements(utf8: text.utf8Span.span)
  }

  /// The collation elements of a text in UTF-8, well-formed or not, with their ranges.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func elements(utf8 text: Span<UInt8>) -> CollationElements {
    CollationElements(text, of: self)
  }
}
