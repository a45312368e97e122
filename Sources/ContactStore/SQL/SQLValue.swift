/// A value that goes into a statement or comes out of a row.
package enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  /// Text in UTF-8. It may hold any character, U+0000 too.
  case text(String)
  case blob([UInt8])
}

extension SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  package init(integerLiteral value: Int64) { self = .integer(value) }
  package init(stringLiteral value: String) { self = .text(value) }

  /// A number of any kind.
  package static func number(_ value: some BinaryInteger) -> SQLValue { .integer(Int64(value)) }
}
