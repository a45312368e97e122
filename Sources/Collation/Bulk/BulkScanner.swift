internal import UnicodeText

/// Reads primary weights straight from UTF-8 until something comes that it has no word for.
///
/// It does what `ElementCursor` does as long as that needs no window.
struct BulkScanner: ~Escapable {
  /// Why reading has stopped.
  enum Stop {
    case end
    /// The word of a code point has to be made.
    case new(UInt32)
    /// There is no room for the words of another key.
    case full
    /// Only an `ElementCursor` knows what to make of the text.
    case hard
  }

  private let content: Span<UInt8>
  private let blocks: Span<UInt16>
  private let words: Span<UInt64>
  /// Which ASCII characters continue a contraction.
  private let continuations: (UInt64, UInt64)
  private let collator: Collator
  private let readsLines: Bool
  /// The number of bits at the front of keys that the section takes.
  private let free: UInt64

  /// Reads `content` with the words that there are.
  @_lifetime(copy content, borrow known)
  init(
    _ content: Span<UInt8>, _ known: borrowing PrimaryWords, collator: Collator, free: UInt64,
    readsLines: Bool
  ) {
    self.content = content
    blocks = known.blocks.span
    words = known.words.span
    continuations = known.continuations
    self.collator = collator
    self.free = free
    self.readsLines = readsLines
  }

  /// A text that has been read.
  struct Reading {
    var prefix: UInt64 = 0
    var rest: UInt32 = 0
    /// The place of the first word that has a weight, 0 if none has.
    var first = 0
    /// The number of its `LowerPattern`.
    var pattern: UInt32 = 0
    var end = 0
    /// How many words have been used, by this text and by those before it.
    var restCount: Int
  }

  /// Reads the text from `start` to `limit`, or to a line feed where texts are lines.
  @inline(__always)
  func read(
    from start: Int, limit: Int, _ reading: inout Reading, rests: inout MutableSpan<UInt64>
  ) -> Stop {
    var index = start
    var key = BulkKey(free: free, rests: reading.restCount)
    var (shared, first): (UInt64, Int) = (0, 0)
    var (previous, previousPoint): (UInt64, UInt32) = (0, 0)
    var pattern = LowerPattern()
    while index < limit {
      let codePoint = UTF8Reader.decode(content, at: &index)
      let block = codePoint < 128 ? 1 + Int(codePoint >> 6) : Int(blocks[Int(codePoint >> 6)])
      let place = block &<< 6 | Int(codePoint & 63)
      let word = PrimaryWord(bits: words[place])
      if word.bits == 0 { return .new(codePoint) }
      if word.needsLook(after: previous) {
        if readsLines, codePoint == BulkTexts.lineFeed {
          index &-= 1
          break
        }
        if word.needsCursor(after: previous) || isContinued(previousPoint, by: codePoint) {
          return .hard
        }
      }
      if word.beginsSurnames, previous == 0 {
        let lineEnd = readsLines ? content.lineEnd(from: index, limit: limit) : limit
        let text = content.extracting(start..<lineEnd)
        if let surname = collator.surnameKey(text, first: codePoint) {
          // The section is that of what the first weight is the weight of.
          let character = surname.character
          let block =
            character < 128 ? 1 + Int(character >> 6) : Int(blocks[Int(character >> 6)])
          first = block &<< 6 | Int(character & 63)
          if words[first] == 0 { return .new(character) }
          pattern.take(PrimaryWord(bits: PrimaryWord.common), codePoint, at: key.position)
          let counts = surname.pieceCounts
          guard key.append(surname.pieces.0, count: counts.0, to: &rests),
            key.append(surname.pieces.1, count: counts.1, to: &rests),
            key.append(surname.pieces.2, count: counts.2, to: &rests)
          else { return .full }
          shared = surname.shared
          index = start &+ Int(surname.size)
          previous = PrimaryWord.common
          previousPoint = codePoint
          continue
        }
      }
      previous = word.bits
      previousPoint = codePoint
      pattern.take(word, codePoint, at: key.position)
      if word.lead == 0 { continue }
      if first == 0 { first = place }
      let piece = word.piece(after: &shared)
      if !key.append(piece.bytes, count: piece.count, to: &rests) { return .full }
      if codePoint >= 0x800 || word.beginsContractions || pattern.expectsCapital { continue }
      // Mostly small letters of the same script follow, and they need little.
      let usual = UsualWord(after: shared)
      while index < limit {
        var next = index
        guard let codePoint = shortCodePoint(at: &next, limit: limit) else { break }
        let word = self.word(of: codePoint)
        guard usual.matches(word) else { break }
        if !key.append(usual.byte(of: word), count: 1, to: &rests) { return .full }
        index = next
        previous = word.bits
        previousPoint = codePoint
      }
    }
    reading.pattern = pattern.number
    if reading.pattern == LowerPattern.deviating {
      guard let rest = key.finish(pattern.deviations, to: &rests) else { return .full }
      reading.rest = rest
    } else {
      reading.rest = key.finish(to: &rests)
    }
    reading.prefix = key.prefix
    reading.first = first
    reading.end = index
    if reading.rest != 0 { reading.restCount = key.end }
    return .end
  }

  /// The character of one or two bytes that starts at `index`, which moves past it; nil if it has more.
  @inline(__always)
  private func shortCodePoint(at index: inout Int, limit: Int) -> UInt32? {
    let first = content[index]
    index &+= 1
    if first < 0x80 { return UInt32(first) }
    guard first &- 0xC2 < 0x1E, index < limit else { return nil }
    let second = content[index] ^ 0x80
    index &+= 1
    return second < 0x40 ? UInt32(first & 0x1F) &<< 6 | UInt32(second) : nil
  }

  /// The word of a code point, zero if it has still to be made.
  @inline(__always)
  private func word(of codePoint: UInt32) -> PrimaryWord {
    let block = codePoint < 128 ? 1 + Int(codePoint >> 6) : Int(blocks[Int(codePoint >> 6)])
    return PrimaryWord(bits: words[block &<< 6 | Int(codePoint & 63)])
  }

  /// True if a contraction that begins with one character goes on with another.
  @inline(__always)
  private func isContinued(_ codePoint: UInt32, by next: UInt32) -> Bool {
    if next < 64 { return continuations.0 &>> UInt64(next) & 1 != 0 }
    if next < 128 { return continuations.1 &>> UInt64(next & 63) & 1 != 0 }
    return collator.table.isContinued(codePoint, by: next)
  }
}
