extension TextList {
  /// Where a text is in a list in the order of bytes.
  ///
  /// - Complexity: O(log *n*).
  package func index(ofSorted text: String) -> Int? {
    let text = Array(text.utf8)
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let other = self[middle]
      if other == text { return middle }
      if other.lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
