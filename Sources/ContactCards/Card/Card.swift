/// A card that loses nothing: its properties in order, with the bytes that they came from.
///
/// A card is a collection of ``CardProperty``, which are decoded when they are asked for. What was
/// read and is not changed is written byte for byte, with its folds, letter case, encoding and line
/// ends; what is changed or added is written as the card's ``version`` has it.
///
/// ```swift
/// var card = Card(version: .v40)
/// card.append(CardProperty("FN", text: "Ada Fairweather"))
/// String(decoding: card.bytes, as: UTF8.self)
/// // BEGIN:VCARD, VERSION:4.0, FN:Ada Fairweather, END:VCARD
/// ```
public struct Card: Sendable {
  /// A piece between opening and closing: a property, or what stands between properties.
  struct Piece: Sendable {
    /// Where its bytes are.
    var range: Range<Int>
    /// Where its last line ends, as the outline has it. Lines that hold nothing may follow.
    var contentEnd: Int
    var kind: CardOutline.Line.Kind
  }

  /// The bytes of the card as it was read, and behind them those of new pieces.
  var storage: [UInt8]
  var pieces: [Piece]
  /// BEGIN.
  var opening: Range<Int>
  /// END, or nothing.
  var closing: Range<Int>
  /// What is known of the encoding.
  var context: TextContext
  private var isChanged = false
  /// How many components inside the card have no END.
  private(set) var openCount = 0

  /// The version of vCard that the card says it is, or `nil` if it says none or an unknown one.
  public private(set) var version: CardVersion?

  /// Makes a card with no property but VERSION.
  ///
  /// - Parameter version: The version of vCard.
  public init(version: CardVersion) {
    let lines = ["BEGIN:VCARD\r\n", "VERSION:\(version.rawValue)\r\n", "END:VCARD\r\n"]
    storage = Array(lines.joined().utf8)
    let ends = (lines[0].utf8.count, lines[0].utf8.count + lines[1].utf8.count)
    opening = 0..<ends.0
    pieces = [Piece(range: ends.0..<ends.1, contentEnd: ends.1 - 2, kind: .plain)]
    closing = ends.1..<storage.count
    context = TextContext(isUTF8: true)
    self.version = version
  }

  /// The card that is outlined in a text.
  init(_ outline: CardOutline, in text: Span<UInt8>, _ context: TextContext) {
    storage = text.bytes(in: outline.range)
    pieces = outline.lines.indices.map {
      Piece(
        range: outline.piece(at: $0), contentEnd: Int(outline.lines[$0].end),
        kind: outline.lines[$0].kind)
    }
    opening = 0..<(pieces.first?.range.lowerBound ?? outline.closing)
    closing = outline.closing..<storage.count
    self.context = context
    self.context.isUTF8 = !context.isForced && (try? UTF8Span(validating: storage.span)) != nil
    openCount = outline.openCount
    version = statedVersion
  }

  private var statedVersion: CardVersion? {
    for piece in pieces where span(of: piece).hasWord("version", at: 0) {
      return CardVersion(rawValue: property(of: piece).text.trimmingBlanks())
    }
    // Old programs fold even this line, and may put it into a group.
    guard let property = first(where: { $0.key == "VERSION" }) else { return nil }
    return CardVersion(rawValue: property.text.trimmingBlanks())
  }

  /// The bytes of the card: those that were read, where nothing is changed.
  ///
  /// - Complexity: O(*n*) in the size of the card.
  public var bytes: [UInt8] {
    guard isChanged else { return storage }
    var result: [UInt8] = []
    result.reserveCapacity(storage.count)
    let span = storage.span
    span.append(opening, to: &result)
    var (end, isSoft) = (opening.upperBound, false)
    for piece in pieces + [Piece(range: closing, contentEnd: 0, kind: .opaque)]
    where !piece.range.isEmpty {
      // A piece that the file broke off in has no line end.
      if let last = result.last, last != ASCII.lineFeed, last != ASCII.carriageReturn {
        result += lineEnd.utf8
      }
      if isSoft { appendEmptyLine(to: &result) }
      if piece.range.lowerBound != end { separate(piece.range, from: &result) }
      span.append(piece.range, to: &result)
      (end, isSoft) = (piece.range.upperBound, endsSoftly(piece))
    }
    return result
  }

  /// Whether a piece ends with a soft line break, behind which the text broke off.
  private func endsSoftly(_ piece: Piece) -> Bool {
    guard piece.kind == .folded, piece.range.upperBound != closing.lowerBound || closing.isEmpty,
      let last = storage.span.trimmed(piece.range).last, storage[last] == ASCII.equals
    else { return false }
    var line = ContentLine()
    let bytes = content(of: piece)
    return line.parse(bytes) && line.encoding(in: bytes) == .quotedPrintable
  }

