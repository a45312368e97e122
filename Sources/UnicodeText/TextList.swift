/// Short texts in two sections of a table: their bytes, one after another, and where each starts, with
/// the end of the last.
package struct TextList: Sendable {
  private let bytes: TableSlice<UInt8>
  private let starts: TableSlice<UInt16>

  /// Reads the bytes in section `first` of `table`, and the starts in the next.
  package init(_ table: TableBytes, firstSection first: Int) {
    bytes = table.section(first).elements(of: UInt8.self)
    starts = table.section(first + 1).elements(of: UInt16.self)
  }

  /// How many texts there are.
  package var count: Int { max(0, starts.count - 1) }

  /// The bytes of the text at `index`, none outside.
  package subscript(_ index: Int) -> [UInt8] {
    let start = Int(starts[index])
    let end = Int(starts[index + 1])
    return index < count && start < end ? (start..<end).map { bytes[$0] } : []
  }
}
