internal import UnicodeText

/// From which parts of a text the code points of a `NormalizedWindow` come.
///
/// A part is as short as can be: it ends where everything before it stays before everything behind it
/// when marks are put into canonical order. So a character that stays in its place is a part by
/// itself, and those that change places are one together.
struct WindowSources {
  /// How many of the window's code points there are up to the end of each part, and where in the text
  /// that is.
  private var parts: [(codePoints: Int, end: Int)] = []
  private var start = 0
  /// What is being added.
  private var characters: [Character] = []
  private var decomposition: [ClassedScalar] = []

  /// A character of the text, decomposed.
  private struct Character {
    let codePoints: Int
    let end: Int
    /// The highest class of the marks that end with it, zero if it ends in a starter.
    let highestBefore: UInt8
    /// The lowest class of the marks that begin with it, `UInt8.max` if it begins with a starter.
    var lowestBehind: UInt8
    /// True if it is made of marks alone.
    let isMark: Bool
  }

  /// Where the text that is known ends.
  var end: Int { parts.last?.end ?? start }

  /// Forgets what was there and starts anew for the text from `start` on.
  mutating func open(at start: Int) {
    self.start = start
    parts.removeAll(keepingCapacity: true)
  }

  /// Adds the text up to `limit`, which no marks follow.
  ///
  /// - Complexity: O(*n*) in the length of what is added.
  mutating func extend(over text: Span<UInt8>, to limit: Int, surrogates: Bool) {
    guard end < limit else { return }
    readCharacters(of: text, to: limit, surrogates: surrogates)
    for place in characters.indices.dropLast().reversed() where characters[place].isMark {
      let next = characters[place + 1].lowestBehind
      characters[place].lowestBehind = min(characters[place].lowestBehind, next)
    }
    for (place, character) in characters.enumerated() {
      let next = place + 1 < characters.count ? characters[place + 1].lowestBehind : .max
      if character.highestBefore <= next {
        parts.append((codePoints: character.codePoints, end: character.end))
      }
    }
    characters.removeAll(keepingCapacity: true)
  }

  private mutating func readCharacters(of text: Span<UInt8>, to limit: Int, surrogates: Bool) {
    var index = end
    var codePoints = parts.last?.codePoints ?? 0
    var highest: UInt8 = 0
    while index < limit {
      let codePoint = UTF8Reader.decode(text, at: &index, surrogates: surrogates)
      decomposition.removeAll(keepingCapacity: true)
      CanonicalDecomposition.append(codePoint, to: &decomposition)
      codePoints += decomposition.count
      var (lowest, isMark) = (UInt8.max, true)
      for part in decomposition {
        highest = part.combiningClass == 0 ? 0 : max(highest, part.combiningClass)
        if part.combiningClass == 0 { isMark = false }
        if isMark { lowest = min(lowest, part.combiningClass) }
      }
      characters.append(
        Character(
          codePoints: codePoints, end: index, highestBefore: highest, lowestBehind: lowest,
          isMark: isMark))
    }
  }

  /// The smallest range of the text that holds what the given code points of the window come from.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of parts.
  func range(of codePoints: Range<Int>) -> Range<Int> {
    let first = part(of: codePoints.lowerBound)
    let lower = first == 0 ? start : parts[first - 1].end
    return lower..<parts[part(of: codePoints.upperBound - 1)].end
  }

  /// The part that a code point comes from.
  private func part(of codePoint: Int) -> Int {
    var (low, high) = (0, parts.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].codePoints <= codePoint { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
