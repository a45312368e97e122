/// A value of a property list, with the line it began on.
///
/// These are the types of Apple's document type definition, `PropertyList-1.0.dtd`, and the two
/// that only the binary form has.
package struct PropertyList: Sendable, Hashable {
  /// What the value is.
  package enum Value: Sendable, Hashable {
    /// A text.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A number.
    case real(Double)
    /// True or false.
    case boolean(Bool)
    /// A moment, in seconds since 2001-01-01T00:00:00Z.
    case date(Double)
    /// Bytes.
    case data([UInt8])
    /// A list of values.
    case array([PropertyList])
    /// Values by their keys, in the file's order. A key may stand more than once.
    case dictionary([Entry])
    /// A reference of a keyed archive; binary only.
    case reference(UInt64)
    /// No value; binary only.
    case null
  }

  /// A key of a dictionary and its value.
  package struct Entry: Sendable, Hashable {
    /// The key.
    package var key: String
    /// The value.
    package var value: PropertyList
  }

  /// What the value is.
  package var value: Value

  /// The line it began on, from 1; 1 in a binary file.
  package var line: Int

  /// The text of a string, or of a number as people write it; else `nil`.
  package var text: String? {
    switch value {
    case .string(let text): text
    case .integer(let number): String(number)
    default: nil
    }
  }

  /// How deep values may be nested. Contacts take five levels; without a limit a hostile file could
  /// exhaust the stack of the code that walks over the values.
  package static let nestingLimit = 512
}
