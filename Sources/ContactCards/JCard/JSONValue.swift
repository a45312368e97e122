/// A value of JSON (RFC 8259), with the line that it begins on.
struct JSONValue: Sendable, Hashable {
  /// What the value is.
  enum Content: Sendable, Hashable {
    case string(String)
    /// A number, as written.
    case number(String)
    case boolean(Bool)
    case null
    case array([JSONValue])
    /// Members in the file's order.
    case object([Member])
  }

  /// A member of an object.
  struct Member: Sendable, Hashable {
    var name: String
    var value: JSONValue
  }

  var content: Content
  var line: UInt32

  /// The elements of an array, or `nil`.
  var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string, a number, or a truth value; else `nil`.
  var text: String? {
    switch content {
    case .string(let text): text
    case .number(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
