/// Finds the matches of a pattern one after the other, reading the text once.
///
/// A match is as short as can be: it begins with the last boundary before its first element, and ends
/// with the first boundary behind its last. What stands between those and the boundaries has to be
/// ignorable, else there is no match. It can't be told where a match ends before the next element is
/// known, so each is held back until then.
struct MatchScanner: ~Escapable {
  private let pattern: SearchPattern
  private let text: Span<UInt8>
  private var elements: SourcedElementCursor
  private var makeKey: MatchKeys
  /// Where the piece of the last element ends.
  private var end: Int
  /// The last boundary that only ignorable elements follow, nil if there is none.
  private var boundary: Int?
  /// How many of the pattern's keys the last elements have matched.
  private var matched = 0
  /// For each of the last elements that count, as many as the pattern has: where a match could begin
  /// with it, and from where on it needs the text.
  private var recent: [(boundary: Int?, contextStart: Int?)]
  /// How many elements that count there have been, and behind which there was the last that needs
  /// something before it.
  private var count = 0
  private var lastContext = 0
  /// Where the match starts whose end isn't known yet.
  private var open: Int?

  @_lifetime(copy text)
  init(_ pattern: SearchPattern, in text: Span<UInt8>, from start: Int = 0) {
    precondition(start >= 0 && start <= text.count, "The start of a search lies outside the text.")
    self.pattern = pattern
    self.text = text
    elements = pattern.collator.sourcedElements(of: text, from: start)
    makeKey = MatchKeys(pattern.collator)
    recent = Array(repeating: (nil, nil), count: pattern.keys.count)
    end = start
  }

  /// The next match, nil if there are no more.
  @_lifetime(self: copy self)
  mutating func next() -> Range<Int>? {
    if pattern.isEmpty { return nil }
    while let sourced = elements.next() {
      let key = makeKey.key(of: sourced.element)
      let isAtBoundary = isBoundary(sourced.range)
      let match = closed(atBoundary: isAtBoundary, isIgnored: key == 0)
      if isAtBoundary { boundary = end }
      end = sourced.range.upperBound
      if key != 0 { extend(by: key, sourced) }
      if let match { return match }
    }
    return closed(atBoundary: true, isIgnored: true)
  }

  /// True if between the last element and one with this range a match may end or begin.
  private func isBoundary(_ range: Range<Int>) -> Bool {
    range.lowerBound == end
      && MatchBoundary.isBoundary(
        end, in: text, surrogates: pattern.collator.acceptsSurrogates)
  }

  /// Ends the open match, if there is one, at a boundary, or gives it up if an element comes before.
  private mutating func closed(atBoundary isAtBoundary: Bool, isIgnored: Bool) -> Range<Int>? {
    guard let start = open else { return nil }
    if isAtBoundary {
      open = nil
      // Matches don't overlap.
      matched = 0
      return start..<end
    }
    if !isIgnored { giveUp() }
    return nil
  }

  private mutating func giveUp() {
    open = nil
    matched = pattern.fallbacks[matched]
  }

  /// Goes on by an element that counts.
  private mutating func extend(by key: UInt64, _ sourced: SourcedElement) {
    let needsContext = sourced.contextStart < sourced.range.lowerBound
    recent[count % recent.count] = (boundary, needsContext ? sourced.contextStart : nil)
    count += 1
    if needsContext { lastContext = count }
    boundary = nil
    while matched > 0, pattern.keys[matched] != key { matched = pattern.fallbacks[matched] }
    if pattern.keys[matched] == key { matched += 1 }
    guard matched == recent.count else { return }
    open = startOfMatch()
    if open == nil { giveUp() }
  }

  /// Where the match begins whose elements are the recent ones; nil if that is no boundary, or if one of
  /// them would be another if the match stood alone.
  private func startOfMatch() -> Int? {
    guard let start = recent[count % recent.count].boundary else { return nil }
    guard count - lastContext < recent.count, lastContext > 0 else { return start }
    return recent.allSatisfy { ($0.contextStart ?? start) >= start } ? start : nil
  }
}
