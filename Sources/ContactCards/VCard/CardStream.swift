/// Finds the cards in a text that comes in pieces.
struct CardStream: Sendable {
  var log = ProblemLog()
  private var context: TextContext
  private let limits: CardLimits
  private var buffer: [UInt8] = []
  /// How much of the buffer is done with.
  private var start = 0
  /// What was read since the last card that was returned, and holds nothing.
  private var skipped: [UInt8] = []
  /// The number of the line there.
  private var number = 1
  /// How much must have come before looking for a card again is worth it: twice of what was looked
  /// through in vain, so that the time stays in proportion.
  private var wanted = 0
  private var isFinished = false
  /// Whether the last card was taken.
  private var isDone = false
  /// Whether the end of a card that is too large is looked for.
  private var isSkipping = false
  private var knowsFallback: Bool

  init(_ context: TextContext, limits: CardLimits) {
    self.context = context
    self.limits = limits
    knowsFallback = context.fallback != nil
  }

  /// What no card was taken from.
  var rest: [UInt8] { skipped + buffer[start...] }

  mutating func append(_ bytes: [UInt8]) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      start = 0
    }
    buffer += bytes
  }

  mutating func finish() { isFinished = true }

  /// Takes the next card; `nil` if more of the text is needed, or there is none.
  mutating func next() -> ReadCard? {
    guard !isDone, isFinished || buffer.count - start >= wanted else { return nil }
    if isSkipping, !skip(pastFirst: false) { return nil }
    while let (read, isEmpty) = take() {
      wanted = 0
      if !isEmpty { return read }
      skipped = read.leading + read.card.bytes
    }
    if isFinished {
      isDone = true
      log.finish()
    } else {
      wanted = 2 * (buffer.count - start)
      dropExcess()
    }
    return nil
  }

  /// Takes the next card, and says whether nothing is in it: it broke off as it began.
  private mutating func take() -> (ReadCard, isEmpty: Bool)? {
    let bytes = buffer
    let text = bytes.span.extracting(start...)
    var scanner = CardScanner(text, limits: limits, firstNumber: number)
    var met = ProblemLog()
    var outline = CardOutline()
    guard scanner.next(into: &outline, &met), isWhole(outline, in: text) else {
      if isFinished { log.append(met) }
      return nil
    }
    log.append(met)
    if !knowsFallback, (try? UTF8Span(validating: text.extracting(outline.range))) == nil {
      context.fallback = FileEncoding.guess(text.extracting(outline.range.lowerBound...))
      knowsFallback = true
    }
    let read = ReadCard(
      Card(outline, in: text, context), line: outline.number,
      leading: skipped + text.bytes(in: 0..<outline.range.lowerBound))
    skipped = []
    (start, number) = (start + scanner.taken, scanner.takenNumber)
    CardFaults.note(in: read, outline, &log)
    guard !outline.isEnded else { return (read, false) }
    var decoder = CardDecoder(context, keepsPictures: false)
    var silent = ProblemLog()
    let contact = decoder.contact(outline, in: read.card.storage.span, &silent)
    return (read, contact == Contact())
  }

  /// Whether the end of a card is its end, whatever comes: the next line has begun, and is no
  /// continuation.
  private func isWhole(_ outline: CardOutline, in text: Span<UInt8>) -> Bool {
    if isFinished { return true }
    let end = outline.range.upperBound
    return end < text.count && !ASCII.isWhitespace(text[end])
  }

  // MARK: What is too large

  /// Gives up a card that exceeds the limit before its end has come.
  private mutating func dropExcess() {
    guard buffer.count - start > limits.bytes else { return }
    log.fail(
      "this card is larger than \(limits.bytes >> 20) MiB, or no card begins in as many bytes; it "
        + "was left out", line: number)
    isSkipping = true
    wanted = 0
    _ = skip(pastFirst: true)
  }

  /// Goes to where the next card can begin; `false` if that has not come. The first line may be the
  /// BEGIN of what is skipped.
  private mutating func skip(pastFirst: Bool) -> Bool {
    let bytes = buffer
    let text = bytes.span.extracting(start...)
    var lines = LineScanner(text, firstNumber: number)
    var last = 0
    while let line = lines.next() {
      let content = text.extracting(text.trimmed(line))
      let isBegin = content.isWord("begin:vcard", in: content.indices)
      if content.isWord("end:vcard", in: content.indices) {
        (start, number) = (start + lines.position, lines.nextNumber)
        isSkipping = false
        return true
      }
      if isBegin, !pastFirst || line.lowerBound > 0 {
        (start, number) = (start + line.lowerBound, lines.number)
        isSkipping = false
        return true
      }
      last = lines.hasEnded ? lines.position : line.lowerBound
    }
    // The last line may not be whole; but no BEGIN or END is longer than this.
    start += max(last, text.count - 64)
    number = lines.nextNumber
    return false
  }
}
