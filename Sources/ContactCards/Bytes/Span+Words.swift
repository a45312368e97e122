extension Span<UInt8> {
  /// Whether the bytes at `position` are those of `word`, which is ASCII in lower case. Letter case
  /// of the bytes does not count.
  func hasWord(_ word: String, at position: Int) -> Bool {
    let expected = word.utf8.span
    guard position >= 0, expected.count <= count - position else { return false }
    for index in expected.indices
    where ASCII.lowercased(self[position + index]) != expected[index] {
      return false
    }
    return true
  }

  /// Whether the bytes of `range` are the whole `word`, as ``hasWord(_:at:)`` compares them.
  func isWord(_ word: String, in range: Range<Int>) -> Bool {
    range.count == word.utf8.count && hasWord(word, at: range.lowerBound)
  }

  /// The part of `range` that is left without white space, NUL and Ctrl-Z at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, Self.isPadding(self[lower]) { lower += 1 }
    while lower < upper, Self.isPadding(self[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  /// Whether the byte is nothing but padding: old programs end files with NUL or Ctrl-Z.
  private static func isPadding(_ byte: UInt8) -> Bool {
    ASCII.isWhitespace(byte) || byte == ASCII.null || byte == ASCII.substitute
  }

  /// The number of bytes that byte order marks of UTF-8 take at `position`; joined files have
  /// several.
  func byteOrderMarkLength(at position: Int) -> Int {
    var end = position
    while end + 3 <= count, self[end] == 0xEF, self[end + 1] == 0xBB, self[end + 2] == 0xBF {
      end += 3
    }
    return end - position
  }
}
