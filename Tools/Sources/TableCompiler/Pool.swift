/// Values that are kept once each, and numbered in the order that they came in.
struct Pool<Value: Hashable> {
  /// The values by their numbers.
  private(set) var all: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, which is added if it isn't there.
  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = all.count
    all.append(value)
    return all.count - 1
  }
}
