/// Finds the cards in a text: what stands between BEGIN:VCARD and END:VCARD (RFC 6350 section 6.1).
///
/// What stands between cards is passed over: mail headers, wrappers, signatures. The card of an
/// AGENT (vCard 2.1) and other components belong to the card that they stand in.
struct CardScanner: ~Escapable {
  /// A line that begins or ends a card or another component.
  enum Delimiter { case begin, end, beginOther, endOther }

  private var lines: ContentLineScanner
  private let limits: CardLimits
  /// The BEGIN that was met where the card before it had not ended.
  private var pendingBegin: (start: Int, number: Int)?
  /// How many components are open inside the card.
  private var nesting = 0
  /// Whether the last property was an AGENT whose card follows.
  private var awaitsAgent = false
  private var isOpen = false

  /// Where the part of the text begins that no card was taken from yet.
  private(set) var taken = 0
  /// The number of the line there.
  private(set) var takenNumber: Int

  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, limits: CardLimits, firstNumber: Int = 1) {
    lines = ContentLineScanner(bytes, firstNumber: firstNumber)
    self.limits = limits
    takenNumber = firstNumber
  }

  /// Goes to the next card; `false` if there is none.
  ///
  /// A card that exceeds the limits is an error, and is passed over.
  mutating func next(into outline: inout CardOutline, _ log: inout ProblemLog) -> Bool {
    while take(into: &outline, &log) {
      if let excess = excess(of: outline) {
        log.fail("this card \(excess); it was left out", line: outline.number)
      } else if outline.isEnded || !outline.lines.isEmpty {
        return true
      }
    }
    return false
  }

  private func excess(of outline: CardOutline) -> String? {
    if outline.lines.count > limits.properties {
      return "has more than \(limits.properties) properties"
    }
    return outline.range.count > limits.bytes
      ? "is larger than \(limits.bytes >> 20) MiB" : nil
  }

  /// Takes the lines up to the end of a card; `false` if the text ends without one.
  private mutating func take(into outline: inout CardOutline, _ log: inout ProblemLog) -> Bool {
    if let begin = pendingBegin.take() { open(at: begin.start, begin.number, &outline) }
    while lines.advance() {
      switch delimiter(&log) {
      case .begin:
        if isOpen, awaitsAgent {
          enter(&outline, &log)
        } else if isOpen {
          pendingBegin = (lines.start, lines.number)
          return closeUnended(at: lines.start, lines.number, &outline, &log)
        } else {
          open(at: lines.start, lines.number, &outline)
        }
      case .end where nesting > 0: nesting -= 1
      case .end where isOpen: return close(&outline)
      case .end:
        log.warn(
          "END:VCARD stands here without a BEGIN:VCARD before it; remove it", line: lines.number)
      case .beginOther where isOpen: enter(&outline, &log)
      case .endOther where isOpen: nesting = max(0, nesting - 1)
      case .beginOther, .endOther: break
      case nil: if isOpen { add(&outline, &log) }
      }
    }
    return isOpen && closeUnended(at: lines.position, lines.nextNumber, &outline, &log)
  }

  private mutating func open(at start: Int, _ number: Int, _ outline: inout CardOutline) {
    isOpen = true
    nesting = 0
    awaitsAgent = false
    outline.begin(at: start, line: number)
    (taken, takenNumber) = (start, number)
  }

  private mutating func close(_ outline: inout CardOutline) -> Bool {
    isOpen = false
    outline.isEnded = true
    outline.closing = lines.start - outline.range.lowerBound
    outline.range = outline.range.lowerBound..<lines.position
    (taken, takenNumber) = (lines.position, lines.nextNumber)
    return true
  }

  private mutating func closeUnended(
    at end: Int, _ number: Int, _ outline: inout CardOutline, _ log: inout ProblemLog
  ) -> Bool {
    isOpen = false
    log.fail(
      "this card has no END:VCARD, so part of it may be lost; get the file again, or add the line",
      line: outline.number)
    outline.range = outline.range.lowerBound..<end
    outline.closing = outline.range.count
    outline.openCount = nesting
    (taken, takenNumber) = (end, number)
    return true
  }

  /// Enters a component inside the card. The card of an AGENT belongs to the AGENT's own piece.
  private mutating func enter(_ outline: inout CardOutline, _ log: inout ProblemLog) {
    if nesting == 0 {
      if awaitsAgent, let last = outline.lines.indices.last {
        outline.lines[last].kind = .agent
      } else {
        append(.opaque, to: &outline)
      }
    }
    awaitsAgent = false
    nesting += 1
    guard nesting == Self.nestingLimit else { return }
    log.fail("cards are nested more than \(Self.nestingLimit) deep here", line: lines.number)
  }

  /// More than two levels were never seen.
  private static let nestingLimit = 100

  private mutating func add(_ outline: inout CardOutline, _ log: inout ProblemLog) {
    awaitsAgent = Self.announcesCard(lines.content)
    guard nesting == 0 else { return }
    append(lines.isFolded ? .folded : .plain, to: &outline)
  }

  /// Whether the line is an AGENT whose card follows.
  private static func announcesCard(_ content: Span<UInt8>) -> Bool {
    var line = ContentLine()
    return content.hasWord("agent", at: 0) && line.parse(content)
      && content.trimmed(line.value).isEmpty
  }

  private func append(_ kind: CardOutline.Line.Kind, to outline: inout CardOutline) {
    // One more than allowed shows that there are too many.
    guard outline.lines.count <= limits.properties else { return }
    let base = outline.range.lowerBound
    let end = kind == .plain ? lines.end : lines.position
    outline.lines.append(
      CardOutline.Line(
        start: UInt32(truncatingIfNeeded: lines.start - base),
        end: UInt32(truncatingIfNeeded: max(lines.start, end) - base),
        number: UInt32(truncatingIfNeeded: lines.number - outline.number), kind: kind))
  }
}

extension CardScanner {
  /// What the current line delimits, or `nil` if it is not BEGIN or END.
  private mutating func delimiter(_ log: inout ProblemLog) -> Delimiter? {
    let content = lines.content
    guard let first = content.isEmpty ? nil : content[0] else { return nil }
    // Few lines begin with these letters or with padding, so most are done here.
    switch ASCII.lowercased(first) {
    case UInt8(ascii: "b"), UInt8(ascii: "e"), 0...ASCII.space: break
    default: return nil
    }
    if !isOpen, lines.breaksOff, Self.isBeginningOfBegin(content) {
      log.fail("the file breaks off where a card begins; get it again", line: lines.number)
    }
    return Self.delimiter(of: content)
  }

  /// What an unfolded line delimits, or `nil` if it is not BEGIN or END.
  static func delimiter(of content: Span<UInt8>) -> Delimiter? {
    var line = ContentLine()
    return line.parse(content) ? delimiter(of: line, in: content) : nil
  }

  /// What a line delimits, or `nil` if it is not BEGIN or END.
  static func delimiter(of line: ContentLine, in content: Span<UInt8>) -> Delimiter? {
    let isBegin = content.isWord("begin", in: line.name)
    guard isBegin || content.isWord("end", in: line.name) else { return nil }
    let isCard = content.isWord("vcard", in: content.trimmed(line.value))
    return isBegin ? (isCard ? .begin : .beginOther) : (isCard ? .end : .endOther)
  }

  /// Whether the line is the beginning of `BEGIN:VCARD`, but not all of it.
  static func isBeginningOfBegin(_ content: Span<UInt8>) -> Bool {
    let whole = "begin:vcard"
    return content.count < whole.utf8.count
      && content.hasWord(String(whole.prefix(content.count)), at: 0)
  }
}
