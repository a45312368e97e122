extension Card {
  /// The card in another version.
  ///
  /// A card of that version is returned as it is. Properties and parameters that the version has no
  /// word for become `X-` properties, which converting back makes of them what they were. FN and N
  /// are added where the version demands them.
  ///
  /// - Parameter target: The version.
  /// - Returns: The card, in UTF-8.
  /// - Complexity: O(*n*) in the size of the card.
  public func converted(to target: CardVersion) -> Card {
    if version == target { return inUTF8() }
    var properties = raised()
    switch target {
    case .v40: break
    case .v30: properties = Lowering.toVersion3(properties)
    case .v21: properties = Lowering.toVersion3(properties).map { Lowering.toVersion2($0) }
    }
    var card = Card(version: target)
    card.append(contentsOf: properties)
    return card
  }

  /// The properties in version 4.0, VERSION left out.
  func raised() -> [CardProperty] {
    var properties = filter { $0.key != "VERSION" }
    // A component without END would take that of the card for its own.
    if openCount > 0, let last = properties.indices.last, properties[last].name.isEmpty {
      properties[last].value += "\r\n\r\n" + String(repeating: "END:VCARD\r\n", count: openCount)
    }
    if version != .v40 { properties = Raising.toVersion4(properties) }
    if !properties.contains(where: { $0.key == "FN" && !$0.value.isBlank }) {
      properties.removeAll { $0.key == "FN" }
      properties.insert(CardProperty("FN", text: contact.displayName), at: 0)
    }
    return properties
  }

  /// The card with everything in UTF-8, and without a byte order mark; what is UTF-8 keeps its bytes.
  public func inUTF8() -> Card {
    let mark = storage.span.byteOrderMarkLength(at: 0)
    guard !context.isUTF8 || mark > 0 else { return self }
    var card = self
    card.context.isUTF8 = true
    card.context.isForced = false
    for index in pieces.indices {
      let bytes = span(of: pieces[index])
      guard !context.isUTF8, context.isForced || (try? UTF8Span(validating: bytes)) == nil else {
        continue
      }
      card.pieces[index] = card.write(self[index])
    }
    card.opening = card.repaired(opening.lowerBound + mark..<opening.upperBound)
    card.closing = card.repaired(closing)
    card.noteChange()
    return card
  }

  /// Bytes that belong to no property, such as an END that ends nothing, with U+FFFD for what is no UTF-8.
  private mutating func repaired(_ range: Range<Int>) -> Range<Int> {
    if (try? UTF8Span(validating: storage.span.extracting(range))) != nil { return range }
    let start = storage.count
    storage += String(decoding: storage[range], as: UTF8.self).utf8
    return start..<storage.count
  }
}
