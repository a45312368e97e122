/// Takes the rows of a table apart (RFC 4180).
///
/// Beyond the standard the separator may be a semicolon, a tab or a bar, as programs write where the
/// comma divides decimals, and lines end in any way.
struct CSVScanner: ~Escapable {
  private let bytes: Span<UInt8>
  private let separator: UInt8
  /// Where the next row begins.
  private(set) var position: Int
  /// The line of the next row.
  private(set) var nextNumber: Int

  /// The line that the current row begins on, from 1.
  private(set) var number = 0
  /// The cells of the current row.
  private(set) var cells: [String] = []
  /// Whether the file ended inside quotation marks.
  private(set) var breaksOff = false
  /// Whether the row has more cells than anyone's table.
  private(set) var hasExcess = false

  /// More columns than this are no table of contacts.
  static let longestRow = 4_096

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, separator: UInt8, firstNumber: Int = 1) {
    self.bytes = bytes
    nextNumber = firstNumber
    self.separator = separator
    position = firstNumber == 1 ? bytes.byteOrderMarkLength(at: 0) : 0
  }

  /// Goes to the next row; `false` behind the last one.
  mutating func advance() -> Bool {
    guard position < bytes.count else { return false }
    number = nextNumber
    cells.removeAll(keepingCapacity: true)
    hasExcess = false
    while takeCell() {}
    return true
  }

  /// Takes a cell, and returns whether the row goes on.
  private mutating func takeCell() -> Bool {
    let cell = startsQuoted ? quotedCell() : plainCell()
    if cells.count < Self.longestRow { cells.append(cell) } else { hasExcess = true }
    guard position < bytes.count else { return false }
    if bytes[position] == separator {
      position += 1
      return true
    }
    skipLineEnd()
    return false
  }

  private var startsQuoted: Bool { position < bytes.count && bytes[position] == ASCII.quote }

  private mutating func plainCell() -> String {
    let start = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    return DecodedText(repairing: bytes.extracting(start..<position)).text
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }

  private mutating func quotedCell() -> String {
    var text: [UInt8] = []
    position += 1
    while position < bytes.count {
      let end = bytes.firstIndex(of: ASCII.quote, from: position, to: bytes.count) ?? bytes.count
      appendLines(position..<end, to: &text)
      position = end + 1
      guard position < bytes.count, bytes[position] == ASCII.quote else { break }
      text.append(ASCII.quote)
      position += 1
    }
    breaksOff = position > bytes.count
    position = min(position, bytes.count)
    // What stands between the closing mark and the separator belongs to the cell all the same.
    let rest = position
    while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
    bytes.append(rest..<position, to: &text)
    return DecodedText(repairing: text.span).text
  }

  /// Appends what stands in quotation marks, its line breaks made line feeds and counted.
  private mutating func appendLines(_ range: Range<Int>, to text: inout [UInt8]) {
    for index in range {
      let byte = bytes[index]
      if byte == ASCII.carriageReturn {
        guard index + 1 >= bytes.count || bytes[index + 1] != ASCII.lineFeed else { continue }
        text.append(ASCII.lineFeed)
        nextNumber += 1
      } else {
        if byte == ASCII.lineFeed { nextNumber += 1 }
        text.append(byte)
      }
    }
  }

  private mutating func skipLineEnd() {
    if bytes[position] == ASCII.carriageReturn, position + 1 < bytes.count,
      bytes[position + 1] == ASCII.lineFeed
    {
      position += 1
    }
    position += 1
    nextNumber += 1
  }

  /// The separator of a table: the one that stands most often in the first line, outside of
  /// quotation marks; `nil` if none does.
  static func separator(of bytes: Span<UInt8>) -> UInt8? {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for index in bytes.byteOrderMarkLength(at: 0)..<min(bytes.count, 1 << 16) {
      let byte = bytes[index]
      if byte == ASCII.quote { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { break }
      if separators.contains(byte) { counts[byte, default: 0] += 1 }
    }
    return separators.filter { counts[$0] != nil }.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
  }

  private static let separators = [ASCII.comma, ASCII.semicolon, ASCII.tab, UInt8(ascii: "|")]
}
