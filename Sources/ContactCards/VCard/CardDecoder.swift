/// Decodes the lines of a card that is outlined.
struct CardDecoder {
  /// What is known of the encoding of the text.
  var context: TextContext
  /// Whether pictures in the card itself are decoded.
  var keepsPictures: Bool
  /// Whether the whole text is known to be UTF-8, so that no card has to be looked at.
  private let isAllUTF8: Bool
  private var line = ContentLine()

  init(_ context: TextContext, keepsPictures: Bool, isAllUTF8: Bool = false) {
    self.context = context
    self.context.isUTF8 = isAllUTF8
    self.isAllUTF8 = isAllUTF8
    self.keepsPictures = keepsPictures
  }

  /// The contact that the bytes of a card describe.
  mutating func contact(
    _ outline: CardOutline, in card: Span<UInt8>, _ log: inout ProblemLog
  ) -> Contact {
    begin(card)
    var contact = VCardContact(keepsPictures: keepsPictures)
    for index in outline.lines.indices {
      let number = outline.number + Int(outline.lines[index].number)
      add(outline.lines[index], of: card, at: number, to: &contact, &log)
    }
    contact.warnAboutVersion(at: outline.number, into: &log)
    return contact.finished()
  }

  /// Begins a card, whose lines are to be added.
  mutating func begin(_ card: Span<UInt8>) {
    guard !isAllUTF8 else { return }
    context.isUTF8 = !context.isForced && (try? UTF8Span(validating: card)) != nil
  }

  /// Adds a piece of a card.
  mutating func add(
    _ line: CardOutline.Line, of card: Span<UInt8>, at number: Int,
    to contact: inout VCardContact, _ log: inout ProblemLog
  ) {
    let (start, end) = (Int(line.start), Int(line.end))
    switch line.kind {
    case .plain:
      let content = card.extracting(start + card.byteOrderMarkLength(at: start)..<end)
      add(content, at: number, to: &contact, &log)
    case .folded:
      // What stands behind the last line is not looked at: it has no say in where that ends.
      var lines = ContentLineScanner(card.extracting(start..<end))
      if lines.advance() { add(lines.content, at: number, to: &contact, &log) }
    case .agent, .opaque: break
    }
  }

  private mutating func add(
    _ content: Span<UInt8>, at number: Int, to contact: inout VCardContact, _ log: inout ProblemLog
  ) {
    guard line.parse(content) else {
      log.warn(
        "this line has no colon and was left out; if it belongs to the line before, begin it with "
          + "a blank", line: number)
      return
    }
    guard let property = VCardProperty(line.name, in: content) else { return }
    if let transcoded = context.transcode(content, line), line.parse(transcoded.bytes.span) {
      log.note(transcoded.fault, line: number)
      _ = contact.add(property, of: line, in: transcoded.bytes.span, context)
    } else {
      let fault = contact.add(property, of: line, in: content, context)
      log.note(fault, line: number)
    }
  }
}
