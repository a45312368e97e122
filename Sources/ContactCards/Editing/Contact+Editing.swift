extension Contact {
  /// Changes one field.
  ///
  /// - Parameter edit: The change.
  /// - Throws: ``ContactEditError`` if the value is none of that field, or is not there to be removed; the
  ///   contact is as it was then.
  /// - Complexity: O(*n*) in the number of values.
  public mutating func apply(_ edit: ContactEdit) throws(ContactEditError) {
    let value = try FieldValue.checked(edit)
    switch edit.field {
    case .name: try setText(\.formattedName, value, edit)
    case .family: try setText(\.family, value, edit)
    case .given: try setText(\.given, value, edit)
    case .phoneticFamily: try setText(\.phoneticFamily, value, edit)
    case .phoneticGiven: try setText(\.phoneticGiven, value, edit)
    case .title: try setText(\.title, value, edit)
    case .role: try setText(\.role, value, edit)
    case .location: try setText(\.location, value, edit)
    case .note: try setText(\.note, value, edit, addingTo: note)
    case .uid:
      var text = uid ?? ""
      try Self.setText(&text, value, edit)
      uid = text.isEmpty ? nil : text
    case .additional: try setList(\.additional, value, edit)
    case .prefix: try setList(\.prefixes, value, edit)
    case .suffix: try setList(\.suffixes, value, edit)
    case .nickname: try setList(\.nicknames, value, edit)
    case .category: try setList(\.categories, value, edit)
    case .member: try setList(\.members, value, edit)
    case .tel: try setValues(\.phones, value, edit)
    case .email: try setValues(\.emails, value, edit)
    case .url: try setValues(\.urls, value, edit)
    case .impp: try setValues(\.messaging, value, edit)
    case .adr: try setAddresses(value, edit)
    case .bday: try setDate(\.birthday, value, edit)
    case .anniversary: try setDate(\.anniversary, value, edit)
    case .organization, .sortAs, .kind: try setOthers(value, edit)
    }
  }

  // MARK: One value

  private mutating func setText(
    _ field: WritableKeyPath<Contact, String>, _ value: String?, _ edit: ContactEdit,
    addingTo old: String = ""
  ) throws(ContactEditError) {
    var text = self[keyPath: field]
    if edit.action == .add, let value, !old.isEmpty {
      text = old + "\n" + value
    } else {
      try Self.setText(&text, value, edit)
    }
    self[keyPath: field] = text
  }

  private static func setText(
    _ text: inout String, _ value: String?, _ edit: ContactEdit
  ) throws(ContactEditError) {
    try check(edit, value, has: text)
    text = edit.action == .remove ? "" : value ?? ""
  }

  /// Checks that a field with one value can be changed so.
  private static func check(
    _ edit: ContactEdit, _ value: String?, has text: String
  ) throws(ContactEditError) {
    if edit.action == .add, !text.isEmpty { throw .notAList(edit.field) }
    guard edit.action == .remove, let value, value != text else { return }
    throw .noSuchValue(value, edit.field)
  }

  private mutating func setDate(
    _ field: WritableKeyPath<Contact, ContactDate?>, _ value: String?, _ edit: ContactEdit
  ) throws(ContactEditError) {
    let date = value.flatMap { ContactDate(loosely: $0) }
    let known = self[keyPath: field]
    try Self.check(edit, date?.basic ?? value, has: known?.basic ?? "")
    self[keyPath: field] = edit.action == .remove ? nil : date
  }

  private mutating func setOthers(
    _ value: String?, _ edit: ContactEdit
  ) throws(ContactEditError) {
    let texts = value.map { FieldValue.components(of: $0) } ?? []
    let removes = edit.action == .remove
    switch edit.field {
    case .organization:
      try Self.check(edit, texts.first, has: organization.first ?? "")
      organization = removes ? [] : texts
    case .sortAs:
      try Self.check(edit, texts.first, has: sortAs.first ?? "")
      sortAs = removes ? [] : texts
    default:
      try Self.check(edit, value, has: removes || kind == .individual ? "" : kind.cardName)
      kind = removes ? .individual : Kind(named: value ?? "")
    }
  }
}
