extension Collator {
  /// Where a text has something that is the same as `pattern`, from the left, without overlaps.
  ///
  ///     let collator = try Collator(locale: "de")
  ///     let text = "Straße, STRASSE"
  ///     collator.ranges(of: "strasse", in: text, strength: .primary).map { text[$0] }
  ///     // ["Straße", "STRASSE"]
  ///
  /// A match is a piece of the text whose collation elements are those of the pattern, as far as the
  /// strength sees them (UTS #10, section 8). It never begins or ends inside of what is one to the
  /// collation: an expansion, a contraction, a number where these are ordered by their value. Nor does
  /// it leave marks to the character before or after: at primary strength "resume" finds all of
  /// "re\u{301}sume\u{301}", at tertiary strength "a" doesn't find the start of "a\u{301}". Apart from that
  /// it is as short as can be, so that what is ignored around it isn't part of it. By itself, it
  /// compares as the same as the pattern.
  ///
  /// Collations of the type `search` (`ko-u-co-search`, `de-u-co-search`) are made for this.
  ///
  /// - Parameters:
  ///   - pattern: What to look for. Of one that is empty, or ignored as a whole, there are no matches.
  ///   - text: Where to look.
  ///   - strength: How fine the differences are that count, if not as in ``settings``.
  /// - Returns: The ranges, ascending.
  /// - Complexity: O(*n* + *m*) for a text of length *n* and a pattern of length *m*; O(*n* · *m*) where
  ///   elements depend on what stands before their characters, as those of the Japanese long vowel
  ///   mark do.
  public func ranges(of pattern: String, in text: String, strength: Strength? = nil)
    -> [Range<String.Index>]
  {
    searchPattern(pattern, strength).matches(in: text.utf8Span.span).map(text.range(ofUTF8:))
  }

  /// The first place where a text has something that is the same as `pattern`.
  ///
  /// - Parameters:
  ///   - pattern: What to look for, as for ``ranges(of:in:strength:)``.
  ///   - text: Where to look.
  ///   - start: Where the match begins at the earliest, if not at the start of the text; the end of an
  ///     earlier match is a good place. Reading begins there, so in the middle of a contraction
  ///     the rest of it counts as characters by themselves.
  ///   - strength: How fine the differences are that count, if not as in ``settings``.
  /// - Returns: The range, nil if there is none.
  /// - Complexity: As that of ``ranges(of:in:strength:)``, where *n* is the distance from `start` to the
  ///   match's end.
  public func firstRange(
    of pattern: String, in text: String, from start: String.Index? = nil, strength: Strength? = nil
  ) -> Range<String.Index>? {
    let utf8 = text.utf8Span.span
    var offset = start.map { text.utf8.distance(from: text.startIndex, to: $0) } ?? 0
    // An index into the bytes of a character stands for the next character.
    while offset < utf8.count, utf8[offset] & 0xC0 == 0x80 { offset += 1 }
    return searchPattern(pattern, strength).firstMatch(in: utf8, from: offset)
      .map(text.range(ofUTF8:))
  }

  private func searchPattern(_ pattern: String, _ strength: Strength?) -> SearchPattern {
    SearchPattern(
      utf8: pattern.utf8Span.span, of: strength.map { at(strength: $0) } ?? self)
  }
}
