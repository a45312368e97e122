/// The text of an XML element: characters, references and CDATA sections (XML 1.0 sections 2.4 and
/// 4.1).
struct XMLCharacterData {
  /// Why the text could not be taken.
  enum Failure: Error {
    /// The file ends inside the element.
    case endOfFile
    /// Another element begins inside the element.
    case elementInText
  }

  /// The text, line ends made line feeds (XML 1.0 section 2.11).
  private(set) var text = ""
  /// What had to be guessed about its encoding.
  private(set) var fault: DecodedText.Fault?
  /// The first reference that is not one of XML itself, such as `&nbsp;`; it stays as it is
  /// written.
  private(set) var unknownReference: String?

  /// Takes the text at the scanner's position, up to the end tag, which is left.
  init(from scanner: inout XMLScanner) throws(Failure) {
    let start = scanner.position
    var end = start
    while end < scanner.bytes.count, Self.isPlain(scanner.bytes[end]) { end += 1 }
    guard end < scanner.bytes.count else { throw .endOfFile }
    let decoded: DecodedText
    if scanner.bytes.hasWord("</", at: end) {
      scanner.position = end
      decoded = DecodedText(guessing: scanner.bytes.extracting(start..<end))
    } else {
      let characters = try takeCharacters(from: &scanner)
      decoded = DecodedText(guessing: characters.span)
    }
    text = decoded.text
    fault = decoded.fault
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte != ASCII.less && byte != ASCII.ampersand && byte != ASCII.carriageReturn
  }

  /// The slow path: the text byte by byte, with all that XML allows in it.
  private mutating func takeCharacters(
    from scanner: inout XMLScanner
  ) throws(Failure) -> [UInt8] {
    var characters: [UInt8] = []
    while scanner.position < scanner.bytes.count {
      let position = scanner.position
      switch scanner.bytes[position] {
      case ASCII.less:
        if scanner.bytes.hasWord("</", at: position) { return characters }
        try takeSection(from: &scanner, into: &characters)
      case ASCII.ampersand:
        takeReference(from: &scanner, into: &characters)
      case ASCII.carriageReturn:
        let isPair =
          position + 1 < scanner.bytes.count && scanner.bytes[position + 1] == ASCII.lineFeed
        characters.append(ASCII.lineFeed)
        scanner.position += isPair ? 2 : 1
      case let byte:
        characters.append(byte)
        scanner.position += 1
      }
    }
    throw .endOfFile
  }

  private func takeSection(
    from scanner: inout XMLScanner, into characters: inout [UInt8]
  ) throws(Failure) {
    let start = scanner.position
    if scanner.bytes.hasWord("<![cdata[", at: start) {
      guard scanner.skip(past: "]]>", from: start + 9) else { throw .endOfFile }
      for index in start + 9..<scanner.position - 3 { characters.append(scanner.bytes[index]) }
    } else if scanner.bytes.hasWord("<!--", at: start) {
      guard scanner.skip(past: "-->", from: start + 4) else { throw .endOfFile }
    } else {
      // Without an end it is a tag that the file breaks off in.
      var end = start
      while end < scanner.bytes.count, scanner.bytes[end] != ASCII.greater { end += 1 }
      throw end < scanner.bytes.count ? .elementInText : .endOfFile
    }
  }

  private mutating func takeReference(
    from scanner: inout XMLScanner, into characters: inout [UInt8]
  ) {
    // The longest reference that means something is "&#x0010FFFF;", give or take zeros.
    let start = scanner.position + 1
    let limit = min(scanner.bytes.count, start + 32)
    var end = start
    while end < limit, scanner.bytes[end] != ASCII.semicolon { end += 1 }
    if end < limit {
      let name = DecodedText(repairing: scanner.bytes.extracting(start..<end)).text
      if let scalar = Self.scalar(named: name) {
        characters.append(contentsOf: String(Character(scalar)).utf8)
        scanner.position = end + 1
        return
      }
      unknownReference = unknownReference ?? "&\(name);"
    } else {
      unknownReference = unknownReference ?? "&"
    }
    characters.append(ASCII.ampersand)
    scanner.position = start
  }

  /// The character of a reference; U+FFFD for a number that is no character of XML.
  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "apos": return "'"
    case "quot": return "\""
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard let value = UInt32(number, radix: isHexadecimal ? 16 : 10) else { return nil }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
