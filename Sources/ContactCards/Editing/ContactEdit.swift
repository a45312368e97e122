/// A change of one field of a contact, as a command line asks for it.
///
/// ```swift
/// var contact = card.contact
/// try contact.apply(ContactEdit(.set, "title=Splicer"))
/// try contact.apply(ContactEdit(.add, "tel:work,fax=+1 555 0100"))
/// try contact.apply(ContactEdit(.remove, "note"))
/// card = card.replacing(with: contact)
/// ```
public struct ContactEdit: Sendable, Hashable {
  /// What is done to the field.
  public enum Action: Sendable, Hashable {
    /// The field gets this value. Of a list, the first value is replaced, or the first of the same types
    /// if some are given.
    case set
    /// The field gets this value too: it is put behind the others of the list, or on a line of its own
    /// of the note.
    case add
    /// The field loses this value; without one, it loses all, or all of the same types.
    case remove
  }

  /// What is done.
  public var action: Action
  /// The field.
  public var field: ContactField
  /// The types of the value, in lower case.
  public var types: [String]
  /// The owner's own label for the value, or `nil`.
  public var label: String?
  /// The value; `nil` removes all.
  public var value: String?

  /// Makes an edit.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - field: The field.
  ///   - value: The value; `nil` removes all.
  ///   - types: The types of the value, in lower case.
  ///   - label: The owner's own label for the value.
  public init(
    _ action: Action, _ field: ContactField, _ value: String?, types: [String] = [],
    label: String? = nil
  ) {
    self.action = action
    self.field = field
    self.types = types
    self.label = label
    self.value = value
  }

  /// Reads an edit: `FIELD=VALUE`, or `FIELD:TYPE,TYPE=VALUE`. A type with a capital letter or a blank is
  /// the owner's own label. To remove, the value may be missing.
  ///
  /// The value of `adr` and `org` has components between semicolons, as in vCard; a backslash in front
  /// makes a semicolon text. An address without semicolons is a street.
  ///
  /// - Parameters:
  ///   - action: What is done.
  ///   - argument: The field with its types and value.
  /// - Throws: ``ContactEditError`` for a field that there is not, or if the value is missing.
  /// - Complexity: O(*n*) in the length of the argument.
  public init(_ action: Action, _ argument: String) throws(ContactEditError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let words = parts[0].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(words[0]).trimmingBlanks()
    guard let field = ContactField(named: name) else { throw .unknownField(name) }
    self.init(action, field, parts.count > 1 ? String(parts[1]) : nil)
    guard value != nil || action == .remove else { throw .missingValue(field) }
    for word in words.dropFirst().flatMap({ $0.split(separator: ",") }) {
      let word = String(word).trimmingBlanks()
      if word == word.lowercased(), !word.contains(" ") { types.append(word) } else { label = word }
    }
  }
}
