/// The value of a content line, decoded part by part.
///
/// A value is split at its separators first and decoded after that, so that an escaped or encoded
/// separator stays text (RFC 6350 section 3.4).
struct PropertyValue: ~Escapable {
  private let line: Span<UInt8>
  private let range: Range<Int>
  private let isQuotedPrintable: Bool
  /// The encoding of quoted-printable bytes that the line declares.
  private let declared: TextEncoding?
  private let context: TextContext
  private var scratch: [UInt8] = []

  /// What had to be guessed about the encoding of the parts decoded so far.
  private(set) var fault: DecodedText.Fault?

  @_lifetime(copy line)
  init(of content: ContentLine, in line: Span<UInt8>, _ context: TextContext) {
    self.line = line
    self.context = context
    range = content.value
    isQuotedPrintable =
      !content.parameters.isEmpty && content.encoding(in: line) == .quotedPrintable
    declared = isQuotedPrintable ? content.characterSet(in: line) : nil
  }

  /// The whole value as one text.
  mutating func text() -> String { decode(range) }

  /// The whole value without the blanks around it, as identifiers and addresses are meant.
  mutating func trimmedText() -> String { decode(line.trimmed(range)) }

  /// Whether the value begins with `word`, which is in lower case.
  func begins(with word: String) -> Bool { line.hasWord(word, at: line.trimmed(range).lowerBound) }

  /// The values of a list: `a,b`. Empty ones are left out.
  mutating func list() -> [String] {
    list(in: range, keepingLooseCommas: false).map { $0.trimmingBlanks() }
  }

  /// The components of a structured value: `a;b`.
  ///
  /// A comma in them is text: this is for ORG, whose components are no lists (RFC 6350 section
  /// 6.6.4).
  mutating func components() -> [String] {
    var components: [String] = []
    forEachPart(of: range, separator: ASCII.semicolon) { value, part in
      components.append(value.decode(part))
    }
    return components
  }

  /// A component of a structured value: one text, as nearly always, or a list of them.
  enum Component {
    case one(String)
    case several([String])

    /// The texts as one.
    func text(joinedBy separator: String) -> String {
      switch self {
      case .one(let text): text
      case .several(let texts): texts.joined(separator: separator)
      }
    }

    /// The texts, each an element.
    var list: [String] {
      switch self {
      case .one(let text): [text]
      case .several(let texts): texts
      }
    }
  }

  /// Calls `body` with each component of a structured value that is not blank: `a,b;c`.
  mutating func forEachComponent(_ body: (_ index: Int, _ component: Component) -> Void) {
    var index = 0
    forEachPart(of: range, separator: ASCII.semicolon) { value, part in
      if !part.isEmpty {
        let component = value.component(part)
        if case .one(let text) = component, text.isBlank {} else { body(index, component) }
      }
      index += 1
    }
  }

  private mutating func component(_ part: Range<Int>) -> Component {
    guard line.firstIndex(of: ASCII.comma, from: part.lowerBound, to: part.upperBound) != nil else {
      return .one(decode(part))
    }
    return .several(list(in: part, keepingLooseCommas: true))
  }

  /// The values of a list. `keepingLooseCommas` makes a comma before a blank text, as a writer who
  /// does not escape means it: “Dell, Jr.”
  private mutating func list(in range: Range<Int>, keepingLooseCommas: Bool) -> [String] {
    guard line.firstIndex(of: ASCII.comma, from: range.lowerBound, to: range.upperBound) != nil
    else {
      let text = decode(range)
      return text.isBlank ? [] : [text]
    }
    var values: [String] = []
    forEachPart(of: range, separator: ASCII.comma) { value, part in
      let text = value.decode(part)
      if keepingLooseCommas, let last = values.indices.last, text.utf8.first == ASCII.space {
        values[last] += "," + text
      } else if !text.isBlank {
        values.append(text)
      }
    }
    return values
  }

  private mutating func forEachPart(
    of range: Range<Int>, separator: UInt8,
    _ body: (inout PropertyValue, Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      let byte = line[index]
      if byte == ASCII.backslash {
        index += 1
      } else if byte == separator {
        body(&self, start..<index)
        start = index + 1
      }
      index += 1
    }
    body(&self, start..<range.upperBound)
  }

  private mutating func decode(_ part: Range<Int>) -> String {
    guard !part.isEmpty else { return "" }
    if isQuotedPrintable { return decodeQuotedPrintable(part) }
    guard line.firstIndex(of: ASCII.backslash, from: part.lowerBound, to: part.upperBound) != nil
    else { return text(of: line.extracting(part)) }
    scratch.removeAll(keepingCapacity: true)
    line.append(part, to: &scratch)
    ValueEscapes.resolve(in: &scratch)
    if context.isUTF8 { return unsafe String(copying: UTF8Span(unchecked: scratch.span)) }
    let decoded = DecodedText(guessing: scratch.span, fallback: context.fallback)
    return note(decoded)
  }

  /// A text whose bytes need not be checked again if the whole card was.
  private mutating func text(of bytes: Span<UInt8>) -> String {
    if context.isUTF8 { return unsafe String(copying: UTF8Span(unchecked: bytes)) }
    return note(DecodedText(guessing: bytes, fallback: context.fallback))
  }

  private mutating func decodeQuotedPrintable(_ part: Range<Int>) -> String {
    scratch.removeAll(keepingCapacity: true)
    QuotedPrintable.decode(part, of: line, into: &scratch)
    if let declared, declared != .utf8 {
      // The bytes of a character may be those of a backslash, so escapes are resolved last.
      scratch = Array(declared.decode(scratch.span).text.utf8)
    }
    ValueEscapes.resolve(in: &scratch)
    return note(DecodedText(guessing: scratch.span, fallback: context.fallback))
  }

  private mutating func note(_ decoded: DecodedText) -> String {
    fault = decoded.fault ?? fault
    return decoded.text
  }
}
