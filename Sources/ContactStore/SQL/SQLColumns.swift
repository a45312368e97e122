/// The row that a query stands at, whose columns are read where the engine has them.
package protocol SQLColumns {
  /// The number in a column; 0 if it holds none.
  func integer(_ column: Int) -> Int64
  /// Whether a column holds nothing.
  func isNull(_ column: Int) -> Bool
  /// Appends the bytes of a text or a blob; none if the column holds neither.
  ///
  /// - Returns: Where they are in the array.
  func append(_ column: Int, to bytes: inout [UInt8]) -> Range<Int>
}

extension SQLRow: SQLColumns {
  package func append(_ column: Int, to bytes: inout [UInt8]) -> Range<Int> {
    let start = bytes.count
    switch values.indices.contains(column) ? values[column] : .null {
    case .text(let text): bytes += text.utf8
    case .blob(let blob): bytes += blob
    default: break
    }
    return start..<bytes.count
  }
}

extension SQLConnection {
  package func forEachRowInPlace(
    _ query: String, _ values: [SQLValue], _ body: (any SQLColumns) throws(StoreError) -> Bool
  ) throws(StoreError) {
    try forEachRow(query, values) { (row) throws(StoreError) in try body(row) }
  }
}
