extension ContentLine {
  /// The encodings of a value (RFC 2045 section 6; vCard 2.1, RFC 2426 section 5).
  enum Encoding { case none, quotedPrintable, base64 }

  /// Finds the encoding that the unfinished line `content` declares; `nil` if its part so far does
  /// not tell. What was `searched` before, in vain, is not searched again.
  static func findEncoding(in content: Span<UInt8>, from searched: Int) -> Encoding? {
    // The words can only stand among the parameters, in front of the first colon.
    var isQuoted = false
    for index in max(0, searched - longestEncodingWord)..<content.count {
      if content[index] == ASCII.quote { isQuoted.toggle() }
      if content[index] == ASCII.colon, !isQuoted || searched > 0 { return Encoding.none }
      guard content[index] == ASCII.semicolon else { continue }
      for (word, encoding) in encodingWords where content.hasWord(word, at: index + 1) {
        let end = index + 1 + word.utf8.count
        guard end < content.count else { break }
        if content[end] == ASCII.colon || content[end] == ASCII.semicolon { return encoding }
      }
    }
    return nil
  }

  private static let encodingWords: [(String, Encoding)] = [
    ("encoding=quoted-printable", .quotedPrintable), ("quoted-printable", .quotedPrintable),
    ("encoding=base64", .base64), ("base64", .base64), ("encoding=b", .base64),
  ]
  private static let longestEncodingWord = ";encoding=quoted-printable".utf8.count

  /// The encoding that the line declares, by name or bare.
  func encoding(in line: Span<UInt8>) -> Encoding {
    for parameter in parameters
    where parameter.name.isEmpty || line.isWord("encoding", in: parameter.name) {
      if line.isWord("quoted-printable", in: parameter.value) { return .quotedPrintable }
      if line.isWord("base64", in: parameter.value) || line.isWord("b", in: parameter.value) {
        return .base64
      }
    }
    return .none
  }

  /// The character set that the line declares (vCard 2.1), or `nil`.
  func characterSet(in line: Span<UInt8>) -> TextEncoding? {
    for parameter in parameters where line.isWord("charset", in: parameter.name) {
      let label = DecodedText(repairing: line.extracting(parameter.value)).text
      return TextEncoding(label: label.replacing("\"", with: ""))
    }
    return nil
  }

  /// The types, in lower case: the values of TYPE, and what stands bare.
  ///
  /// They are written as a list, as a quoted list, with the comma escaped, or in several parameters
  /// (RFC 6350 section 6.4.1). `PREF=1` counts as the type `pref` of vCard 3.0.
  func types(in line: Span<UInt8>) -> [String] {
    var types: [String] = []
    for parameter in parameters {
      if line.isWord("pref", in: parameter.name) {
        if line.isWord("1", in: parameter.value) { types.append("pref") }
      } else if parameter.name.isEmpty {
        if !Self.isBareEncoding(parameter.value, in: line),
          !line.hasWord("x-", at: parameter.value.lowerBound) || bareLabel(in: line) == nil
        {
          appendWords(of: parameter.value, in: line, to: &types)
        }
      } else if line.isWord("type", in: parameter.name) {
        appendWords(of: parameter.value, in: line, to: &types)
      }
    }
    return types
  }

  /// The decoded values of the parameter named `name`, which is in lower case.
  ///
  /// Commas outside quotation marks separate values; with `splittingQuoted`, as SORT-AS is written
  /// (RFC 6350 section 5.9), those inside do so too. Carets are resolved as in RFC 6868 section
  /// 3.1, and `\n` of LABEL is a line break (RFC 6350 section 6.3.1).
  func values(
    of name: String, in line: Span<UInt8>, splittingQuoted: Bool = false
  ) -> [String] {
    parameters.filter { line.isWord(name, in: $0.name) }
      .flatMap { values(of: $0, in: line, splittingQuoted: splittingQuoted) }
  }

  /// The decoded values of a parameter.
  func values(
    of parameter: Parameter, in line: Span<UInt8>, splittingQuoted: Bool
  ) -> [String] {
    var values: [String] = []
    // Only there a backslash means something (RFC 6350 section 6.3.1).
    let isLabel = line.isWord("label", in: parameter.name)
    var start = parameter.value.lowerBound
    var isQuoted = false
    for index in parameter.value {
      if line[index] == ASCII.quote { isQuoted.toggle() }
      guard line[index] == ASCII.comma, !isQuoted || splittingQuoted else { continue }
      values.append(Self.decode(start..<index, in: line, isLabel))
      start = index + 1
    }
    values.append(Self.decode(start..<parameter.value.upperBound, in: line, isLabel))
    return values
  }

  /// The types of most values; they need not be put together letter by letter.
  private static let usualTypes = ["cell", "home", "work", "voice", "internet", "pref", "fax"]

  private static func isBareEncoding(_ value: Range<Int>, in line: Span<UInt8>) -> Bool {
    ["quoted-printable", "base64", "8bit", "7bit"].contains { line.isWord($0, in: value) }
  }

  private func appendWords(
    of value: Range<Int>, in line: Span<UInt8>, to words: inout [String]
  ) {
    if let usual = Self.usualTypes.first(where: { line.isWord($0, in: value) }) {
      words.append(usual)
      return
    }
    var word: [UInt8] = []
    func flush() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    var isAfterCaret = false
    for index in value {
      let follows = isAfterCaret
      isAfterCaret = !follows && line[index] == ASCII.caret
      switch line[index] {
      // Of what a caret encodes (RFC 6868), no word has but the caret.
      case ASCII.caret
      where isAfterCaret && index + 1 < value.upperBound
        && "^'n".utf8.contains(line[index + 1]):
        break
      case UInt8(ascii: "'") where follows, UInt8(ascii: "n") where follows: break
      case ASCII.comma: flush()
      case ASCII.quote, ASCII.backslash, ASCII.space: break
      case let byte: word.append(ASCII.lowercased(byte))
      }
    }
    flush()
  }

  /// Whether there is anything in the value that does not stand for itself.
  private static func hasMarks(_ value: Range<Int>, in line: Span<UInt8>) -> Bool {
    for index in value {
      switch line[index] {
      case ASCII.caret, ASCII.backslash, ASCII.quote: return true
      default: break
      }
    }
    return false
  }

  private static func decode(
    _ value: Range<Int>, in line: Span<UInt8>, _ isLabel: Bool
  ) -> String {
    if !hasMarks(value, in: line) { return DecodedText(guessing: line.extracting(value)).text }
    var text: [UInt8] = []
    var index = value.lowerBound
    while index < value.upperBound {
      let byte = line[index]
      let next = index + 1 < value.upperBound ? line[index + 1] : 0
      index += 2
      switch (byte, next) {
      case (ASCII.caret, UInt8(ascii: "n")): text.append(ASCII.lineFeed)
      case (ASCII.backslash, UInt8(ascii: "n")) where isLabel,
        (ASCII.backslash, UInt8(ascii: "N")) where isLabel:
        text.append(ASCII.lineFeed)
      case (ASCII.caret, ASCII.caret): text.append(ASCII.caret)
      case (ASCII.caret, UInt8(ascii: "'")): text.append(ASCII.quote)
      case (ASCII.quote, _): index -= 1
      default:
        text.append(byte)
        index -= 1
      }
    }
    return DecodedText(guessing: text.span).text
  }
}
