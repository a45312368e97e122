/// Reads JSON (RFC 8259).
///
/// Nesting is limited, and a file that breaks off gives what stands before the break.
struct JSONParser: ~Escapable {
  private let bytes: Span<UInt8>
  private var position: Int
  private var line: Int
  private var depth = 0
  private var valueCount = 0
  /// Honest files have more than three bytes a value; so memory stays in proportion to the file.
  private let valueLimit: Int

  /// What is wrong, once something is.
  private(set) var failure: ContactProblem?

  /// jCard takes six levels.
  private static let nestingLimit = 64

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, firstLine: Int = 1) {
    self.bytes = bytes
    line = firstLine
    position = bytes.byteOrderMarkLength(at: 0)
    valueLimit = bytes.count / 3 + 1_024
  }

  /// Reads the value of the file.
  mutating func parse() -> JSONValue? {
    let value = value()
    skipBlanks()
    if failure == nil, position < bytes.trimmed(0..<bytes.count).upperBound {
      fail("there is more behind the end of the JSON text")
    }
    return value
  }

  private mutating func fail(_ message: String) {
    guard failure == nil else { return }
    failure = ContactProblem(.error, line: line, message: message)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, ASCII.isWhitespace(bytes[position]) {
      if bytes[position] == ASCII.lineFeed { line += 1 }
      position += 1
    }
  }

  /// Goes past a byte if it comes next.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() -> JSONValue? {
    skipBlanks()
    guard position < bytes.count else {
      fail("the JSON text breaks off; get the file again")
      return nil
    }
    let start = line
    valueCount += 1
    guard valueCount <= valueLimit else {
      fail("there are far more values than a contact file of this size has")
      return nil
    }
    let content: JSONValue.Content?
    let first = bytes[position]
    switch first {
    case ASCII.quote: content = string().map { .string($0) }
    case UInt8(ascii: "["): content = nested { .array($0.elements()) }
    case UInt8(ascii: "{"): content = nested { .object($0.members()) }
    default: content = word()
    }
    return content.map { JSONValue(content: $0, line: UInt32(truncatingIfNeeded: start)) }
  }

  private mutating func nested(
    _ body: (inout JSONParser) -> JSONValue.Content
  ) -> JSONValue.Content? {
    guard depth < Self.nestingLimit else {
      fail("values are nested more than \(Self.nestingLimit) deep; no contacts are")
      return nil
    }
    position += 1
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }

  private mutating func elements() -> [JSONValue] {
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return elements }
    while failure == nil, let element = value() {
      elements.append(element)
      if take(UInt8(ascii: "]")) { return elements }
      if !take(ASCII.comma) { fail("a comma or “]” is missing here") }
    }
    return elements
  }

  private mutating func members() -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    if take(UInt8(ascii: "}")) { return members }
    while failure == nil {
      skipBlanks()
      guard position < bytes.count, bytes[position] == ASCII.quote, let name = string(),
        take(ASCII.colon), let value = value()
      else {
        fail("a member of an object is missing here")
        break
      }
      members.append(JSONValue.Member(name: name, value: value))
      if take(UInt8(ascii: "}")) { return members }
      if !take(ASCII.comma) { fail("a comma or “}” is missing here") }
    }
    return members
  }

  private mutating func word() -> JSONValue.Content? {
    let start = position
    while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
    let text = String(decoding: bytes.bytes(in: start..<position), as: UTF8.self)
    switch text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    default: break
    }
    if text.utf8.count <= 64, Double(text) != nil { return .number(text) }
    fail("this is no value of JSON")
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || (0x30...0x39).contains(byte) || "+-.".utf8.contains(byte)
  }
}

extension JSONParser {
  private mutating func string() -> String? {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let start = position
      while position < bytes.count, bytes[position] != ASCII.quote,
        bytes[position] != ASCII.backslash
      {
        if bytes[position] == ASCII.lineFeed { line += 1 }
        position += 1
      }
      bytes.append(start..<position, to: &text)
      guard position < bytes.count else { break }
      position += 1
      if bytes[position - 1] == ASCII.quote { return DecodedText(guessing: text.span).text }
      appendEscape(to: &text)
    }
    fail("the JSON text breaks off inside quotation marks; get the file again")
    return nil
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    guard position < bytes.count else { return }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(ASCII.lineFeed)
    case UInt8(ascii: "t"): text.append(ASCII.tab)
    case UInt8(ascii: "r"): text.append(ASCII.carriageReturn)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): break
    case UInt8(ascii: "u"): text += String(Character(escapedScalar())).utf8
    default: text.append(letter)
    }
  }

  /// The character of `\uXXXX`, or of two of them that are surrogates.
  private mutating func escapedScalar() -> Unicode.Scalar {
    let first = codeUnit()
    guard 0xD800...0xDBFF ~= first, bytes.hasWord("\\u", at: position) else {
      return Unicode.Scalar(first) ?? "\u{FFFD}"
    }
    position += 2
    let second = codeUnit()
    guard 0xDC00...0xDFFF ~= second else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count, let digit = ASCII.hexadecimalValue(bytes[position]) else {
        return 0xFFFD
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
