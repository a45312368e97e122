/// Finds the ends of values in JSON without reading them.
struct JSONElements: ~Escapable {
  private let bytes: Span<UInt8>
  /// Where the next byte is.
  private(set) var position = 0
  /// The line there.
  private(set) var line: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, firstLine: Int) {
    self.bytes = bytes
    line = firstLine
  }

  /// Goes past a byte order mark.
  mutating func skipMark() { position += bytes.byteOrderMarkLength(at: position) }

  mutating func skipBlanks() {
    while position < bytes.count, ASCII.isWhitespace(bytes[position]) {
      if bytes[position] == ASCII.lineFeed { line += 1 }
      position += 1
    }
  }

  /// Goes past a byte if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Goes to a place further on.
  mutating func move(to end: Int) {
    var start = position
    while let found = bytes.firstIndex(of: ASCII.lineFeed, from: start, to: end) {
      line += 1
      start = found + 1
    }
    position = end
  }

  /// Where the value that begins here ends; `nil` if that has not come.
  func endOfElement() -> Int? {
    var (index, depth, isQuoted) = (position, 0, false)
    while index < bytes.count {
      switch bytes[index] {
      case ASCII.backslash where isQuoted: index += 1
      case ASCII.quote: isQuoted.toggle()
      case _ where isQuoted: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return index }
        depth -= 1
        if depth == 0 { return index + 1 }
      case ASCII.comma where depth == 0: return index
      default: break
      }
      index += 1
    }
    return nil
  }
}
