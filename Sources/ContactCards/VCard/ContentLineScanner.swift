/// Splits a text into content lines, joining those that are folded (RFC 6350 section 3.2).
///
/// Lines are joined as bytes, because simple writers fold inside a character. Beyond the standard,
/// and as files have it:
/// - empty lines are skipped, also between a line and its continuation;
/// - a byte order mark in front of a line is skipped, since joined files have several;
/// - a line that is quoted-printable goes on after a `=` at its end (vCard 2.1);
/// - base64 goes on in lines that are nothing but base64 (vCard 2.1);
/// - a line without a colon goes on one that was folded for its length, though no blank marks it.
struct ContentLineScanner: ~Escapable {
  private let bytes: Span<UInt8>
  private var lines: LineScanner
  private var range = 0..<0
  private var unfolded: [UInt8] = []
  /// The last physical line of the current content line.
  private var lastPhysical = 0..<0
  /// How the value is encoded, once that is known.
  private var encoding: ContentLine.Encoding?
  /// How far the current line was searched for that.
  private var searchedTo = 0

  /// The number of the line on which the current content line begins, from 1.
  private(set) var number = 0

  /// Where the first byte of the current content line is, a byte order mark included.
  private(set) var start = 0

  /// Whether the current content line takes more than one line.
  private(set) var isFolded = false

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, firstNumber: Int = 1) {
    self.bytes = bytes
    lines = LineScanner(bytes, firstNumber: firstNumber)
  }

  /// The current content line, unfolded, without its end.
  var content: Span<UInt8> {
    @_lifetime(borrow self)
    get { isFolded ? unfolded.span : bytes.extracting(range) }
  }

  /// Where the current content line ends, its line end not included, if it is not folded.
  var end: Int { range.upperBound }

  /// Where the next line begins.
  var position: Int { lines.position }

  /// The number of the next line.
  var nextNumber: Int { lines.nextNumber }

  /// Whether the file ends inside the current line, without a line end behind it.
  var breaksOff: Bool { lines.isAtEnd && !lines.hasEnded }

  /// Goes to the next content line that is not empty; `false` after the last one.
  mutating func advance() -> Bool {
    isFolded = false
    encoding = nil
    searchedTo = 0
    while let line = lines.next() {
      range = withoutMark(line)
      guard !bytes.trimmed(range).isEmpty else { continue }
      start = line.lowerBound
      number = lines.number
      lastPhysical = range
      joinContinuations()
      return true
    }
    return false
  }

  /// A line without the byte order marks in front of it.
  private func withoutMark(_ line: Range<Int>) -> Range<Int> {
    let first = line.lowerBound + bytes.byteOrderMarkLength(at: line.lowerBound)
    return min(first, line.upperBound)..<line.upperBound
  }

  private mutating func joinContinuations() {
    while true {
      if endsSoftly() {
        unfold()
        unfolded.removeLast()
        guard let next = lines.next() else { return }
        // A tab there, or a blank that would cut a character, can only be the mark of a fold; any
        // other blank is text (RFC 2045 section 6.7).
        let mark = next.isEmpty ? 0 : bytes[next.lowerBound]
        let isMarked =
          mark == ASCII.tab
          || mark == ASCII.space && QuotedPrintable.endsInsideCharacter(unfolded.span)
        append(isMarked ? next.lowerBound + 1..<next.upperBound : next)
      } else if skipToContinuation(), let next = lines.next() {
        unfold()
        append(next.lowerBound + 1..<next.upperBound)
      } else if goesOnUnmarked(), let next = lines.next() {
        unfold()
        append(next)
      } else {
        return
      }
    }
  }

  /// Whether the next line, empty ones skipped, begins with the blank that marks a continuation.
  private mutating func skipToContinuation() -> Bool {
    var position = lines.position
    while position < bytes.count,
      bytes[position] == ASCII.lineFeed || bytes[position] == ASCII.carriageReturn
    {
      position += 1
    }
    guard position < bytes.count, ASCII.isBlank(bytes[position]) else { return false }
    while lines.position < position { _ = lines.next() }
    return true
  }

  /// Whether the next line goes on the current one though it does not begin with a blank.
  private mutating func goesOnUnmarked() -> Bool {
    let position = lines.position
    guard position < bytes.count else { return false }
    // Lines are folded at 72 to 78 bytes; a shorter one that has no colon was no fold.
    if 70...80 ~= lastPhysical.count, isLooseText(at: position) { return true }
    guard Base64.isLine(bytes, at: position) else { return false }
    return valueEncoding() == .base64
  }

  /// Whether the line at `position` is neither empty nor a content line.
  private func isLooseText(at position: Int) -> Bool {
    var lookAhead = LineScanner(bytes.extracting(position..<min(bytes.count, position + 160)))
    guard let next = lookAhead.next(), !next.isEmpty, lookAhead.hasEnded else { return false }
    let line = position..<position + next.count
    // A content line may have its colon on one of the lines that it is folded to.
    let behind = position + lookAhead.position
    let isFolded = behind < bytes.count && ASCII.isBlank(bytes[behind])
    return !isFolded && !bytes.trimmed(withoutMark(line)).isEmpty
      && bytes.firstIndex(of: ASCII.colon, from: line.lowerBound, to: line.upperBound) == nil
  }

  /// Whether the line so far is quoted-printable and ends with a soft line break.
  private mutating func endsSoftly() -> Bool {
    guard let last = lastPhysical.last, bytes[last] == ASCII.equals else { return false }
    return valueEncoding() == .quotedPrintable
  }

  /// The encoding of the current line's value as far as its part so far tells.
  ///
  /// What was searched before, when the line was shorter, is not searched again.
  private mutating func valueEncoding() -> ContentLine.Encoding? {
    if let encoding { return encoding }
    encoding = ContentLine.findEncoding(in: content, from: searchedTo)
    searchedTo = content.count
    return encoding
  }

  private mutating func unfold() {
    guard !isFolded else { return }
    unfolded.removeAll(keepingCapacity: true)
    append(range)
    isFolded = true
  }

  private mutating func append(_ part: Range<Int>) {
    lastPhysical = part
    bytes.append(part, to: &unfolded)
  }
}
