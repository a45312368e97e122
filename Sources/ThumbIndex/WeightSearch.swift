/// Finds a weight among ascending ones by its first two bytes, and only then by comparing.
struct WeightSearch: Sendable {
  private let weights: [UInt32]
  /// How many weights are below each first byte, and at last how many there are; behind that the same by
  /// second bytes, for the first bytes that many weights share.
  private var counts: [UInt16] = []
  /// For each first byte where its second bytes begin among `counts`, 0 if few weights share it.
  private var tables = [UInt16](repeating: 0, count: 256)

  /// More weights than these with one first byte get a table.
  private static let few = 3

  /// Prepares to search weights that ascend, of which there are fewer than 65,536.
  init(_ weights: [UInt32]) {
    self.weights = weights
    append(to: 0...256) { UInt64($0) << 24 }
    for lead in 0..<256 where counts[lead + 1] - counts[lead] > Self.few {
      tables[lead] = UInt16(truncatingIfNeeded: counts.count)
      append(to: 0...256) { UInt64(lead) << 24 + UInt64($0) << 16 }
    }
  }

  private mutating func append(to bytes: ClosedRange<Int>, _ limit: (Int) -> UInt64) {
    for byte in bytes {
      let limit = limit(byte)
      counts.append(
        UInt16(truncatingIfNeeded: weights.firstIndex { UInt64($0) >= limit } ?? weights.count))
    }
  }

  /// The number of weights that are at most `weight`.
  ///
  /// - Complexity: O(log *n*) in the number of weights with the same two bytes at their start.
  @inline(__always)
  func count(upTo weight: UInt32) -> Int {
    let counts = counts.span
    let lead = Int(weight >> 24)
    let table = Int(tables.span[lead])
    let place = table == 0 ? lead : table &+ Int(weight >> 16 & 255)
    var (low, high) = (Int(counts[place]), Int(counts[place &+ 1]))
    let weights = weights.span
    while low < high {
      let middle = (low &+ high) / 2
      if weights[middle] <= weight { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
