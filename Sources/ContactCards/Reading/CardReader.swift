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
/// ``CardLimits``, however large the file is. Files of other formats are kept until they are whole;
/// their contacts come as cards of version 4.0.
public struct CardReader: Sendable {
  /// What kind of reading the file needs.
  private enum Mode: Sendable {
    /// Too little has come to tell.
    case undecided
    case cards
    case whole
  }

  private var mode = Mode.undecided
  private var cards: CardStream
  private var wide: WideTextStream?
  /// What came before it was clear what it is, or all of a file that is read as a whole.
  private var held: [UInt8] = []
  /// The cards of a file that is read as a whole, the last one first.
  private var pending: [ReadCard] = []
  private var maker = CardMaker([])
  private var isFinished = false
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
    case .cards: pass(bytes)
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
    if mode == .whole { readWhole() } else { cards.finish() }
  }

  /// Takes the next card; `nil` if more of the file is needed, or there is none.
  ///
  /// - Returns: The card, with the line that it began on.
  /// - Complexity: O(*n*) in the size of the card, averaged over the file.
  public mutating func next() -> ReadCard? {
    switch mode {
    case .undecided: return nil
    case .cards: return cards.next()
    case .whole: return pending.popLast() ?? maker.next()
    }
  }

  /// Finds out what the file is.
  private mutating func decide() {
    if encoding == .utf16 || encoding == nil, let order = WideText.order(of: held.span) {
      wide = WideTextStream(order.order, skipping: order.start)
    } else if encoding == .utf16 {
      wide = WideTextStream(.little, skipping: 0)
    }
    if format == nil { format = recognize() }
    guard format == .vCard else {
      mode = .whole
      return
    }
    mode = .cards
    let start = held
    held = []
    pass(start)
  }

  private func recognize() -> ContactFormat? {
    guard var wide else { return ContactFormat.recognizeNarrow(held.span) }
    return ContactFormat.recognizeNarrow(wide.convert(held).span)
  }

  private mutating func pass(_ bytes: [UInt8]) {
    if wide == nil {
      cards.append(bytes)
    } else if let narrow = wide?.convert(bytes) {
      cards.append(narrow)
    }
  }

  private mutating func readWhole() {
    let reading = ContactReader.read(
      bytes: held.span, format: format, encoding: encoding, keepsAll: true)
    held = []
    format = reading.format
    cards.log = reading.log
    pending = reading.cards.reversed()
    maker = CardMaker(reading.records)
  }
}
