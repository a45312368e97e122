/// A text that comes in pieces, brought to UTF-8.
///
/// It is taken for UTF-8 up to the first line that is not. From there on it has the encoding that this line
/// and the text behind it tell, unless most of that is UTF-8 all the same.
struct TextStream: Sendable {
  /// The encoding, if it is not UTF-8.
  private var encoding: TextEncoding?
  /// Whether what has come so far is UTF-8, so that the rest is looked at.
  private var isUTF8 = true
  /// Whether the ends of lines are to be found in the encoding.
  private var hasLines = true
  private let insisted: TextEncoding?
  /// What cannot be converted before more has come.
  private var held: [UInt8] = []
  private var number = 1

  /// So much text tells its encoding.
  private static let enough = 1 << 16

  init(_ encoding: TextEncoding?) {
    insisted = encoding
    guard let encoding, encoding != .utf8 else { return }
    self.encoding = encoding
    isUTF8 = false
    hasLines = encoding.encode("\n") == [ASCII.lineFeed]
  }

  /// Converts the next piece, as far as it goes.
  mutating func convert(_ bytes: [UInt8], isLast: Bool, _ log: inout ProblemLog) -> [UInt8] {
    held += bytes
    if isUTF8 {
      let whole = takeUTF8(isLast: isLast)
      guard needsDecision, isLast || held.count >= Self.enough else { return whole }
      decide(&log)
      return whole + convert([], isLast: isLast, &log)
    }
    guard let encoding else {
      return Array(String(decoding: take(isLast) { $0 < 0x80 }, as: UTF8.self).utf8)
    }
    // No more than the ends of lines is sure in any encoding.
    guard isLast || hasLines else { return [] }
    let taken = take(isLast) { $0 == ASCII.lineFeed }
    return Array(encoding.decode(taken.span).text.utf8)
  }

  /// Takes what is well-formed, up to the line of the first byte that is not.
  private mutating func takeUTF8(isLast: Bool) -> [UInt8] {
    needsDecision = false
    var end = held.count
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: held.span)
    } catch {
      let start = error.byteOffsets.lowerBound
      // What is only cut off can be whole with the next piece.
      if !isLast, held.count - start < 4, error.byteOffsets.upperBound == held.count {
        end = start
      } else {
        needsDecision = true
        end = (held[..<start].lastIndex(of: ASCII.lineFeed) ?? -1) + 1
      }
    }
    if !isLast, !needsDecision, end < Self.enough {
      // The rest of the line may tell another encoding: all of it is to be read in that.
      end = (held[..<end].lastIndex(of: ASCII.lineFeed) ?? -1) + 1
    }
    let taken = Array(held[..<end])
    held.removeSubrange(..<end)
    var lines = LineScanner(taken.span, firstNumber: number)
    if needsDecision || !taken.isEmpty { while lines.next() != nil {} }
    number = lines.nextNumber
    return taken
  }

  /// Whether what is held begins with a line that is not UTF-8.
  private var needsDecision = false

  private mutating func decide(_ log: inout ProblemLog) {
    let held = held
    let sample = held.span.extracting(..<min(held.count, Self.enough))
    var (line, lines) = (number, LineScanner(sample, firstNumber: number))
    while let next = lines.next() {
      line = lines.number
      if (try? UTF8Span(validating: sample.extracting(next))) == nil { break }
    }
    isUTF8 = false
    if insisted == .utf8 || EncodingGuess.isBrokenUTF8(sample) {
      log.note(.repaired, line: line)
    } else {
      let likeliest = FileEncoding.guess(sample) ?? .windows1252
      log.note(.readAs(likeliest), line: line)
      encoding = likeliest
    }
  }

  /// Takes what is held up to the last byte behind which it can be cut.
  private mutating func take(_ isLast: Bool, _ isEnd: (UInt8) -> Bool) -> [UInt8] {
    var end = held.count
    if !isLast {
      let last = held.lastIndex(where: isEnd)
      // No line of a text is as long as that.
      end = last.map { $0 + 1 } ?? (held.count < 16 * Self.enough ? 0 : held.count)
    }
    defer { held.removeSubrange(..<end) }
    return Array(held[..<end])
  }
}
