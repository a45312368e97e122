/// Takes the values of many rows, column by column.
package protocol RowLoader: AnyObject {
  func addNull()
  func add(_ integer: Int64)
  func add(blob: Span<UInt8>)
  /// Adds a text in UTF-8.
  func add(text: Span<UInt8>)
  /// Ends a row, which has a value for every column.
  func endRow() throws(StoreError)
}

extension RowLoader {
  package func add(_ text: String) { add(text: text.utf8Span.span) }
  package func add(_ bytes: [UInt8]) { add(blob: bytes.span) }
}
