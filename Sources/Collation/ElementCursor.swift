internal import UnicodeText

/// Reads the collation elements of a text, one after the other, straight from its UTF-8.
///
/// Common text (one table entry a character, no marks) is read here. Where an entry depends on what
/// stands around it, or marks have to be put into canonical order first, the characters concerned
/// pass through a `NormalizedWindow`, and reading goes on behind them.
///
/// Nothing is allocated unless a window is needed.
package struct ElementCursor: ~Escapable {
  let text: Span<UInt8>
  let table: CollationTable
  /// True where runs of digits are read as numbers.
  private let isNumeric: Bool
  /// True where surrogates encoded in three bytes count as code points, as the conformance tests want.
  let acceptsSurrogates: Bool
  /// Where the next character starts.
  var index: Int
  /// The rest of an expansion, as indices of elements.
  private var expansion: Range<Int> = 0..<0
  private var isShortExpansion = false
  /// The rest of a Hangul syllable.
  private var jamo: (UInt64, UInt64) = (0, 0)
  /// The rest of a number, or of a surname, the last element first.
  private var pending: [UInt64] = []
  /// True where there may be pending elements.
  private var mayHavePending: Bool
  /// The characters that are being read in canonical order, empty most of the time.
  var window = NormalizedWindow()
  /// The number of code points before the character read last that its elements depend on; whoever
  /// asks sets it to zero beforehand.
  var prefixLength = 0

  /// Starts at `index`, which has to be the start of a character that nothing before it affects.
  @_lifetime(copy text)
  package init(
    _ text: Span<UInt8>, table: CollationTable, from index: Int = 0, isNumeric: Bool = false,
    acceptsSurrogates: Bool = false
  ) {
    self.text = text
    self.table = table
    self.index = index
    self.isNumeric = isNumeric
    mayHavePending = isNumeric
    self.acceptsSurrogates = acceptsSurrogates
  }

  /// Begins with elements that stand for the text before `index`.
  @_lifetime(self: copy self)
  mutating func begin(with elements: [CollationElement], upTo index: Int) {
    pending = elements.reversed().map(\.bits)
    mayHavePending = true
    self.index = index
  }

  /// The next element that isn't ignorable on all levels; zero at the end.
  ///
  /// - Complexity: amortized O(1) for each character.
  @_lifetime(self: copy self)
  package mutating func next() -> CollationElement {
    if !expansion.isEmpty { return nextOfExpansion() }
    if jamo.0 != 0 { return nextJamo() }
    if mayHavePending, let element = pending.popLast() { return CollationElement(bits: element) }
    while true {
      if let element = advance() { return element }
    }
  }

  /// True if the next element belongs to the same characters as the last one.
  var isInsideExpansion: Bool { !expansion.isEmpty || jamo.0 != 0 || !pending.isEmpty }

  /// Goes on by one character, one contraction or one number, where nothing is left of an expansion.
  ///
  /// Inlined since it is the body of the loop that everything waits for.
  ///
  /// - Returns: The first element; nil where the character is ignorable, or a window has to be opened
  ///   or closed before anything can be read; `ignorable` at the end.
  @inline(__always)
  @_lifetime(self: copy self)
  mutating func advance() -> CollationElement? {
    if !window.isEmpty { return nextInWindow() }
    guard index < text.count else { return .ignorable }
    let start = index
    let codePoint = nextCodePoint()
    if isNumeric, let digit = NumberWeights.value(of: codePoint, table) {
      return beginNumber(digit)
    }
    let entry = table.entry(for: codePoint)
    if entry.isElement { return entry.word != 0 ? entry.element : nil }
    return element(of: entry, codePoint, at: start)
  }

  @inline(__always)
  @_lifetime(self: copy self)
  private mutating func nextCodePoint() -> UInt32 {
    UTF8Reader.decode(text, at: &index, surrogates: acceptsSurrogates)
  }

  /// The element that an entry with a tag stands for, nil if the caller has to look further.
  @_lifetime(self: copy self)
  private mutating func element(of entry: CollationEntry, _ codePoint: UInt32, at start: Int)
    -> CollationElement?
  {
    switch entry.tag {
    case CollationEntry.expansion, CollationEntry.shortExpansion, CollationEntry.implicit:
      return begin(entry, codePoint)
    case CollationEntry.accentedExpansion, CollationEntry.accentedShortExpansion:
      return nextIsMark() ? openWindow(at: start) : begin(entry, codePoint)
    case CollationEntry.hangul:
      return beginHangul(codePoint, at: start)
    case CollationEntry.mark:
      guard !nextIsMark() else { return openWindow(at: start) }
      let own = table.unwrapped(entry)
      guard own.isElement else { return openWindow(at: start) }
      return own.word == 0 ? nil : own.element
    case CollationEntry.markContraction where !nextIsMark():
      return begin(table.node(at: Int(entry.payload)).entry, codePoint)
    case CollationEntry.contraction where !mayContinue(table.node(at: Int(entry.payload))):
      return begin(table.node(at: Int(entry.payload)).entry, codePoint)
    default:
      return openWindow(at: start)
    }
  }

  /// The first element of an entry that needs no context; nil where the character is ignorable.
  @_lifetime(self: copy self)
  mutating func begin(_ entry: CollationEntry, _ codePoint: UInt32) -> CollationElement? {
    if entry.isElement { return entry.word == 0 ? nil : entry.element }
    if entry.tag == CollationEntry.implicit {
      return CollationElement(primary: ImplicitWeight.primary(of: codePoint))
    }
    expansion = entry.expansionRange
    isShortExpansion = entry.isShortExpansion
    return expansion.isEmpty ? nil : nextOfExpansion()
  }

  @_lifetime(self: copy self)
  private mutating func nextOfExpansion() -> CollationElement {
    let place = expansion.lowerBound
    let element = CollationElement(
      bits: isShortExpansion ? table.shortElement(at: place) : table.element(at: place))
    expansion = expansion.lowerBound + 1..<expansion.upperBound
    return element
  }

  @_lifetime(self: copy self)
  private mutating func nextJamo() -> CollationElement {
    let element = CollationElement(bits: jamo.0)
    jamo = (jamo.1, 0)
    return element
  }

  /// A syllable's elements are those of its jamo, unless a jamo takes part in contractions.
  @_lifetime(self: copy self)
  private mutating func beginHangul(_ syllable: UInt32, at start: Int) -> CollationElement? {
    let (lead, vowel, trail) = Hangul.jamo(of: syllable)
    let first = table.entry(for: lead)
    let second = table.entry(for: vowel)
    let third = trail == 0 ? .ignorable : table.entry(for: trail)
    guard first.isElement, second.isElement, third.isElement, first.word != 0, second.word != 0
    else { return openWindow(at: start) }
    jamo = (second.element.bits, third.word == 0 ? 0 : third.element.bits)
    return first.element
  }

  /// Reads the digits after the first, and gives the first element of their value.
  @_lifetime(self: copy self)
  private mutating func beginNumber(_ first: UInt8) -> CollationElement {
    var digits = first == 0 ? [] : [first]
    while index < text.count {
      let start = index
      guard let digit = NumberWeights.value(of: nextCodePoint(), table) else {
        index = start
        break
      }
      if digit != 0 || !digits.isEmpty { digits.append(digit) }
    }
    pending = NumberWeights.elements(ofDigits: digits).reversed()
    return CollationElement(bits: pending.popLast() ?? 0)
  }

  /// True if a character with a combining class, or one that decomposes to such, comes next.
  private func nextIsMark() -> Bool {
    // No character below U+0300 is one, and from there on UTF-8 begins with CC or more.
    guard index < text.count, text[index] >= 0xCC else { return false }
    var next = index
    let codePoint = UTF8Reader.decode(text, at: &next, surrogates: acceptsSurrogates)
    return CanonicalDecomposition.combiningClasses(of: codePoint).lead != 0
  }

  /// False if nothing that follows can lengthen the match that ends at `node`.
  private func mayContinue(_ node: ContextNode) -> Bool {
    guard index < text.count else { return false }
    var next = index
    let codePoint = UTF8Reader.decode(text, at: &next, surrogates: acceptsSurrogates)
    if node.entry.tag == CollationEntry.noMatch { return true }
    if CanonicalDecomposition.combiningClasses(of: codePoint).lead != 0 { return true }
    return node.entry(under: CanonicalDecomposition.first(of: codePoint)) != nil
  }

  /// Hands the character at `start`, and what belongs to it, to the window.
  @_lifetime(self: copy self)
  private mutating func openWindow(at start: Int) -> CollationElement? {
    index = start
    window.open(at: start)
    extendWindow()
    return nil
  }

  /// Appends to the window the next character and the marks after it, in canonical order.
  ///
  /// - Returns: False at the end of the text.
  @discardableResult
  @_lifetime(self: copy self)
  mutating func extendWindow() -> Bool {
    guard index < text.count else { return false }
    let start = index
    window.append(nextCodePoint())
    while nextIsMark() { window.append(nextCodePoint()) }
    window.closeSegment(at: start)
    return true
  }
}
