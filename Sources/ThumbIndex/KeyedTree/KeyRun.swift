/// Keys, one behind the other in one piece of memory.
struct KeyRun: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// No keys.
  init() {}

  /// One key.
  init(_ key: [UInt8]) {
    bytes = key
    ends = [key.count]
  }

  /// The keys whose bytes `write` appends when it is called with each of the numbers.
  init(_ numbers: Range<Int>, write: (Int, inout [UInt8]) -> Void) {
    ends.reserveCapacity(numbers.count)
    // Most names' keys are no longer, so the bytes seldom have to grow.
    bytes.reserveCapacity(32 * numbers.count)
    for number in numbers {
      write(number, &bytes)
      ends.append(bytes.count)
    }
  }

  /// The number of keys.
  var count: Int { ends.count }

  /// One of the keys.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[start(of: index)..<ends[index]] }

  /// Some of the keys.
  subscript(range: Range<Int>) -> KeyRun {
    let from = start(of: range.lowerBound)
    var result = KeyRun()
    result.bytes = Array(bytes[from..<start(of: range.upperBound)])
    result.ends = ends[range].map { $0 - from }
    return result
  }

  /// Puts keys in the place of others.
  ///
  /// - Complexity: O(*n*) in the bytes of all keys.
  mutating func replace(_ range: Range<Int>, with keys: KeyRun) {
    let from = start(of: range.lowerBound)
    let to = start(of: range.upperBound)
    let growth = keys.bytes.count - (to - from)
    bytes.replaceSubrange(from..<to, with: keys.bytes)
    ends.replaceSubrange(range, with: keys.ends.map { $0 + from })
    for index in range.lowerBound + keys.count..<ends.count { ends[index] += growth }
  }

  /// The number of keys before `key`, where the keys ascend.
  func lowerBound(of key: [UInt8]) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if precedes(middle, key) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where a key begins; behind the last one, where it ends.
  private func start(of index: Int) -> Int { index == 0 ? 0 : ends[index - 1] }

  private func precedes(_ index: Int, _ key: [UInt8]) -> Bool {
    let left = bytes.span.extracting(start(of: index)..<ends[index])
    let right = key.span
    for offset in 0..<min(left.count, right.count) where left[offset] != right[offset] {
      return left[offset] < right[offset]
    }
    return left.count < right.count
  }
}
