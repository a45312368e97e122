/// Writes a property as a content line of a version.
struct PropertyWriter {
  let version: CardVersion
  /// What ends a line: CR LF, unless the card has LF alone.
  var lineEnd = "\r\n"

  /// The longest line in bytes, its end not counted (RFC 6350 section 3.2).
  static let longestLine = 75

  /// The content line, folded, with its end.
  func line(of property: CardProperty) -> String {
    version == .v21 ? oldLine(of: property) : folded(head(of: property) + ":" + value(of: property))
  }

  /// The value on one line.
  private func value(of property: CardProperty) -> String {
    Self.onOneLine(property.value)
  }

  /// Group, name and parameters.
  private func head(of property: CardProperty) -> String {
    var head = property.group.isEmpty ? "" : Self.word(property.group) + "."
    head += Self.word(property.name)
    for parameter in property.parameters where Self.isWritten(parameter) {
      head += ";" + text(of: parameter)
    }
    return head
  }

  /// Whether a parameter is written. One that says how the value is encoded as text would be a lie.
  static func isWritten(_ parameter: CardParameter) -> Bool {
    guard let value = parameter.values.first, !parameter.isNamed("CHARSET") else { return false }
    return !parameter.isNamed("ENCODING") || ["b", "base64"].contains(value.lowercased())
  }

  /// Words that name an encoding where they stand bare.
  static let encodings: Set<String> = ["QUOTED-PRINTABLE", "BASE64", "B", "8BIT", "7BIT"]

  private func text(of parameter: CardParameter) -> String {
    if parameter.isNamed("SORT-AS"), parameter.values.count > 1 {
      // The standard's own examples put the list into quotation marks (RFC 6350 section 5.9).
      return "\(parameter.name)=" + Self.quoted(parameter.values.joined(separator: ","))
    }
    let values = parameter.values.map(Self.parameterValue)
    guard parameter.name.isEmpty else {
      return Self.word(parameter.name) + "=" + values.joined(separator: ",")
    }
    return version == .v21
      ? values.joined(separator: ";") : "TYPE=" + values.joined(separator: ",")
  }

  /// A value of a parameter, in quotation marks where it needs some, its own encoded by RFC 6868.
  static func parameterValue(_ text: String) -> String {
    let bytes = text.utf8.span
    guard !bytes.isEmpty, !ASCII.isBlank(bytes[0]), !ASCII.isBlank(bytes[bytes.count - 1]) else {
      return quoted(text)
    }
    for index in bytes.indices where isSeparator(bytes[index]) { return quoted(text) }
    return caretEncoded(text)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == ASCII.colon || byte == ASCII.semicolon || byte == ASCII.comma
  }

  private static func quoted(_ text: String) -> String { "\"\(caretEncoded(text))\"" }

  private static func isEncoded(_ byte: UInt8) -> Bool {
    byte < ASCII.space || byte == ASCII.caret || byte == ASCII.quote || byte == ASCII.backslash
  }

  private static func caretEncoded(_ text: String) -> String {
    guard text.utf8.contains(where: isEncoded) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "^": result += "^^".unicodeScalars
      case "\"": result += "^'".unicodeScalars
      case "\n": result += "^n".unicodeScalars
      case "\t": result.append(scalar)
      case _ where scalar.value < 0x20: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A name with nothing in it that would end it.
  static func word(_ name: String) -> String {
    // A property of these names would begin or end a card.
    if name.utf8.count <= 5, ["BEGIN", "END"].contains(name.uppercased()) { return "X-" + name }
    let isWord = name.utf8.allSatisfy { byte in
      ASCII.isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    guard !isWord || name.isEmpty else { return name }
    let letters = name.utf8.map { byte in
      ASCII.isLetter(byte) || (0x30...0x39).contains(byte)
        ? byte : UInt8(ascii: "-")
    }
    return letters.isEmpty ? "X-" : String(decoding: letters, as: UTF8.self)
  }

  /// A value whose line breaks, which should have been escaped, are.
  static func onOneLine(_ value: String) -> String {
    guard value.utf8.contains(where: { $0 < ASCII.space && $0 != ASCII.tab }) else { return value }
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n".unicodeScalars
      case "\t": result.append(scalar)
      case _ where scalar.value < 0x20: break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
