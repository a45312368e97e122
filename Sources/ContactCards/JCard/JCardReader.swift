/// Reads jCard (RFC 7095): one, or an array of them.
enum JCardReader {
  /// Reads a text in UTF-8.
  static func read(_ bytes: Span<UInt8>, keepsAll: Bool, into reading: inout ContactReading) {
    var parser = JSONParser(bytes)
    let root = parser.parse()
    for element in cards(in: root) { read(element, keepsAll: keepsAll, into: &reading) }
    if let failure = parser.failure {
      reading.fail(failure.message, line: failure.line)
    } else if root.map({ cards(in: $0).isEmpty && $0.elements?.isEmpty != true }) ?? true {
      reading.fail("this JSON text holds no jCard", line: 1)
    }
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

  /// The jCards in a value: itself, or its elements.
  private static func cards(in root: JSONValue?) -> [JSONValue] {
    guard let elements = root?.elements else { return [] }
    if elements.first?.text?.lowercased() == "vcard" { return root.map { [$0] } ?? [] }
    return elements.filter { $0.elements?.first?.text?.lowercased() == "vcard" }
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
