/// The bytes of one of the lower levels of a short key, as `CommonRunWriter` writes them.
struct LevelBuffer: ~Copyable {
  private(set) var bytes = InlineArray<48, UInt8>(repeating: 0)
  private(set) var count = 0
  /// How many common weights are to be written.
  var run = 0
  /// The first weight that isn't common; zero if there is none so far.
  private(set) var first: UInt16 = 0
  private let runs: CommonRunWriter

  @inline(__always)
  init(_ runs: CommonRunWriter) { self.runs = runs }

  /// True if there may be no room for another weight, a run before it, and one behind it as long as a
  /// short key has.
  @inline(__always)
  var isFull: Bool { count &+ run >> 4 > bytes.count - 16 }

  /// Takes a weight; zero is none.
  @inline(__always)
  mutating func take(_ weight: UInt16) {
    if weight == CollationElement.commonWeight {
      run &+= 1
    } else if weight != 0 {
      if first == 0 { first = weight }
      write(weight)
    }
  }

  private mutating func write(_ weight: UInt16) {
    let isHigher = weight > CollationElement.commonWeight
    finishRun(beforeHigher: isHigher)
    let written = isHigher ? weight &+ runs.offset : weight
    append(UInt8(written >> 8))
    if written & 0xFF != 0 { append(UInt8(written & 0xFF)) }
  }

  /// Writes the common weights, if there are any.
  @inline(__always)
  mutating func finishRun(beforeHigher isHigher: Bool) {
    guard run > 0 else { return }
    while run > runs.longest {
      append(isHigher ? runs.middleBeforeHigher : runs.middle)
      run &-= runs.longest
    }
    append(isHigher ? runs.highest &- UInt8(run &- 1) : runs.lowest &+ UInt8(run &- 1))
    run = 0
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    bytes[count] = byte
    count &+= 1
  }
}
