/// Texts that lie one behind the other in memory, each with one more byte behind it.
///
/// A place says which is meant: where a line begins, or else the text's number.
struct BulkTexts: Sendable {
  let content: [UInt8]
  /// Where the texts begin, and where another would; empty for lines, which end where a line feed is.
  let starts: [UInt32]
  /// How many there are.
  let count: Int

  /// Few enough that places fit into 30 bits, and those of words of any keys into 32.
  static let mostBytes = 1 << 30

  static let lineFeed = UInt8(ascii: "\n")

  /// The lines of `content`, each of which has to end in a line feed; nil if they are too long.
  init?(lines content: [UInt8]) {
    guard content.count <= Self.mostBytes, content.last ?? Self.lineFeed == Self.lineFeed else {
      return nil
    }
    self.content = content
    starts = []
    count = content.span.count(of: Self.lineFeed)
  }

  /// Copies texts; nil if they are too long together.
  init?(count: Int, text: (Int) -> String) {
    var (content, starts): ([UInt8], [UInt32]) = ([], [])
    starts.reserveCapacity(count + 1)
    for index in 0..<count {
      starts.append(UInt32(content.count))
      content += text(index).utf8
      // So that no sequence that breaks off goes on in the next text.
      content.append(Self.lineFeed)
      guard content.count <= Self.mostBytes else { return nil }
    }
    starts.append(UInt32(content.count))
    self.content = content
    self.starts = starts
    self.count = count
  }

  /// True if the place of a text is where it begins.
  var areLines: Bool { starts.isEmpty }

  /// Divides the texts into parts for `BulkReader`, of much the same length.
  func parts(_ number: Int) -> [Range<Int>] {
    let total = areLines ? content.count : count
    var ends = (1..<max(1, number)).map { total / number * $0 }
    if areLines { ends = ends.map { range(at: UInt32($0)).upperBound + 1 } }
    let limits = [0] + ends.map { min($0, total) } + [total]
    return zip(limits, limits.dropFirst()).map { $0..<max($0, $1) }
  }

  /// How many texts there are in a part.
  func count(in part: Range<Int>) -> Int {
    if !areLines { return part.count }
    if part.count == content.count { return count }
    return content.span.extracting(part).count(of: Self.lineFeed)
  }

  /// Where the text at `place` is.
  func range(at place: UInt32) -> Range<Int> {
    if !starts.isEmpty { return Int(starts[Int(place)])..<Int(starts[Int(place) + 1]) - 1 }
    let bytes = content.span
    var end = Int(place)
    while end < bytes.count, bytes[end] != Self.lineFeed { end &+= 1 }
    return Int(place)..<end
  }

  /// The bytes of the text at `place`.
  subscript(place: UInt32) -> Span<UInt8> {
    @_lifetime(borrow self)
    get { content.span.extracting(range(at: place)) }
  }

  /// Reads a byte of a text, so that it comes from memory.
  ///
  /// - Returns: What the compiler can't know, but that it isn't negative.
  @inline(__always)
  func touch(_ place: UInt32) -> Int {
    Int(content[starts.isEmpty ? Int(place) : Int(starts[Int(place)])])
  }

  /// True if two texts have the same bytes.
  func isIdentical(_ left: UInt32, _ right: UInt32) -> Bool {
    let bytes = content.span
    guard areLines else {
      let (left, right) = (range(at: left), range(at: right))
      return left.count == right.count
        && bytes.matches(left.lowerBound, right.lowerBound, count: left.count)
    }
    return bytes.linesMatch(Int(left), Int(right))
  }
}

extension Span<UInt8> {
  /// Where the line ends that goes on at `index`, or `limit`.
  func lineEnd(from index: Int, limit: Int) -> Int {
    var end = index
    while end < limit, self[end] != BulkTexts.lineFeed { end &+= 1 }
    return end
  }

  /// True if the bytes are the same.
  func isIdentical(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return commonPrefix(with: other) == count
  }
}
