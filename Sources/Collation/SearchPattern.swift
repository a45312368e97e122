/// What is looked for, ready to be found in any number of texts (UTS #10, section 8).
package struct SearchPattern: Sendable {
  let collator: Collator
  /// The keys of the pattern's elements, ignorable ones left out.
  let keys: [UInt64]
  /// For each number of keys that have matched, how many still do when the candidate is given up for
  /// the next (Knuth, Morris, Pratt).
  let fallbacks: [Int]

  /// Prepares a pattern in UTF-8 for finding it at the collator's strength.
  ///
  /// - Complexity: O(*m*) in the length of the pattern.
  package init(utf8 pattern: Span<UInt8>, of collator: Collator) {
    self.collator = collator
    var makeKey = MatchKeys(collator)
    var keys: [UInt64] = []
    var cursor = collator.sourcedElements(of: pattern)
    while let sourced = cursor.next() {
      let key = makeKey.key(of: sourced.element)
      if key != 0 { keys.append(key) }
    }
    self.keys = keys
    fallbacks = Self.fallbacks(of: keys)
  }

  private static func fallbacks(of keys: [UInt64]) -> [Int] {
    var fallbacks = [Int](repeating: 0, count: keys.count + 1)
    var matched = 0
    for (place, key) in keys.enumerated().dropFirst() {
      while matched > 0, keys[matched] != key { matched = fallbacks[matched] }
      if keys[matched] == key { matched += 1 }
      fallbacks[place + 1] = matched
    }
    return fallbacks
  }

  /// True if there is nothing to look for: the pattern is empty, or ignored at the strength.
  package var isEmpty: Bool { keys.isEmpty }

  /// The first match in a text in UTF-8 that begins at `start` or after it.
  ///
  /// - Parameters:
  ///   - text: Where to look.
  ///   - start: Where reading begins: the start of the text, the end of an earlier match, or any other
  ///     place where a character begins.
  /// - Returns: The match's range in bytes, nil if there is none.
  /// - Complexity: O(*n* + *m*) for a text of length *n* and a pattern of length *m*; O(*n* · *m*) where
  ///   elements depend on what stands before their characters, as those of the Japanese long vowel
  ///   mark do.
  package func firstMatch(in text: Span<UInt8>, from start: Int = 0) -> Range<Int>? {
    var scanner = MatchScanner(self, in: text, from: start)
    return scanner.next()
  }

  /// All matches in a text in UTF-8, from the left, none overlapping another.
  ///
  /// - Complexity: As that of ``firstMatch(in:from:)``.
  package func matches(in text: Span<UInt8>) -> [Range<Int>] {
    var scanner = MatchScanner(self, in: text)
    var matches: [Range<Int>] = []
    while let match = scanner.next() { matches.append(match) }
    return matches
  }
}

extension Collator {
  /// Reads what search compares: elements, or at identical strength code points.
  @_lifetime(copy text)
  func sourcedElements(of text: Span<UInt8>, from index: Int = 0) -> SourcedElementCursor {
    SourcedElementCursor(
      elements(of: text, from: index), isDecomposing: settings.strength == .identical)
  }
}
