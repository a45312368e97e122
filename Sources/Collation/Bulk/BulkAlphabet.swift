/// The weights that most of the texts of a list are made of, each with few bits to stand for it.
///
/// All weights share the numbers below `1 << resolution` out among them, in their order: the end of a text has
/// zero, each of the alphabet an interval whose size is a power of two and suits how frequent it is, and what
/// lies between two of them has a number there. A key begins with the number of its first weight; the next one
/// says where in that interval the key is, and so on, so that numbers compare as the weights do. Names of
/// letters take four to five bits a letter.
struct BulkAlphabet: Sendable {
  /// The bits of the numbers.
  static let resolution: UInt64 = 11
  /// More are too many for the bits.
  static let mostWeights = 64
  /// How many bits the rarest of the alphabet takes.
  private static let mostBits: UInt64 = 9

  /// The weights, ascending.
  private let weights: [UInt32]
  /// For each of them how many bits it takes, and where its interval begins.
  private let codes: [BulkCode]

  /// The most frequent of some weights.
  ///
  /// - Parameter counts: How often each of them occurs.
  init(_ counts: [UInt32: Int]) {
    let mostFrequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let chosen = mostFrequent.prefix(Self.mostWeights).sorted { $0.key < $1.key }
    weights = chosen.map(\.key)
    var number: UInt64 = 1
    codes = Self.lengths(chosen.map(\.value)).map { length in
      defer { number += 1 + 1 << (Self.resolution - length) }
      // The number before it is for what comes before it.
      return BulkCode(number: number + 1, length: length)
    }
  }

  /// How many bits to take for what occurs so often: one after the other gets a bit less, always the one for
  /// which that saves most for the room it needs.
  private static func lengths(_ counts: [Int]) -> [UInt64] {
    var lengths = [UInt64](repeating: mostBits, count: counts.count)
    func size(_ place: Int) -> Int { 1 << (resolution - lengths[place]) }
    var room = 1 << resolution - (counts.count + 2) - counts.indices.reduce(0) { $0 + size($1) }
    while let best = counts.indices.filter({ size($0) <= room })
      .max(by: { counts[$0] * size($1) < counts[$1] * size($0) })
    {
      room -= size(best)
      lengths[best] -= 1
    }
    return lengths
  }

  /// The code of a weight; for what isn't in the alphabet one that it shares with its neighbours.
  func code(of weight: UInt32) -> (code: BulkCode, isWhole: Bool) {
    var (low, high) = (0, weights.count)
    while low < high {
      let middle = (low + high) / 2
      if weights[middle] < weight { low = middle + 1 } else { high = middle }
    }
    if low < weights.count, weights[low] == weight { return (codes[low], true) }
    let number = low < weights.count ? codes[low].number - 1 : lastNumber
    return (BulkCode(number: number, length: Self.resolution), false)
  }

  /// The number of what comes behind all weights of the alphabet.
  private var lastNumber: UInt64 {
    codes.last.map { $0.number + 1 << (Self.resolution - $0.length) } ?? 1
  }
}

/// What stands for a weight in a key.
struct BulkCode: Sendable {
  /// Where its interval begins.
  let number: UInt64
  /// How many bits it takes: the interval has this power of a half of all numbers.
  let length: UInt64
}

/// What stands for two weights.
struct BulkCodePair: Sendable {
  let first: BulkCode
  let second: BulkCode
}
