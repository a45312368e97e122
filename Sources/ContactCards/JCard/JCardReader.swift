/// Reads jCard (RFC 7095): one, or an array of them.
struct JCardReader: BlockReader {
  private enum State: Sendable {
    case start
    /// In front of the first element of the array, or its end.
    case first
    /// In front of another element.
    case element
    /// Behind an element.
    case separator
    /// Inside the only card.
    case single
    case end
    case failed
  }

  private let keepsAll: Bool
  private var state = State.start
  /// Whether some card was met, or there can be none.
  private var isAnswered = false

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  mutating func read(
    _ bytes: Span<UInt8>, at number: Int, isLast: Bool, into reading: inout ContactReading
  ) -> (taken: Int, number: Int) {
    var elements = JSONElements(bytes, firstLine: number)
    if state == .start { begin(&elements, bytes, isLast: isLast) }
    while step(&elements, bytes, isLast: isLast, into: &reading) {}
    guard isLast else { return (elements.position, elements.line) }
    if state != .failed, !isAnswered { reading.fail("this JSON text holds no jCard", line: 1) }
    return (bytes.count, elements.line)
  }

  /// Goes into the array, if that is one of cards and not a card itself.
  private mutating func begin(_ elements: inout JSONElements, _ bytes: Span<UInt8>, isLast: Bool) {
    elements.skipMark()
    elements.skipBlanks()
    let start = elements
    guard elements.take(UInt8(ascii: "[")) else {
      if elements.position < bytes.count || isLast { state = .single }
      return
    }
    elements.skipBlanks()
    guard elements.position < bytes.count || isLast else {
      elements = start
      return
    }
    let isCard = elements.position < bytes.count && bytes[elements.position] == ASCII.quote
    state = isCard || elements.position == bytes.count ? .single : .first
    if state == .single { elements = start }
  }

  /// Reads an element or what stands between; `false` if more has to come, or nothing does.
  private mutating func step(
    _ elements: inout JSONElements, _ bytes: Span<UInt8>, isLast: Bool,
    into reading: inout ContactReading
  ) -> Bool {
    elements.skipBlanks()
    guard elements.position < bytes.count || isLast else { return false }
    switch state {
    case .start, .failed: return false
    case .end:
      if elements.position < bytes.trimmed(0..<bytes.count).upperBound {
        fail("there is more behind the end of the JSON text", elements.line, &reading)
      }
      return false
    case .separator:
      if elements.take(UInt8(ascii: "]")) {
        state = .end
      } else if elements.take(ASCII.comma) {
        state = .element
      } else {
        fail(
          elements.position < bytes.count
            ? "a comma or “]” is missing here" : "the JSON text breaks off; get the file again",
          elements.line, &reading)
      }
      return true
    case .first where elements.take(UInt8(ascii: "]")):
      (state, isAnswered) = (.end, true)
      return true
    case .first, .element, .single:
      return readElement(&elements, bytes, isLast: isLast, into: &reading)
    }
  }

  private mutating func readElement(
    _ elements: inout JSONElements, _ bytes: Span<UInt8>, isLast: Bool,
    into reading: inout ContactReading
  ) -> Bool {
    let (start, line) = (elements.position, elements.line)
    guard let end = elements.endOfElement() ?? (isLast ? bytes.count : nil) else { return false }
    elements.move(to: end)
    var parser = JSONParser(bytes.extracting(start..<end), firstLine: line)
    let value = parser.parse()
    if let value, value.elements?.first?.text?.lowercased() == "vcard" {
      isAnswered = true
      Self.read(value, keepsAll: keepsAll, into: &reading)
    }
    if let failure = parser.failure {
      fail(failure.message, failure.line, &reading)
    } else {
      state = state == .single ? .end : .separator
    }
    return true
  }

  private mutating func fail(_ message: String, _ line: Int, _ reading: inout ContactReading) {
    reading.fail(message, line: line)
    state = .failed
  }

  /// Whether the text begins as one jCard or an array of them does.
  static func isBeginning(_ bytes: Span<UInt8>) -> Bool {
    var position = bytes.byteOrderMarkLength(at: 0)
    var brackets = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "[") {
        brackets += 1
      } else if !ASCII.isWhitespace(byte) {
        return (1...2).contains(brackets) && bytes.hasWord("\"vcard\"", at: position)
          || brackets == 1 && byte == UInt8(ascii: "]")
      }
      position += 1
    }
    return false
  }

  private static func read(
    _ element: JSONValue, keepsAll: Bool, into reading: inout ContactReading
  ) {
    let line = Int(element.line)
    var card = Card(version: .v40)
    for entry in element.elements?.dropFirst().first?.elements ?? [] {
      guard let property = JCardProperty.property(of: entry) else {
        reading.warn("this is no property of jCard and was left out", line: Int(entry.line))
        continue
      }
      if property.key != "VERSION" { card.append(property) }
    }
    if keepsAll {
      reading.cards.append(ReadCard(card, line: line))
    } else {
      reading.records.append(.init(card.contact, line: line))
    }
  }
}
