/// Values by integer keys, in two sections of a table: the keys in ascending order, and their values.
package struct SortedMap<Key: FixedWidthInteger & BitwiseCopyable & Sendable>: Sendable {
  package let keys: TableSlice<Key>
  package let values: TableSlice<UInt32>

  /// Reads the keys in section `first` of `table`, and the values in the next.
  package init(_ table: TableBytes, firstSection first: Int) {
    keys = table.section(first).elements(of: Key.self)
    values = table.section(first + 1).elements(of: UInt32.self)
  }

  /// The value of `key`.
  ///
  /// - Complexity: O(log *n*).
  package subscript(_ key: Key) -> UInt32? { keys.index(ofSorted: key).map { values[$0] } }
}

extension TableSlice {
  /// Where `element` is in elements of ascending order.
  ///
  /// - Complexity: O(log *n*).
  package func index(ofSorted element: Element) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element ? low : nil
  }
}
