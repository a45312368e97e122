extension VCardContact {
  /// Adds one of the properties that few cards have.
  mutating func addFurther(
    _ property: VCardProperty, _ value: inout PropertyValue, _ line: ContentLine,
    _ content: Span<UInt8>
  ) {
    switch property {
    case .role: Self.fill(&contact.role, value.text())
    case .revision: Self.fill(&contact.revision, value.trimmedText())
    case .categories: contact.categories += value.list()
    case .birthday: contact.birthday = contact.birthday ?? Self.date(&value, line, content)
    case .anniversary:
      contact.anniversary = contact.anniversary ?? Self.date(&value, line, content)
    case .member:
      let member = value.trimmedText()
      if !member.isEmpty { contact.members.append(member) }
    case .messaging: addMessaging(&value, line, content)
    case .formattedAddress: addFormattedAddress(value.text(), line.types(in: content))
    case .photo:
      if contact.photo == nil { contact.photo = photo(&value, line, content) }
    default: break
    }
  }

  private static func date(
    _ value: inout PropertyValue, _ line: ContentLine, _ content: Span<UInt8>
  ) -> ContactDate? {
    let text = value.trimmedText()
    guard !text.isEmpty else { return nil }
    guard let date = ContactDate(loosely: text) else {
      // Zeros stand for no date.
      return text.utf8.allSatisfy { !(0x31...0x39).contains($0) && !ASCII.isLetter($0) }
        ? nil : ContactDate(text: text)
    }
    let omitted = line.values(of: "x-apple-omit-year", in: content).first.flatMap { Int($0) }
    return date.omitting(year: omitted)
  }

  /// Adds an address for messages; `X-SKYPE:name` is `IMPP:skype:name`.
  private mutating func addMessaging(
    _ value: inout PropertyValue, _ line: ContentLine, _ content: Span<UInt8>
  ) {
    var text = value.trimmedText()
    guard !text.isEmpty else { return }
    let name = String(decoding: content.bytes(in: line.name), as: UTF8.self).lowercased()
    if let service = Self.messagingServices[name] { text = service + ":" + text }
    noteGroup(of: .messaging, index: contact.messaging.count, line, content)
    let service = line.values(of: "x-service-type", in: content).first?.lowercased()
    let types = line.types(in: content).filter { $0 != "internet" }
    contact.messaging.append(
      ContactValue(text, types: types + (service.map { types.contains($0) ? [] : [$0] } ?? [])))
  }

  /// The services of properties that are older than IMPP, by the schemes of their addresses.
  static let messagingServices = [
    "x-aim": "aim", "x-icq": "icq", "x-msn": "msnim", "x-qq": "qq", "x-yahoo": "ymsgr",
    "x-skype": "skype", "x-skype-username": "skype", "x-jabber": "xmpp", "x-google-talk": "xmpp",
  ]

  private func photo(
    _ value: inout PropertyValue, _ line: ContentLine, _ content: Span<UInt8>
  ) -> ContactPhoto? {
    let isInline = line.encoding(in: content) == .base64
    guard keepsPictures || !isInline && !value.begins(with: "data:") else { return nil }
    let text = value.trimmedText()
    guard !text.isEmpty else { return nil }
    guard isInline else { return ContactPhoto(uri: text) }
    guard let bytes = Base64.decode(text) else { return nil }
    let type = line.types(in: content).first ?? ""
    let mediaType = type.isEmpty ? "" : type.contains("/") ? type : "image/" + type
    return ContactPhoto(.data(bytes), mediaType: mediaType)
  }
}
