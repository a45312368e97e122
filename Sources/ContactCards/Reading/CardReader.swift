/// Reads cards one at a time from a file that comes in pieces.
///
/// ```swift
/// var reader = CardReader()
/// while let piece = nextPiece() {
///   reader.append(piece)
///   while let read = reader.next() { print(read.line, read.card.contact.displayName) }
/// }
/// reader.finish()
/// while let read = reader.next() { print(read.line, read.card.contact.displayName) }
/// ```
///
/// Of vCards it keeps no more than the pieces that a card is still missing the end of, up to
/// ``CardLimits``, however large the file is; and so of all other formats but property lists, which are
/// kept until they are whole. Contacts of other formats come as cards of version 4.0.
public struct CardReader: Sendable {
  /// What kind of reading the file needs.
  private enum Mode: Sendable {
    /// Too little has come to tell.
    case undecided
    case cards
    case records
    case whole
  }

  private var mode = Mode.undecided
  private var cards: CardStream
  private var wide: WideTextStream?
  /// What came before it was clear what it is, or all of a file that is read as a whole.
  private var held: [UInt8] = []
  /// The records of a text.
  private var records: RecordStream?
  /// The contacts of a property list.
  private var list = PropertyListContacts(nil)
  private var maker = CardMaker()
  private let limits: CardLimits
  private var isFinished = false
  private var hasEnded = false
  private let encoding: TextEncoding?

  /// The format of the file: the one insisted on, or the one that the content tells; `nil` before
  /// that is clear, and for a file of none that is known.
  public private(set) var format: ContactFormat?

  /// The language of a file's first bytes is clear after so many.
  private static let enough = 1 << 16

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - format: The format to insist on; without it, the content tells.
  ///   - encoding: The encoding to insist on; without it, the content tells.
  ///   - limits: How large a card may be.
  public init(
    format: ContactFormat? = nil, encoding: TextEncoding? = nil, limits: CardLimits = .standard
  ) {
    self.format = format
    self.encoding = encoding
    self.limits = limits
    let context = TextContext(
      fallback: encoding == .utf8 ? nil : encoding,
      isForced: encoding != nil && encoding != .utf8)
    cards = CardStream(context, limits: limits)
  }

  /// What is wrong with the file, as far as it was read.
  public var problems: [ContactProblem] { cards.log.problems }

  /// Whether some problem is an error, so that contacts may be missing.
  public var hasErrors: Bool { cards.log.errorCount > 0 }

  /// What stood behind the last card.
  ///
  /// It is empty before the file is finished and all cards are taken.
  public var trailing: [UInt8] { isFinished ? cards.rest : [] }

  /// Takes the next piece of the file.
  ///
  /// - Parameter bytes: The piece, of any size.
  /// - Complexity: O(*n*) in the size of the piece.
  public mutating func append(_ bytes: [UInt8]) {
    switch mode {
    case .cards, .records: pass(bytes)
    case .whole: held += bytes
    case .undecided:
      held += bytes
      if held.count >= Self.enough { decide() }
    }
  }

  /// Says that the file has ended.
  public mutating func finish() {
    guard !isFinished else { return }
    if mode == .undecided { decide() }
    isFinished = true
    switch mode {
    case .whole: readWhole()
    case .records: records?.finish(&cards.log)
    case .cards, .undecided: cards.finish()
    }
  }

  /// Takes the next card; `nil` if more of the file is needed, or there is none.
  ///
  /// - Returns: The card, with the line that it began on.
  /// - Complexity: O(*n*) in the size of the card, averaged over the file.
  public mutating func next() -> ReadCard? {
    switch mode {
    case .undecided: return nil
    case .cards: return cards.next()
    case .records: return nextRecord()
    case .whole: return isFinished ? nextOfList() : nil
    }
  }

  private mutating func nextRecord() -> ReadCard? {
    if let read = records?.next(&maker, &cards.log) { return read }
    if isFinished, !hasEnded { cards.log.finish() }
    hasEnded = isFinished
    return nil
  }

  private mutating func nextOfList() -> ReadCard? {
    var reading = ContactReading()
    swap(&reading.log, &cards.log)
    defer { swap(&reading.log, &cards.log) }
    if let record = list.next(&reading) { return maker.card(of: record) }
    if !hasEnded { reading.log.finish() }
    hasEnded = true
    return nil
  }

  /// Finds out what the file is.
  private mutating func decide() {
    if encoding == .utf16 || encoding == nil, let order = WideText.order(of: held.span) {
      wide = WideTextStream(order.order, skipping: order.start)
    } else if encoding == .utf16 {
      wide = WideTextStream(.little, skipping: 0)
    }
    if format == nil { format = recognize() }
    if let reader = format?.blockReader(keepsAll: true) {
      mode = .records
      records = RecordStream(reader, wide == nil ? encoding : .utf8, limits: limits)
    } else if format == .vCard {
      mode = .cards
    } else {
      mode = .whole
      return
    }
    let start = held
    held = []
    pass(start)
  }

  private func recognize() -> ContactFormat? {
    guard var wide else { return ContactFormat.recognizeNarrow(held.span) }
    return ContactFormat.recognizeNarrow(wide.convert(held).span)
  }

  private mutating func pass(_ bytes: [UInt8]) {
    let narrow = wide?.convert(bytes) ?? bytes
    if mode == .records {
      records?.append(narrow, &cards.log)
    } else {
      cards.append(narrow)
    }
  }

  private mutating func readWhole() {
    var reading = ContactReading()
    reading.format = format
    let narrow = wide?.convert(held) ?? held
    held = []
    list = PropertyListContacts(ContactFile(encoding: encoding).list(narrow.span, into: &reading))
    cards.log = reading.log
  }
}
