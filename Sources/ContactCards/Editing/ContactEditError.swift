/// Why a field of a contact cannot be changed as someone asks.
public enum ContactEditError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No field has that name.
  case unknownField(String)
  /// What is set or added is not said.
  case missingValue(ContactField)
  /// The text is no value of the field; the last word says what one looks like.
  case invalidValue(String, ContactField, String)
  /// The field has one value at most, so none can be added.
  case notAList(ContactField)
  /// The contact has no such value, so it cannot be removed.
  case noSuchValue(String, ContactField)

  /// The reason in words, for a message.
  public var description: String {
    switch self {
    case .unknownField(let name):
      "there is no field “\(name)”; there are "
        + ContactField.allCases.map(\.rawValue).joined(separator: ", ")
    case .missingValue(let field): "a value is missing: \(field.rawValue)=VALUE"
    case .invalidValue(let value, let field, let expected):
      "“\(value)” cannot be the \(field.rawValue); it has to be \(expected)"
    case .notAList(let field):
      "a contact has one \(field.rawValue) at most; set it instead of adding to it"
    case .noSuchValue(let value, let field): "the contact has no \(field.rawValue) “\(value)”"
    }
  }
}
