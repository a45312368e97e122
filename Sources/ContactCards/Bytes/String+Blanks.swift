extension String {
  /// The text in lower case; the same string if it is that already, as types and names mostly are.
  func lowercasedIfNeeded() -> String {
    let bytes = utf8.span
    for index in bytes.indices where bytes[index] >= 0x80 || 0x41...0x5A ~= bytes[index] {
      return lowercased()
    }
    return self
  }

  /// Whether there is nothing to see: no byte but ASCII white space.
  var isBlank: Bool { utf8.allSatisfy(ASCII.isWhitespace) }

  /// The text without ASCII white space at its ends; the same string if it has none there.
  func trimmingBlanks() -> String {
    guard let first = utf8.first, let last = utf8.last,
      ASCII.isWhitespace(first) || ASCII.isWhitespace(last)
    else { return self }
    guard let lower = utf8.firstIndex(where: { !ASCII.isWhitespace($0) }),
      let upper = utf8.lastIndex(where: { !ASCII.isWhitespace($0) })
    else { return "" }
    return String(self[lower...upper])
  }

  /// The first line that has something to see, or `nil`.
  var firstLine: String? {
    utf8.split(separator: ASCII.lineFeed)
      .lazy.compactMap { Substring($0) }
      .map { String($0).trimmingBlanks() }
      .first { !$0.isEmpty }
  }
}
