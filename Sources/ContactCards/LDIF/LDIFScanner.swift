/// Takes the lines of LDIF apart (RFC 2849).
///
/// Beyond the standard, as programs write it: text that is not ASCII and not in base64, no blank
/// behind the colon, attribute names in any letter case.
struct LDIFScanner: ~Escapable {
  /// An attribute and its value.
  struct Line {
    /// The name in lower case, without options.
    var name: String
    /// The options in lower case, such as `lang-en`.
    var options: [String]
    var value: [UInt8]
    /// Whether the value is the address of a file that has it.
    var isLink: Bool
    var number: Int

    /// The value as text.
    var text: String { DecodedText(guessing: value.span).text }
  }

  private let bytes: Span<UInt8>
  private var lines: LineScanner
  private var line: [UInt8] = []
  private var number = 0

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, firstNumber: Int = 1) {
    self.bytes = bytes
    lines = LineScanner(bytes, firstNumber: firstNumber)
  }

  /// Where the next entry begins.
  var position: Int { lines.position }

  /// The line of the next entry.
  var nextNumber: Int { lines.nextNumber }

  /// Whether the entry that was taken last has the empty line at its end, and something behind that.
  private(set) var isWhole = false

  /// Takes the attributes up to the next empty line; `nil` at the end of the file. An entry without
  /// any is one of comments.
  mutating func next(_ log: inout ProblemLog) -> [Line]? {
    guard !lines.isAtEnd else { return nil }
    var entry: [Line] = []
    isWhole = false
    while advance() {
      if line.isEmpty {
        isWhole = !lines.isAtEnd
        break
      }
      if line.first == UInt8(ascii: "#") { continue }
      if let parsed = parse() {
        entry.append(parsed)
      } else {
        log.warn("this line has no colon and was left out", line: number)
      }
    }
    return entry
  }

  /// Goes to the next line, and joins the lines behind it that begin with a blank.
  private mutating func advance() -> Bool {
    guard let range = lines.next() else { return false }
    number = lines.number
    line.removeAll(keepingCapacity: true)
    bytes.append(
      min(
        range.upperBound, range.lowerBound + bytes.byteOrderMarkLength(at: range.lowerBound))..<range
        .upperBound, to: &line)
    while !lines.isAtEnd, bytes[lines.position] == ASCII.space, let next = lines.next() {
      bytes.append(next.lowerBound + 1..<next.upperBound, to: &line)
    }
    return true
  }

  private func parse() -> Line? {
    guard let colon = line.firstIndex(of: ASCII.colon) else { return nil }
    let words = line[..<colon].split(separator: ASCII.semicolon).map {
      DecodedText(repairing: Array($0).span).text.trimmingBlanks().lowercased()
    }
    guard let name = words.first, !name.isEmpty else { return nil }
    var start = colon + 1
    let mark = start < line.count ? line[start] : 0
    if mark == ASCII.colon || mark == ASCII.less { start += 1 }
    while start < line.count, line[start] == ASCII.space { start += 1 }
    var value = Array(line[start...])
    if mark == ASCII.colon {
      guard let decoded = Base64.decode(String(decoding: value, as: UTF8.self)) else { return nil }
      value = decoded
    }
    return Line(
      name: name, options: Array(words.dropFirst()), value: value, isLink: mark == ASCII.less,
      number: number)
  }
}
