/// A field of a contact that may have several values.
///
/// They are a text, an array of texts, a dictionary of labels and texts, or Address Book's
/// multi-value: a dictionary in which the arrays `labels` and `values` go in step.
enum PropertyListMultiValue {
  /// The texts of a value or of the elements of an array.
  static func texts(of value: PropertyList) -> [String] {
    elements(of: value).compactMap { $0.value.text?.trimmingBlanks() }.filter { !$0.isEmpty }
  }

  /// The values with their labels.
  static func values(of value: PropertyList, types: [String] = []) -> [ContactValue] {
    elements(of: value).compactMap { label, element in
      guard let text = element.text?.trimmingBlanks(), !text.isEmpty else { return nil }
      var value = ContactValue(text, types: types)
      AppleLabel(label).apply(types: &value.types, label: &value.label)
      return value
    }
  }

  /// The postal addresses with their labels: those that are dictionaries.
  static func addresses(of value: PropertyList) -> [ContactAddress] {
    if case .dictionary(let entries) = value.value, let address = address(from: entries) {
      return [address]
    }
    return elements(of: value).compactMap { label, element in
      guard case .dictionary(let entries) = element.value, var address = address(from: entries)
      else { return nil }
      AppleLabel(label).apply(types: &address.types, label: &address.label)
      return address
    }
  }

  private static func elements(of value: PropertyList) -> [(label: String, value: PropertyList)] {
    switch value.value {
    case .array(let elements): return elements.map { ("", $0) }
    case .dictionary(let entries):
      guard case .array(let values)? = entries.first(where: { $0.key == "values" })?.value.value
      else { return entries.map { ($0.key, $0.value) } }
      var labels: [String] = []
      if case .array(let list)? = entries.first(where: { $0.key == "labels" })?.value.value {
        labels = list.map { $0.text ?? "" }
      }
      return values.enumerated().map { (labels.indices.contains($0) ? labels[$0] : "", $1) }
    default: return [("", value)]
    }
  }

  /// The address in a dictionary, or `nil` if there is none in it.
  private static func address(from entries: [PropertyList.Entry]) -> ContactAddress? {
    var address = ContactAddress()
    for entry in entries {
      guard let text = entry.value.text, entry.key.utf8.count <= 16 else { continue }
      switch entry.key.lowercased() {
      case "street": address.street = text
      case "city": address.city = text
      case "state": address.region = text
      case "zip", "postcode", "postalcode": address.postcode = text
      case "country": address.country = text
      default: break
      }
    }
    return address.lines.isEmpty ? nil : address
  }
}
