extension CardEditor {
  mutating func editAddresses() {
    let (old, new) = (old.addresses, wanted.addresses)
    guard old != new else { return }
    let matching = ListMatching(old, new) { $0.lines }
    for place in matching.removed {
      if let envelope = origins.envelopes[place] { remove(envelope) }
    }
    if isWrittenAnew { removeAll([.formattedAddress]) }
    arrange(.address, origins.lists[.address] ?? [], matching) { editor, place, index in
      guard let place else { return editor.newProperties(new[index]) }
      if place.isChanged { editor.change(place, old[place.element], new[index]) }
      return []
    }
  }

  private mutating func newProperties(_ address: ContactAddress) -> [CardProperty] {
    let components = ContactAddress.components.map { [address[keyPath: $0]] }
    var property = CardProperty("ADR", components: components)
    var properties = labelled(property, address.types, address.label)
    guard !address.formatted.isEmpty else { return properties }
    if version == .v40 || isWrittenAnew {
      properties[0].parameters.append(CardParameter("LABEL", [address.formatted]))
      return properties
    }
    property = CardProperty("LABEL", properties[0].parameters, text: address.formatted)
    properties.insert(property, at: 1)
    return properties
  }

  private mutating func change(_ place: Place, _ old: ContactAddress, _ new: ContactAddress) {
    let isEnvelopeAlone = origins.kinds[place.index] == .formattedAddress
    guard !isEnvelopeAlone || old.lines == new.lines else { return }
    if !isEnvelopeAlone {
      let parts = { (address: ContactAddress) in
        ContactAddress.components.map { address[keyPath: $0] }.map { $0.isEmpty ? [] : [$0] }
      }
      setComponents(of: place.index, from: parts(old), to: parts(new))
    }
    changeTypes(of: place.index, from: (old.types, old.label), to: (new.types, new.label))
    let envelope = isEnvelopeAlone ? place.index : origins.envelopes[place.element]
    if let envelope, envelope != place.index, old.types != new.types {
      let version = version
      change(envelope) { $0.setTypes(new.types, in: version) }
    }
    if old.formatted != new.formatted { changeEnvelope(of: place.index, envelope, new) }
  }

  private mutating func changeEnvelope(_ envelope: Int?, to text: String) -> Bool {
    guard let envelope else { return false }
    if text.isEmpty {
      remove(envelope)
    } else {
      change(envelope) { $0.value = CardValue.escaped(text) }
    }
    return true
  }

  private mutating func changeEnvelope(
    of index: Int, _ envelope: Int?, _ address: ContactAddress
  ) {
    if changeEnvelope(envelope, to: address.formatted) { return }
    if property(index).parameter("LABEL") != nil || version == .v40 {
      return change(index) { property in
        address.formatted.isEmpty
          ? property.removeParameter("LABEL") : property.setParameter("LABEL", [address.formatted])
      }
    }
    let parameters = property(index).parameters
    insert(CardProperty("LABEL", parameters, text: address.formatted), behind: index)
  }
}

extension ContactAddress {
  /// The components of ADR, in the standard's order (RFC 6350 section 6.3.1).
  static var components: [WritableKeyPath<ContactAddress, String>] {
    [\.postOfficeBox, \.extended, \.street, \.city, \.region, \.postcode, \.country]
  }
}
