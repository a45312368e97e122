/// Goes over a JSON text (RFC 8259) without making anything of it.
struct JSONScanner: ~Escapable {
  private let bytes: Span<UInt8>
  private var position = 0
  private var scratch: [UInt8] = []

  private static let deepest = 512

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  mutating func expect(_ byte: UInt8, _ message: String) throws(RecordFault) {
    skipBlanks()
    guard next == byte else { throw RecordFault(message) }
    position += 1
    skipBlanks()
  }

  /// Whether another member or element comes before the end of an object or array, which is passed.
  mutating func hasNext(before end: UInt8, isFirst: Bool) throws(RecordFault) -> Bool {
    skipBlanks()
    if next == end {
      position += 1
      return false
    }
    if !isFirst { try expect(UInt8(ascii: ","), "a comma is missing") }
    return true
  }

  mutating func finish() throws(RecordFault) {
    skipBlanks()
    if position < bytes.count { throw RecordFault("there is more behind the object") }
  }

  var isAtString: Bool { next == UInt8(ascii: "\"") }

  /// Whether a text is another.
  func isText(_ place: RecordColumn.Place, _ decoded: [UInt8], _ other: [UInt8]) -> Bool {
    guard case .record(let range) = place else { return decoded == other }
    guard range.count == other.count else { return false }
    return zip(range, other).allSatisfy { bytes[$0] == $1 }
  }

  /// Passes a text. It is decoded into `text` if it has escapes.
  mutating func string(_ text: inout [UInt8]) throws(RecordFault) -> RecordColumn.Place {
    guard next == UInt8(ascii: "\"") else { throw RecordFault("a text is missing") }
    position += 1
    let start = position
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        position += 1
        return .record(start..<position - 1)
      }
      if byte == UInt8(ascii: "\\") {
        text.removeAll(keepingCapacity: true)
        text.append(copying: bytes.extracting(start..<position))
        try decodeRest(&text)
        return .scratch
      }
      if byte < 0x20 { break }
      position += 1
    }
    throw RecordFault("a text has no end")
  }

  private mutating func decodeRest(_ text: inout [UInt8]) throws(RecordFault) {
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte < 0x20 { break }
      if byte == UInt8(ascii: "\\") { try decodeEscape(&text) } else { text.append(byte) }
    }
    throw RecordFault("a text has no end")
  }

  private mutating func decodeEscape(_ text: inout [UInt8]) throws(RecordFault) {
    let letter = next
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter ?? 0)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += String(Character(try scalar())).utf8
    default: throw RecordFault("a text has an escape that JSON has not")
    }
  }

  /// The character of `\uXXXX`, or of two of them that are surrogates; one alone counts as U+FFFD.
  private mutating func scalar() throws(RecordFault) -> Unicode.Scalar {
    let first = try codeUnit()
    guard 0xD800...0xDBFF ~= first, next == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let place = position
    position += 2
    let second = try codeUnit()
    guard 0xDC00...0xDFFF ~= second else {
      position = place
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func codeUnit() throws(RecordFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw RecordFault("an escape needs four digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  /// Passes any value.
  mutating func skipValue(depth: Int = 0) throws(RecordFault) {
    guard depth < Self.deepest else { throw RecordFault("values are nested too deep") }
    switch next {
    case UInt8(ascii: "\""): _ = try skipString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipNested(depth)
    default: try skipWord()
    }
  }

  private mutating func skipString() throws(RecordFault) {
    var text: [UInt8] = []
    swap(&text, &scratch)
    _ = try string(&text)
    swap(&text, &scratch)
  }

  private mutating func skipNested(_ depth: Int) throws(RecordFault) {
    let isObject = next == UInt8(ascii: "{")
    position += 1
    var isFirst = true
    while try hasNext(before: UInt8(ascii: isObject ? "}" : "]"), isFirst: isFirst) {
      isFirst = false
      if isObject {
        try skipString()
        try expect(UInt8(ascii: ":"), "a colon is missing")
      }
      try skipValue(depth: depth + 1)
    }
  }

  private mutating func skipWord() throws(RecordFault) {
    let start = position
    while let byte = next, Self.isWordByte(byte) { position += 1 }
    let word = bytes.extracting(start..<position)
    let text = unsafe word.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    guard ["true", "false", "null"].contains(text) || JSONNumber.isNumber(word) else {
      throw RecordFault("“\(text)” is no value of JSON")
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
