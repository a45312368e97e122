/// Reads vCards: content lines between BEGIN:VCARD and END:VCARD (RFC 6350 section 6.1, RFC 2426).
///
/// What stands between cards is skipped: mail headers, wrappers, signatures. Inside a card, other
/// components and the nested card of an AGENT (vCard 2.1) are skipped whole.
struct VCardReader {
  /// A line that begins or ends a card or another component.
  enum Delimiter { case begin, end, beginOther, endOther }

  /// The card being read, and the line it began on.
  private var card: (contact: VCardContact, line: Int)?
  /// How many components are open inside the card.
  private var nesting = 0
  /// Whether the last property may go on in lines that are no content lines: base64 of vCard 2.1.
  private var isInBase64 = false
  /// Whether the last property was an AGENT whose card follows.
  private var awaitsAgent = false

  /// Reads all cards of a text.
  static func read(_ bytes: Span<UInt8>, into reading: inout ContactReading) {
    var reader = VCardReader()
    var lines = ContentLineScanner(bytes)
    var line = ContentLine()
    while lines.advance() {
      let content = lines.content
      if reader.card == nil, lines.breaksOff, isBeginningOfBegin(content) {
        reading.fail("the file breaks off where a card begins; get it again", line: lines.number)
      } else if line.parse(content) {
        reader.take(line, in: content, at: lines.number, into: &reading)
      } else {
        reader.takeNoLine(at: lines.number, into: &reading)
      }
    }
    reader.closeUnended(into: &reading)
  }

  /// What a line delimits, or `nil` if it is not BEGIN or END.
  static func delimiter(of line: ContentLine, in content: Span<UInt8>) -> Delimiter? {
    guard let property = VCardProperty(line.name, in: content) else { return nil }
    let isCard = content.isWord("vcard", in: content.trimmed(line.value))
    return switch property {
    case .begin: isCard ? .begin : .beginOther
    case .end: isCard ? .end : .endOther
    default: nil
    }
  }

  /// Whether the line is the beginning of `BEGIN:VCARD`, but not all of it.
  static func isBeginningOfBegin(_ content: Span<UInt8>) -> Bool {
    let whole = "begin:vcard"
    return content.count < whole.utf8.count
      && content.hasWord(String(whole.prefix(content.count)), at: 0)
  }

  private mutating func take(
    _ line: ContentLine, in content: Span<UInt8>, at number: Int, into reading: inout ContactReading
  ) {
    let followsAgent = awaitsAgent
    awaitsAgent = false
    isInBase64 = false
    switch Self.delimiter(of: line, in: content) {
    case .begin: begin(at: number, isAgent: followsAgent, into: &reading)
    case .end: end(at: number, into: &reading)
    case .beginOther: if card != nil { nesting += 1 }
    case .endOther: nesting = max(0, nesting - 1)
    case nil:
      guard card != nil else { return }
      let property = VCardProperty(line.name, in: content)
      awaitsAgent = property == .agent && content.trimmed(line.value).isEmpty
      guard nesting == 0 else { return }
      isInBase64 = !line.parameters.isEmpty && line.encoding(in: content) == .base64
      guard let property else { return }
      let fault = card?.contact.add(property, of: line, in: content)
      reading.note(fault ?? nil, line: number)
    }
  }

  private mutating func begin(at number: Int, isAgent: Bool, into reading: inout ContactReading) {
    if card != nil, isAgent {
      nesting += 1
      return
    }
    closeUnended(into: &reading)
    card = (VCardContact(), number)
  }

  private mutating func end(at number: Int, into reading: inout ContactReading) {
    if nesting > 0 {
      nesting -= 1
    } else if let (contact, line) = card.take() {
      contact.warnAboutVersion(at: line, into: &reading)
      reading.records.append(.init(contact.finished(), line: line))
    } else {
      reading.warn("END:VCARD stands here without a BEGIN:VCARD before it; remove it", line: number)
    }
  }

  /// Keeps what was read of a card that never ended, if there is anything.
  private mutating func closeUnended(into reading: inout ContactReading) {
    guard let (contact, line) = card.take() else { return }
    reading.fail(
      "this card has no END:VCARD, so part of it may be lost; get the file again, or add the line",
      line: line)
    if !contact.isEmpty { reading.records.append(.init(contact.finished(), line: line)) }
    nesting = 0
  }

  private func takeNoLine(at number: Int, into reading: inout ContactReading) {
    guard card != nil, nesting == 0, !isInBase64 else { return }
    reading.warn(
      "this line has no colon and was left out; if it belongs to the line before, begin it with "
        + "a blank", line: number)
  }
}
