extension PropertyWriter {
  /// A content line folded between characters, with its end.
  func folded(_ line: String) -> String {
    guard line.utf8.count > Self.longestLine else { return line + lineEnd }
    let bytes = Array(line.utf8)
    let end = Array(lineEnd.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 24 + 4)
    var start = 0
    while start < bytes.count {
      // The blank that marks a continuation counts.
      let room = start == 0 ? Self.longestLine : Self.longestLine - 1
      let next = Self.boundary(in: bytes, atOrBefore: start + room, after: start)
      if start > 0 { result.append(ASCII.space) }
      result += bytes[start..<next]
      result += end
      start = next
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The last place between characters up to `limit`.
  private static func boundary(in bytes: [UInt8], atOrBefore limit: Int, after start: Int) -> Int {
    guard limit < bytes.count else { return bytes.count }
    var place = limit
    while place > start + 1, bytes[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  /// The content line of vCard 2.1.
  ///
  /// It never folds text, because its readers disagree on what becomes of the blank: what is long,
  /// not ASCII or has line breaks is quoted-printable, whose soft line breaks all know.
  func oldLine(of property: CardProperty) -> String {
    let head = oldHead(of: property)
    if property.isBase64 { return base64Line(head, property.value) }
    let line = head + ":" + property.value
    let isPlain = line.utf8.count <= Self.longestLine && line.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
    if isPlain, !property.value.contains("\\n"), !property.value.contains("\\N") {
      return line + lineEnd
    }
    // It stands before parameters in quotation marks, which few readers of this version heed.
    let name = head.prefix { $0 != ";" }
    let rest = String(head.dropFirst(name.count))
    let whole = "\(name);ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8\(rest):"
    return QuotedPrintable.encode(property.value, after: whole, lineEnd: lineEnd) + lineEnd
  }

  private func oldHead(of property: CardProperty) -> String {
    var head = property.group.isEmpty ? "" : Self.word(property.group) + "."
    head += Self.word(property.name)
    for parameter in property.parameters where Self.isWritten(parameter) {
      if parameter.isNamed("TYPE") || parameter.name.isEmpty {
        head += parameter.values.map(bareType).joined()
      } else {
        head +=
          ";" + Self.word(parameter.name) + "="
          + parameter.values.map(Self.parameterValue).joined(separator: ",")
      }
    }
    return head
  }

  /// A type as vCard 2.1 writes it, by its value alone.
  private func bareType(_ type: String) -> String {
    let value = Self.parameterValue(type.uppercased())
    let isWord = value.utf8.allSatisfy { ASCII.isLetter($0) || "-0123456789".utf8.contains($0) }
    return isWord && !Self.encodings.contains(value) ? ";" + value : ";TYPE=" + value
  }

  /// Base64 folded as telephones expect it, with an empty line behind it.
  private func base64Line(_ head: String, _ digits: String) -> String {
    folded(head + ":" + digits) + lineEnd
  }
}
