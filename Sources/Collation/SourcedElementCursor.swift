internal import UnicodeText

/// Reads the collation elements of a text, ignorable ones too, with the ranges that they come from.
///
/// The ranges ascend and, without repetitions, tile the text. Elements of one expansion share theirs,
/// and so do all whose characters overlap: those of a contraction that passes over marks, and of the
/// marks that it passed over.
package struct SourcedElementCursor: ~Escapable {
  private var elements: ElementCursor
  private var sources = WindowSources()
  /// What has been read and not yet been asked for, each with the number of its piece.
  private var waiting: [(element: CollationElement, piece: Int, contextStart: Int?)] = []
  private var place = 0
  /// The pieces of text that they come from.
  private var pieces: [Range<Int>] = []
  /// True to give the code points of the decomposed text in place of elements, in the same pieces.
  private let isDecomposing: Bool

  /// Reads `elements` from where they are.
  ///
  /// - Parameters:
  ///   - elements: A cursor that stands at the start of a character.
  ///   - isDecomposing: True for the code points of the canonical decomposition, each plus one, in
  ///     place of elements.
  @_lifetime(copy elements)
  package init(_ elements: ElementCursor, isDecomposing: Bool = false) {
    self.elements = elements
    self.isDecomposing = isDecomposing
  }

  /// The next element, nil at the end.
  ///
  /// - Complexity: amortized O(1) for each character.
  @_lifetime(self: copy self)
  package mutating func next() -> SourcedElement? {
    while place == waiting.count {
      guard elements.index < elements.text.count else { return nil }
      waiting.removeAll(keepingCapacity: true)
      pieces.removeAll(keepingCapacity: true)
      place = 0
      readCharacter()
      if isDecomposing { decompose() }
    }
    let (element, piece, contextStart) = waiting[place]
    place += 1
    return SourcedElement(
      element: element, range: pieces[piece],
      contextStart: contextStart ?? pieces[piece].lowerBound)
  }

  /// Reads one character that stands by itself, or all of a window.
  @_lifetime(self: copy self)
  private mutating func readCharacter() {
    let start = elements.index
    elements.prefixLength = 0
    let element = elements.advance()
    guard elements.window.isEmpty else { return readWindow() }
    append(element ?? .ignorable, start..<elements.index)
  }

  @_lifetime(self: copy self)
  private mutating func readWindow() {
    sources.open(at: elements.window.start)
    while !elements.window.isEmpty {
      elements.prefixLength = 0
      let element = elements.advance()
      let taken = elements.window.taken
      // Nothing is taken where a window closes, since what is left of it is text to read anew.
      if taken.isEmpty { continue }
      sources.extend(
        over: elements.text, to: elements.index, surrogates: elements.acceptsSurrogates)
      append(element ?? .ignorable, sources.range(of: taken))
    }
  }

  /// Keeps an element, and what follows it in the same expansion.
  @_lifetime(self: copy self)
  private mutating func append(_ element: CollationElement, _ range: Range<Int>) {
    let contextStart = elements.prefixLength == 0 ? nil : contextStart(before: range.lowerBound)
    addPiece(range)
    waiting.append((element, pieces.count - 1, contextStart))
    while elements.isInsideExpansion {
      waiting.append((elements.next(), pieces.count - 1, contextStart))
    }
  }

  /// Makes the last piece one of `range`, or joins it with the last where they overlap.
  ///
  /// The front of a window only moves forward, so a range never begins before the last piece.
  private mutating func addPiece(_ range: Range<Int>) {
    guard let last = pieces.last, range.lowerBound < last.upperBound else {
      return pieces.append(range)
    }
    pieces[pieces.count - 1] =
      last.lowerBound..<max(last.upperBound, range.upperBound)
  }

  /// Where the characters begin that the prefix before `start` has matched.
  private func contextStart(before start: Int) -> Int {
    var (index, codePoints) = (start, 0)
    var isMark = true
    while index > 0, codePoints < elements.prefixLength || isMark {
      let codePoint = UTF8Reader.decodeBackward(
        elements.text, before: &index, surrogates: elements.acceptsSurrogates)
      CanonicalDecomposition.decompose(codePoint) { _ in codePoints += 1 }
      isMark = CanonicalDecomposition.combiningClasses(of: codePoint).lead != 0
    }
    return index
  }

  // MARK: Code points

  /// Replaces the elements of each piece by its code points, decomposed.
  ///
  /// Canonical order exchanges marks only within a piece, so what the pieces give one after the other is
  /// the decomposition of the text.
  private mutating func decompose() {
    var decomposed: [(element: CollationElement, piece: Int, contextStart: Int?)] = []
    var last: Int?
    for (_, piece, contextStart) in waiting where piece != last {
      last = piece
      let codePoints = CanonicalDecomposition.nfd(
        elements.text.extracting(pieces[piece]), surrogates: elements.acceptsSurrogates)
      decomposed += codePoints.map {
        (CollationElement(bits: UInt64($0) + 1), piece, contextStart)
      }
    }
    waiting = decomposed
  }
}
