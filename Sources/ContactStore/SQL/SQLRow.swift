/// A row that a query gave.
///
/// A value of another type than the column has counts as an empty one: rows come from files and servers, and
/// what is wrong with them is found by checks, not by traps.
package struct SQLRow: Sendable {
  package let values: [SQLValue]

  package init(_ values: [SQLValue]) { self.values = values }

  /// The number in a column; 0 if it holds none.
  package func integer(_ column: Int) -> Int64 {
    if case .integer(let value) = value(column) { return value }
    return 0
  }

  /// The text in a column; empty if it holds none. Engines that can't keep every text keep its bytes.
  package func text(_ column: Int) -> String {
    switch value(column) {
    case .text(let text): text
    case .blob(let bytes): String(decoding: bytes, as: UTF8.self)
    default: ""
    }
  }

  /// The bytes in a column; none if it holds none.
  package func blob(_ column: Int) -> [UInt8] {
    switch value(column) {
    case .blob(let bytes): bytes
    case .text(let text): Array(text.utf8)
    default: []
    }
  }

  /// Whether a column holds nothing.
  package func isNull(_ column: Int) -> Bool { value(column) == .null }

  private func value(_ column: Int) -> SQLValue {
    values.indices.contains(column) ? values[column] : .null
  }
}
