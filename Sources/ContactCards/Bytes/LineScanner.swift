/// Walks over the lines of a text as they stand in the file, counting them.
///
/// A line ends with LF, CR LF or CR; several CR before an LF, as double conversion leaves them, are
/// one end.
struct LineScanner: ~Escapable {
  private let bytes: Span<UInt8>
  /// The number of the next line.
  private(set) var nextNumber: Int
  /// Where the next line feed is, once it was looked for; a text without any is so searched once.
  private var nextLineFeed = -1

  /// Where the next line begins.
  private(set) var position = 0

  /// The number of the line that was taken last, from 1.
  private(set) var number = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, firstNumber: Int = 1) {
    self.bytes = bytes
    nextNumber = firstNumber
  }

  /// Whether the line that was taken last had an end.
  private(set) var hasEnded = false

  /// Whether all lines are taken.
  var isAtEnd: Bool { position >= bytes.count }

  /// Takes a line, and returns its bytes without the end; `nil` after the last line.
  mutating func next() -> Range<Int>? {
    guard !isAtEnd else { return nil }
    number = nextNumber
    let start = position
    if nextLineFeed < start {
      nextLineFeed =
        bytes.firstIndex(of: ASCII.lineFeed, from: start, to: bytes.count) ?? bytes.count
    }
    let end =
      bytes.firstIndex(of: ASCII.carriageReturn, from: start, to: nextLineFeed) ?? nextLineFeed
    skipLineEnd(at: end)
    return start..<end
  }

  private mutating func skipLineEnd(at end: Int) {
    hasEnded = end < bytes.count
    position = end
    while position < bytes.count, bytes[position] == ASCII.carriageReturn { position += 1 }
    if position < bytes.count, bytes[position] == ASCII.lineFeed {
      position += 1
      nextNumber += 1
    } else {
      // Without an LF each CR is an end of its own; all are passed at once, so that a long run of
      // them is not looked through again and again.
      nextNumber += position - end
    }
  }
}
