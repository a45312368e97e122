/// The longest ascending subsequence.
enum LongestAscent {
  /// As many of the numbers as ascend in their order. No number may be there twice.
  ///
  /// - Complexity: O(*n* log *n*).
  static func of(_ numbers: [Int]) -> [Int] {
    // Where the best ascent of each length ends, and what comes before each number in its ascent.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      let length = lengthOfAscents(numbers, ends, before: numbers[index])
      previous[index] = length == 0 ? nil : ends[length - 1]
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    let backwards = sequence(state: ends.last) { index -> Int? in
      defer { index = index.flatMap { previous[$0] } }
      return index.map { numbers[$0] }
    }
    return backwards.reversed()
  }

  /// The length of the longest ascent that ends before `number`.
  private static func lengthOfAscents(_ numbers: [Int], _ ends: [Int], before number: Int) -> Int {
    if let last = ends.last, numbers[last] < number { return ends.count }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
