extension Collator {
  /// The key of a text: keys in byte order are texts in this collation's order.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func sortKey(for text: String) -> SortKey {
    var bytes: [UInt8] = []
    appendSortKey(utf8: text.utf8Span.span, to: &bytes)
    return SortKey(bytes: bytes)
  }

  /// Appends the key of a text in UTF-8, well-formed or not, to an arena of keys.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func appendSortKey(utf8 text: Span<UInt8>, to key: inout [UInt8]) {
    if appendQuickKey(text, to: &key) { return }
    var writer = SortKeyWriter()
    writer.append(text, of: self, to: &key)
  }

  /// Appends the key of a text that is short and common.
  ///
  /// - Returns: False if the text is not, and nothing was appended.
  @inline(__always)
  func appendQuickKey(_ text: Span<UInt8>, to key: inout [UInt8]) -> Bool {
    guard text.count <= KeyDraft.longestText, QuickKey.isEnough(for: self) else { return false }
    return QuickKey.make(text, of: self, to: &key)
  }
}
