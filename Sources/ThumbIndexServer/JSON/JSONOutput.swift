internal import ContactCards

/// JSON (RFC 8259) as it is written, byte for byte.
struct JSONOutput: Sendable {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init(capacity: Int = 1024) { bytes.reserveCapacity(capacity) }

  private mutating func beginValue() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Notes that a member has been written piece by piece.
  mutating func noteMember() { needsComma = true }

  /// Appends a piece of JSON.
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes an object whose members `body` writes.
  mutating func object(_ body: (inout JSONOutput) -> Void) { nested("{", "}", body) }

  /// Writes an array whose elements `body` writes.
  mutating func array(_ body: (inout JSONOutput) -> Void) { nested("[", "]", body) }

  private mutating func nested(
    _ opening: StaticString, _ closing: StaticString, _ body: (inout JSONOutput) -> Void
  ) {
    beginValue()
    append(opening)
    needsComma = false
    body(&self)
    append(closing)
    needsComma = true
  }

  /// Writes the name of the member whose value comes next.
  mutating func key(_ name: StaticString) {
    beginValue()
    bytes.append(UInt8(ascii: "\""))
    append(name)
    append("\":")
    needsComma = false
  }

  mutating func value(_ text: String) {
    beginValue()
    JSONText.append(text, to: &bytes)
  }

  /// Writes a text in UTF-8; what isn't is repaired.
  mutating func value(utf8 text: Span<UInt8>) {
    beginValue()
    append(utf8: text)
  }

  /// Appends such a text.
  mutating func append(utf8 text: Span<UInt8>) {
    if (try? UTF8Span(validating: text)) != nil {
      JSONText.append(text, to: &bytes)
    } else {
      let copy = text.indices.map { text[$0] }
      JSONText.append(String(decoding: copy, as: UTF8.self), to: &bytes)
    }
  }

  mutating func value(_ number: Int64) {
    beginValue()
    appendDigits(of: number)
  }

  mutating func value(_ number: Int) { value(Int64(number)) }

  mutating func value(_ flag: Bool) {
    beginValue()
    append(flag ? "true" : "false")
  }

  mutating func null() {
    beginValue()
    append("null")
  }

  /// Writes bytes in quotation marks that need no escapes.
  mutating func plain(_ body: (inout [UInt8]) -> Void) {
    beginValue()
    bytes.append(UInt8(ascii: "\""))
    body(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends a number.
  mutating func appendDigits(of number: Int64) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}

extension JSONOutput {
  mutating func member(_ name: StaticString, _ text: String) {
    key(name)
    value(text)
  }

  mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { value(text) } else { null() }
  }

  mutating func member(_ name: StaticString, _ number: Int64) {
    key(name)
    value(number)
  }

  mutating func member(_ name: StaticString, _ number: Int) { member(name, Int64(number)) }

  mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    value(flag)
  }

  /// Writes a range as `[start,end]`.
  mutating func range(_ range: Range<Int>) {
    array { output in
      output.value(range.lowerBound)
      output.value(range.upperBound)
    }
  }

  /// One object.
  static func object(_ body: (inout JSONOutput) -> Void) -> JSONOutput {
    var output = JSONOutput()
    output.object(body)
    return output
  }
}
