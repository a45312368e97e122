/// Reads the records of a text that comes in pieces, and keeps no more of it than the record that is not
/// whole yet.
struct RecordStream: Sendable {
  private var reading = ContactReading()
  private var reader: any BlockReader
  private var text: TextStream
  private let limits: CardLimits
  private var buffer: [UInt8] = []
  /// How much of the buffer is done with.
  private var start = 0
  /// The line there.
  private var number = 1
  /// How much is read at a time: a record makes far more than it takes in the file.
  private var room = blockSize
  private var isFinished = false
  /// Whether the rest of a record that is too large is passed over.
  private var isSkipping = false
  private var isDone = false
  /// The records or cards that are read, the last one first.
  private var records: [ContactReading.Record] = []
  private var cards: [ReadCard] = []

  /// How much is read at a time, where that holds a whole record.
  static let blockSize = 1 << 14

  init(_ reader: any BlockReader, _ encoding: TextEncoding?, limits: CardLimits) {
    self.reader = reader
    self.limits = limits
    text = TextStream(encoding)
  }

  mutating func append(_ bytes: [UInt8], _ log: inout ProblemLog) {
    buffer.removeSubrange(..<start)
    start = 0
    buffer += text.convert(bytes, isLast: false, &log)
  }

  mutating func finish(_ log: inout ProblemLog) {
    buffer += text.convert([], isLast: true, &log)
    isFinished = true
  }

  /// Takes the next card, or makes it; `nil` if more of the text is needed, or there is none.
  mutating func next(_ maker: inout CardMaker, _ log: inout ProblemLog) -> ReadCard? {
    while true {
      if let card = cards.popLast() { return card }
      if let record = records.popLast() { return maker.card(of: record) }
      guard !isDone, readBlock(&log) else { return nil }
    }
  }

  /// Reads the next part of the buffer; `false` if there is too little.
  private mutating func readBlock(_ log: inout ProblemLog) -> Bool {
    let isLast = isFinished && buffer.count - start <= room
    guard isLast || buffer.count - start >= room else { return false }
    if isSkipping, !skipLine() { return !isLast || finishReading() }
    let bytes = buffer
    let part = bytes.span.extracting(start..<start + min(room, bytes.count - start))
    reading.log = log
    log = ProblemLog()
    let (taken, next) = reader.read(part, at: number, isLast: isLast, into: &reading)
    if isLast { isDone = true }
    (start, number) = (start + taken, next)
    if taken > 0 || isLast { room = Self.blockSize } else { grow() }
    log = reading.log
    reading.log = ProblemLog()
    records = reading.records.reversed()
    cards = reading.cards.reversed()
    (reading.records, reading.cards) = ([], [])
    return true
  }

  private mutating func finishReading() -> Bool {
    isDone = true
    return true
  }

  /// Looks at twice as much: no record is whole in what there is.
  private mutating func grow() {
    room *= 2
    guard room > limits.bytes else { return }
    let (size, line) = (limits.bytes >> 20, number)
    reading.log.fail("this contact is larger than \(size) MiB; it was left out", line: line)
    reader.skip()
    isSkipping = true
    room = Self.blockSize
  }

  /// Goes to the line behind the one that is passed over; `false` if that has not come.
  private mutating func skipLine() -> Bool {
    let end = buffer.span.firstIndex(of: ASCII.lineFeed, from: start, to: buffer.count)
    start = end.map { $0 + 1 } ?? buffer.count
    guard end != nil else { return false }
    number += 1
    isSkipping = false
    return buffer.count > start
  }
}
