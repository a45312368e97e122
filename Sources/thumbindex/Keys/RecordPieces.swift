/// Records out of bytes that come in pieces. It keeps no more than the record that is not whole yet.
struct RecordPieces {
  /// What ends a record.
  enum Framing {
    case lineFeed
    /// LF, CR LF or CR.
    case lineEnd
    /// A length of four bytes stands before each.
    case length
  }

  enum Found {
    /// Where a record lies in `bytes`.
    case record(Range<Int>)
    case tooLong
    /// The length of the last record is more than there is.
    case cutOff
  }

  private let framing: Framing
  private(set) var bytes: [UInt8] = []
  /// How much of the bytes is done with.
  private var start = 0
  /// Where to go on looking for an end.
  private var looked = 0
  private var isFinished = false
  /// How much of a record that is too long is still to be passed over; of a line all that comes.
  private var skipping = 0
  /// How many records have been found.
  private(set) var count = 0

  /// Longer records are none.
  static let longest = 16 << 20

  init(_ framing: Framing) { self.framing = framing }

  mutating func append(_ piece: ArraySlice<UInt8>) {
    bytes.removeSubrange(..<start)
    looked -= start
    start = 0
    bytes += piece
  }

  mutating func finish() { isFinished = true }

  /// Takes the next record; nil if more bytes are needed, or there is none.
  mutating func next() -> Found? {
    let found = framing == .length ? nextFrame() : nextLine()
    if found != nil { count += 1 }
    return found
  }

  private mutating func nextLine() -> Found? {
    guard let end = lineEnd() else { return restOfLine() }
    let line = start..<end.lowerBound
    (start, looked) = (end.upperBound, end.upperBound)
    guard skipping == 0 else {
      skipping = 0
      return nextLine()
    }
    return line.count > Self.longest ? .tooLong : .record(line)
  }

  /// What there is where no line ends any more.
  private mutating func restOfLine() -> Found? {
    let rest = start..<bytes.count
    if skipping > 0 {
      (start, looked) = (bytes.count, bytes.count)
      return nil
    }
    if rest.count > Self.longest {
      (start, looked, skipping) = (bytes.count, bytes.count, 1)
      return .tooLong
    }
    guard isFinished, !rest.isEmpty else { return nil }
    start = bytes.count
    return .record(rest)
  }

  /// The bytes that end the first line.
  private mutating func lineEnd() -> Range<Int>? {
    if let feed = bytes.firstIndex(of: UInt8(ascii: "\n"), from: looked, to: bytes.count) {
      if framing == .lineEnd, let end = carriageReturn(before: feed) { return end }
      let hasReturn = feed > start && bytes[feed - 1] == UInt8(ascii: "\r")
      return (hasReturn ? feed - 1 : feed)..<feed + 1
    }
    if framing == .lineEnd, let end = carriageReturn(before: bytes.count) {
      // An LF may follow in the next piece.
      if isFinished || end.upperBound < bytes.count { return end }
      looked = end.lowerBound
    } else {
      looked = bytes.count
    }
    return nil
  }

  /// The first CR before a place that is no part of CR LF.
  private func carriageReturn(before end: Int) -> Range<Int>? {
    let place = bytes.firstIndex(of: UInt8(ascii: "\r"), from: looked, to: end)
    guard let place, place + 1 < end || end == bytes.count else { return nil }
    return place..<place + 1
  }

  private mutating func nextFrame() -> Found? {
    let skipped = min(skipping, bytes.count - start)
    start += skipped
    skipping -= skipped
    guard skipping == 0, start < bytes.count else { return nil }
    let body = start + 4
    guard body <= bytes.count else { return cutOff() }
    let length = bytes[start..<body].reduce(0) { $0 << 8 | Int($1) }
    if length > Self.longest {
      (start, skipping) = (body, length)
      return .tooLong
    }
    guard length <= bytes.count - body else { return cutOff() }
    start = body + length
    return .record(body..<start)
  }

  private mutating func cutOff() -> Found? {
    guard isFinished else { return nil }
    start = bytes.count
    return .cutOff
  }
}
