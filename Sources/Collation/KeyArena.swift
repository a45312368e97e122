/// Many keys in one piece of memory, and their order.
package struct KeyArena: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var writer = SortKeyWriter()

  package init() {}

  /// The number of keys.
  package var count: Int { ends.count }

  /// Adds the sort key of a text behind the bytes of `prefix`.
  package mutating func append(utf8 text: Span<UInt8>, of collator: Collator, prefix: [UInt8] = [])
  {
    bytes += prefix
    if !collator.appendQuickKey(text, to: &bytes) { writer.append(text, of: collator, to: &bytes) }
    ends.append(bytes.count)
  }

  /// Adds a key that is made already.
  package mutating func append(key: Span<UInt8>) {
    for index in key.indices { bytes.append(key[index]) }
    ends.append(bytes.count)
  }

  /// How many bytes the keys take.
  package var byteCount: Int { bytes.count }

  /// Where key `index` lies.
  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The bytes of key `index`.
  package func key(at index: Int) -> ArraySlice<UInt8> { bytes[range(index)] }

  /// The numbers of the keys in the order of their bytes; equal keys stay in the order in which they
  /// were added.
  ///
  /// - Complexity: O(*n* log *n*); most comparisons look at the first eight bytes alone.
  package func sortedIndices() -> [Int] {
    var items = (0..<count).map { (prefix: prefix(of: $0), index: $0) }
    let span = bytes.span
    items.sort { left, right in
      if left.prefix != right.prefix { return left.prefix < right.prefix }
      return precedes(left.index, right.index, in: span)
    }
    return items.map(\.index)
  }

  /// The first eight bytes as a number; shorter keys are filled up with zeros.
  private func prefix(of index: Int) -> UInt64 {
    let range = range(index)
    var result: UInt64 = 0
    for offset in 0..<8 {
      let place = range.lowerBound + offset
      result = result << 8 | (place < range.upperBound ? UInt64(bytes[place]) : 0)
    }
    return result
  }

  private func precedes(_ left: Int, _ right: Int, in bytes: Span<UInt8>) -> Bool {
    let (leftRange, rightRange) = (range(left), range(right))
    // The first eight bytes, where both have them, were found the same as prefixes.
    let shorter = min(leftRange.count, rightRange.count)
    for offset in (shorter < 8 ? 0 : 8)..<shorter {
      let leftByte = bytes[leftRange.lowerBound + offset]
      let rightByte = bytes[rightRange.lowerBound + offset]
      if leftByte != rightByte { return leftByte < rightByte }
    }
    if leftRange.count != rightRange.count { return leftRange.count < rightRange.count }
    return left < right
  }
}
