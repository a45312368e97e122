/// Reads texts of letters that all have a `LetterCode`, straight from UTF-8.
struct LetterScanner: ~Escapable {
  /// Why reading has stopped.
  enum Stop {
    case end
    /// The code of a character has to be made.
    case new(UInt32)
    /// There is no room for the words of another key.
    case full
    /// Something else is in the text.
    case hard
  }

  private let content: Span<UInt8>
  private let codes: Span<UInt32>
  private let pairs: Span<BulkCodePair>
  /// The number of bits at the front of keys that the section takes.
  private let free: UInt64

  /// Reads `content`, in which a line feed is behind each text, with the codes that there are.
  @_lifetime(copy content, borrow known)
  init(_ content: Span<UInt8>, _ known: borrowing LetterCodes, free: UInt64) {
    self.content = content
    codes = known.codes.span
    pairs = known.pairs.span
    self.free = free
  }

  /// A text that has been read.
  struct Reading {
    var prefix: UInt64 = 0
    var rest: UInt32 = 0
    /// The number of its `LowerPattern`.
    var pattern: UInt32 = 0
    /// Its first character, if it has one.
    var first = 0
    /// The line feed where it ends.
    var end = 0
    /// How many words have been used, by this text and by those before it.
    var restCount: Int
  }

  /// Reads the text from `start` to a line feed.
  @inline(__always)
  func read(from start: Int, _ reading: inout Reading, rests: inout MutableSpan<UInt64>) -> Stop {
    var index = start
    var key = LetterKey(free: free, rests: reading.restCount)
    var pattern = LowerPattern()
    while true {
      let place = index
      let codePoint = shortCodePoint(at: &index)
      let code = LetterCode(bits: codes[Int(codePoint)])
      guard code.isLetter else {
        if codePoint == UInt32(BulkTexts.lineFeed) {
          reading.end = place
          break
        }
        guard let place = code.pairPlace else {
          return code.bits == LetterCode.unknown.bits ? .new(codePoint) : .hard
        }
        // It is not common on the lower levels.
        pattern.take(PrimaryWord(bits: 0), codePoint, at: key.position)
        if !append(pairs[place], to: &key, &rests) { return .full }
        continue
      }
      pattern.take(PrimaryWord(bits: code.levels), codePoint, at: key.position)
      let isAppended = key.append(
        code.number, of: BulkAlphabet.resolution, length: code.length, to: &rests)
      if !isAppended { return .full }
    }
    reading.pattern = pattern.number
    if reading.pattern == LowerPattern.deviating {
      guard let rest = key.finish(pattern.deviations, to: &rests) else { return .full }
      reading.rest = rest
    } else {
      reading.rest = key.finish(to: &rests)
    }
    reading.prefix = key.prefix
    var firstIndex = start
    reading.first = Int(shortCodePoint(at: &firstIndex))
    if reading.rest != 0 { reading.restCount = key.end }
    return .end
  }

  private func append(
    _ pair: BulkCodePair, to key: inout LetterKey, _ rests: inout MutableSpan<UInt64>
  ) -> Bool {
    let resolution = BulkAlphabet.resolution
    return key.append(pair.first.number, of: resolution, length: pair.first.length, to: &rests)
      && key.append(pair.second.number, of: resolution, length: pair.second.length, to: &rests)
  }

  /// The character of one or two bytes that starts at `index`, which moves past it; for others one that never has
  /// a code.
  @inline(__always)
  private func shortCodePoint(at index: inout Int) -> UInt32 {
    let first = content[index]
    index &+= 1
    if first < 0x80 { return UInt32(first) }
    let second = content[index] ^ 0x80
    index &+= 1
    return first &- 0xC2 < 0x1E && second < 0x40
      ? UInt32(first & 0x1F) &<< 6 | UInt32(second) : LetterCodes.limit
  }
}
