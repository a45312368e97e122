extension Contact {
  mutating func setList(
    _ field: WritableKeyPath<Contact, [String]>, _ value: String?, _ edit: ContactEdit
  ) throws(ContactEditError) {
    try Self.edit(&self[keyPath: field], edit, value, isMeant: { $0 == value }) { _ in value }
  }

  mutating func setValues(
    _ field: WritableKeyPath<Contact, [ContactValue]>, _ value: String?, _ edit: ContactEdit
  ) throws(ContactEditError) {
    try Self.edit(
      &self[keyPath: field], edit, value,
      isMeant: { known in
        (value == nil || known.value == value) && edit.hasTypes(of: known.types, known.label)
      }
    ) { known in
      guard let value else { return nil }
      let isTyped = !edit.types.isEmpty || edit.label != nil
      return ContactValue(
        value, types: isTyped ? edit.types : known?.types ?? [],
        label: isTyped ? edit.label : known?.label)
    }
  }

  mutating func setAddresses(
    _ value: String?, _ edit: ContactEdit
  ) throws(ContactEditError) {
    let lines = value.map { FieldValue.address(of: $0).lines }
    try Self.edit(
      &addresses, edit, value,
      isMeant: { known in
        (lines == nil || known.lines == lines) && edit.hasTypes(of: known.types, known.label)
      }
    ) { known in
      guard let value else { return nil }
      var address = FieldValue.address(of: value)
      let isTyped = !edit.types.isEmpty || edit.label != nil
      address.types = isTyped ? edit.types : known?.types ?? []
      address.label = isTyped ? edit.label : known?.label
      return address
    }
  }

  /// Changes a list. `isMeant` says whether an element is to be removed, `make` makes a new one, perhaps
  /// in place of another.
  private static func edit<Element>(
    _ list: inout [Element], _ edit: ContactEdit, _ value: String?,
    isMeant: (Element) -> Bool, _ make: (Element?) -> Element?
  ) throws(ContactEditError) {
    switch edit.action {
    case .add: if let new = make(nil) { list.append(new) }
    case .set:
      let place = list.firstIndex { edit.hasTypes(of: types(of: $0).types, types(of: $0).label) }
      guard let new = make(place.map { list[$0] }) else { return }
      if let place { list[place] = new } else { list.append(new) }
    case .remove:
      let count = list.count
      let all = value == nil && edit.isUntyped
      list.removeAll { all || isMeant($0) }
      guard list.count == count, let value else { return }
      throw .noSuchValue(value, edit.field)
    }
  }

  private static func types<Element>(of element: Element) -> (types: [String], label: String?) {
    switch element {
    case let value as ContactValue: (value.types, value.label)
    case let address as ContactAddress: (address.types, address.label)
    default: ([], nil)
    }
  }
}

extension ContactEdit {
  fileprivate var isUntyped: Bool { types.isEmpty && label == nil }

  /// Whether a value has the types and the label that are asked for, if any are.
  fileprivate func hasTypes(of known: [String], _ label: String?) -> Bool {
    types.allSatisfy { known.contains($0) } && (self.label == nil || self.label == label)
  }
}
