extension CardProperty {
  /// The property of an unfolded content line, or `nil` if it is no content line.
  init?(_ content: Span<UInt8>, _ context: TextContext) {
    var line = ContentLine()
    guard line.parse(content) else { return nil }
    if let transcoded = context.transcode(content, line), line.parse(transcoded.bytes.span) {
      self.init(line, in: transcoded.bytes.span, context)
    } else {
      self.init(line, in: content, context)
    }
  }

  private init(_ line: ContentLine, in content: Span<UInt8>, _ context: TextContext) {
    group = line.group.isEmpty ? "" : DecodedText(repairing: content.extracting(line.group)).text
    name = DecodedText(repairing: content.extracting(line.name)).text
    guard !line.parameters.isEmpty else {
      parameters = []
      value =
        DecodedText(guessing: content.extracting(line.value), fallback: context.fallback).text
      return
    }
    let encoding = line.encoding(in: content)
    parameters = line.parameters.compactMap { parameter in
      line.isAboutText(parameter, encoding, in: content)
        ? nil : line.decoded(parameter, in: content)
    }
    switch encoding {
    case .quotedPrintable:
      value = Self.canonical(quotedPrintable: line, in: content, context)
    case .base64:
      let digits = content.bytes(in: line.value).filter { !ASCII.isWhitespace($0) }
      value = String(decoding: digits, as: UTF8.self)
    case .none:
      value =
        DecodedText(guessing: content.extracting(line.value), fallback: context.fallback).text
    }
  }

  /// The value of a line in quoted-printable, in the notation of vCard 3.0: what is encoded never
  /// separates, what stands as it is does.
  private static func canonical(
    quotedPrintable line: ContentLine, in content: Span<UInt8>, _ context: TextContext
  ) -> String {
    let declared = line.characterSet(in: content)
    var value = ""
    var start = line.value.lowerBound
    func append(upTo end: Int) {
      var bytes: [UInt8] = []
      QuotedPrintable.decode(start..<end, of: content, into: &bytes)
      let text: String
      if let declared, declared != .utf8 {
        text = declared.decode(bytes.span).text
      } else {
        text = DecodedText(guessing: bytes.span, fallback: context.fallback).text
      }
      // Backslashes escape here too: many writers escape first and encode then.
      value += CardValue.escaped(CardValue.unescaped(text[...]))
    }
    var index = start
    while index < line.value.upperBound {
      let byte = content[index]
      if byte == ASCII.semicolon || byte == ASCII.comma {
        append(upTo: index)
        value.unicodeScalars.append(Unicode.Scalar(byte))
        start = index + 1
      }
      index += byte == ASCII.backslash ? 2 : 1
    }
    append(upTo: line.value.upperBound)
    return value
  }
}

extension ContentLine {
  /// Whether a parameter only tells how the value is encoded as text.
  fileprivate func isAboutText(
    _ parameter: Parameter, _ encoding: Encoding, in content: Span<UInt8>
  ) -> Bool {
    if content.isWord("charset", in: parameter.name) { return true }
    guard encoding != .base64 else { return false }
    if content.isWord("encoding", in: parameter.name) { return true }
    return parameter.name.isEmpty
      && ["quoted-printable", "8bit", "7bit"].contains { content.isWord($0, in: parameter.value) }
  }

  /// A parameter with its values.
  fileprivate func decoded(_ parameter: Parameter, in content: Span<UInt8>) -> CardParameter {
    let name = DecodedText(repairing: content.extracting(parameter.name)).text
    let isNamedType = content.isWord("type", in: parameter.name)
    let splitsQuoted = isNamedType || content.isWord("sort-as", in: parameter.name)
    let values = values(of: parameter, in: content, splittingQuoted: splitsQuoted)
    guard name.isEmpty || isNamedType else { return CardParameter(name, values) }
    // Some writers escape the comma between types.
    let types = values.map { $0.utf8.last == ASCII.backslash ? String($0.dropLast()) : $0 }
    return CardParameter(name, types.filter { !$0.isEmpty })
  }
}
