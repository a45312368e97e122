/// The owner's own label where it stands bare among the types, as Android writes it in vCard 2.1:
/// `TEL;X-Boat shed:+1 555 0100`.
enum BareLabel {
  /// The label in a bare parameter; `nil` if that is a type. Types are written in one case.
  static func text(in parameter: String) -> String? {
    guard parameter.utf8.count > 2, parameter.utf8.span.hasWord("x-", at: 0) else { return nil }
    let label = parameter.dropFirst(2)
    let hasCapital = label.utf8.contains { 0x41...0x5A ~= $0 }
    let hasSmall = label.utf8.contains { 0x61...0x7A ~= $0 }
    let isOwn = hasCapital && hasSmall || label.utf8.contains { $0 == ASCII.space || $0 >= 0x80 }
    return isOwn ? String(label) : nil
  }

  /// The properties with bare labels made properties of their own, as Apple's programs have them.
  static func detached(in properties: [CardProperty]) -> [CardProperty] {
    let hasLabels = properties.contains { property in
      property.parameters.contains { $0.name.isEmpty && $0.values.first.flatMap(text) != nil }
    }
    guard hasLabels else { return properties }
    var count = 0
    return properties.flatMap { property -> [CardProperty] in
      let place = property.parameters.firstIndex {
        $0.name.isEmpty && $0.values.first.flatMap(text) != nil
      }
      guard let place, let label = property.parameters[place].values.first.flatMap(text) else {
        return [property]
      }
      var property = property
      property.parameters.remove(at: place)
      if property.group.isEmpty {
        count += 1
        property.group = "label\(count)"
      }
      return [property, CardProperty("X-ABLabel", text: label, group: property.group)]
    }
  }
}

extension ContentLine {
  /// The owner's own label that stands bare, or `nil`.
  func bareLabel(in line: Span<UInt8>) -> String? {
    for parameter in parameters
    where parameter.name.isEmpty && line.hasWord("x-", at: parameter.value.lowerBound) {
      let text = DecodedText(guessing: line.extracting(parameter.value)).text
      if let label = BareLabel.text(in: text) { return label }
    }
    return nil
  }
}
