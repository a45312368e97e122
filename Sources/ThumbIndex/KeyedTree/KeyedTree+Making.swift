extension KeyedTree {
  /// The tree of values that are numbered in the order of their keys.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of the values.
  ///   - value: Gives the value with a number.
  ///   - writeKey: Appends the key of the value with a number.
  /// - Complexity: O(*n*).
  init(
    _ numbers: Range<Int>, value: (Int) -> Value, writeKey: (Int, inout [UInt8]) -> Void
  ) {
    let usual = KeyedNode<Value>.usual
    let starts = stride(from: numbers.lowerBound, to: numbers.upperBound, by: usual)
    self.init(
      joining: starts.map { start in
        let leaf = start..<Swift.min(start + usual, numbers.upperBound)
        return .leaf(KeyedRun(leaf.map(value), keys: KeyRun(leaf, write: writeKey)))
      })
  }
}
