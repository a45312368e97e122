/// Splits a text into content lines, joining those that are folded (RFC 6350 section 3.2).
///
/// Lines are joined as bytes, because simple writers fold inside a character. Beyond the standard,
/// and as files have it:
/// - empty lines are skipped, also between a line and its continuation;
/// - a byte order mark in front of a line is skipped, since joined files have several;
/// - a line that is quoted-printable goes on after a `=` at its end (vCard 2.1).
struct ContentLineScanner: ~Escapable {
  private let bytes: Span<UInt8>
  private var lines: LineScanner
  private var range = 0..<0
  private var unfolded: [UInt8] = []
  private var isFolded = false
  /// Whether the current line is quoted-printable, once that is known.
  private var isQuotedPrintable: Bool?
  /// How far the current line was searched for that.
  private var searchedTo = 0

  /// The number of the line on which the current content line begins, from 1.
  private(set) var number = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) {
    self.bytes = bytes
    lines = LineScanner(bytes)
  }

  /// The current content line, unfolded, without its end.
  var content: Span<UInt8> {
    @_lifetime(borrow self)
    get { isFolded ? unfolded.span : bytes.extracting(range) }
  }

  /// Whether the file ends inside the current line, without a line end behind it.
  var breaksOff: Bool { lines.isAtEnd && !lines.hasEnded }

  /// Goes to the next content line that is not empty; `false` after the last one.
  mutating func advance() -> Bool {
    isFolded = false
    isQuotedPrintable = nil
    searchedTo = 0
    while let line = lines.next() {
      let start = line.lowerBound + bytes.byteOrderMarkLength(at: line.lowerBound)
      range = min(start, line.upperBound)..<line.upperBound
      guard !bytes.trimmed(range).isEmpty else { continue }
      number = lines.number
      joinContinuations()
      return true
    }
    return false
  }

  private mutating func joinContinuations() {
    while true {
      if endsSoftly(), let next = lines.next() {
        unfold()
        unfolded.removeLast()
        // A tab there can only be the mark of a fold; a blank is text (RFC 2045 section 6.7).
        let isMarked = !next.isEmpty && bytes[next.lowerBound] == ASCII.tab
        append(isMarked ? next.lowerBound + 1..<next.upperBound : next)
      } else if skipToContinuation(), let next = lines.next() {
        unfold()
        append(next.lowerBound + 1..<next.upperBound)
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

  /// Whether the line so far is quoted-printable and ends with a soft line break.
  private mutating func endsSoftly() -> Bool {
    let length = content.count
    guard length > 0, content[length - 1] == ASCII.equals else { return false }
    if isQuotedPrintable == nil {
      isQuotedPrintable = findEncoding()
      searchedTo = length
    }
    return isQuotedPrintable == true
  }

  /// Whether the current line is quoted-printable; `nil` if its part so far does not tell.
  ///
  /// What was searched before, when the line was shorter, is not searched again.
  private func findEncoding() -> Bool? {
    let word = "quoted-printable"
    let content = content
    // The word can only stand among the parameters, in front of the first colon.
    for index in max(0, searchedTo - word.utf8.count)..<content.count {
      if content[index] == ASCII.colon { return false }
      if content.hasWord(word, at: index) { return true }
    }
    return nil
  }

  private mutating func unfold() {
    guard !isFolded else { return }
    unfolded.removeAll(keepingCapacity: true)
    append(range)
    isFolded = true
  }

  private mutating func append(_ part: Range<Int>) {
    for index in part { unfolded.append(bytes[index]) }
  }
}