  /// Sees to it that what comes next is not taken for the rest of the line in front of it, which stood
  /// elsewhere.
  private func separate(_ next: Range<Int>, from result: inout [UInt8]) {
    let span = storage.span
    var lines = LineScanner(span.extracting(next))
    let line = lines.next() ?? 0..<0
    let start = next.lowerBound + line.lowerBound
    if ASCII.isBlank(span[start]) {
      // Nothing goes on behind a line with a byte order mark alone.
      result += [0xEF, 0xBB, 0xBF] + lineEnd.utf8
    } else if span.firstIndex(of: ASCII.colon, from: start, to: start + line.count) == nil {
      appendEmptyLine(to: &result)
    }
  }

  private func appendEmptyLine(to result: inout [UInt8]) {
    // A CR alone would be one line end with what comes.
    if result.last == ASCII.carriageReturn { result.append(ASCII.lineFeed) }
    result += lineEnd.utf8
  }

  /// Whether the card has an END.
  public var isEnded: Bool { !closing.isEmpty }

  /// Adds the END that is missing.
  public mutating func end() {
    guard closing.isEmpty else { return }
    isChanged = true
    let start = storage.count
    // A soft line break at the end would take the END for the rest of its line.
    let last = pieces.last.flatMap { storage.span.trimmed($0.range).last }
    if let last, storage[last] == ASCII.equals {
      storage += (lineEnd + lineEnd).utf8
    }
    for _ in 0...openCount { storage += ("END:VCARD" + lineEnd).utf8 }
    openCount = 0
    closing = start..<storage.count
  }

  /// What ends the lines of the card.
  var lineEnd: String {
    storage.span.firstIndex(of: ASCII.carriageReturn, from: 0, to: opening.upperBound) == nil
      && !opening.isEmpty ? "\n" : "\r\n"
  }

  /// Notes that the pieces are not those that were read.
  mutating func noteChange() { isChanged = true }

  @_lifetime(borrow self)
  func span(of piece: Piece) -> Span<UInt8> {
    storage.span.extracting(piece.range)
  }

  /// The lines of a piece that are a property, without those behind it that hold nothing.
  @_lifetime(borrow self)
  func content(of piece: Piece) -> Span<UInt8> {
    storage.span.extracting(piece.range.lowerBound..<piece.contentEnd)
  }

  /// Writes a property in place of a piece. The lines behind that which hold nothing stay.
  mutating func write(_ property: CardProperty, insteadOf old: Piece) -> Piece {
    var piece = write(property)
    guard old.kind == .plain || old.kind == .folded, !property.name.isEmpty else { return piece }
    var lines = LineScanner(storage.span.extracting(old.contentEnd..<old.range.upperBound))
    if old.kind == .plain { _ = lines.next() }
    let rest = old.contentEnd + lines.position..<old.range.upperBound
    // What is in base64 has got an empty line already.
    if !property.isBase64, !rest.isEmpty {
      // A slice would share the memory, and so have all of it copied.
      storage += storage.span.bytes(in: rest)
    }
    piece.range = piece.range.lowerBound..<storage.count
    return piece
  }

  /// Writes a property behind the bytes that are there.
  mutating func write(_ property: CardProperty) -> Piece {
    isChanged = true
    if property.key == "VERSION" { version = CardVersion(rawValue: property.text) }
    let start = storage.count
    if property.name.isEmpty {
      // A piece that is no property is kept as it is.
      storage += property.value.utf8
      // A soft line break at its end is not to reach into the next line.
      if let last = storage.span.trimmed(start..<storage.count).last, storage[last] == ASCII.equals
      {
        storage += (lineEnd + lineEnd).utf8
      }
      return Piece(range: start..<storage.count, contentEnd: storage.count, kind: .opaque)
    }
    let line = PropertyWriter(version: version ?? .v40, lineEnd: lineEnd).line(of: property)
    storage += encoded(line)
    return Piece(range: start..<storage.count, contentEnd: storage.count, kind: .folded)
  }

  /// The bytes of a line in the card's encoding, if that has all of its characters.
  private func encoded(_ line: String) -> [UInt8] {
    guard !context.isUTF8, let encoding = context.fallback else { return Array(line.utf8) }
    let bytes = encoding.encode(line) ?? Array(line.utf8)
    // What happens to be UTF-8 would be read as that.
    let isMistaken = !context.isForced && (try? UTF8Span(validating: bytes.span)) != nil
    return isMistaken || encoding.decode(bytes.span).text != line ? Array(line.utf8) : bytes
  }
}
