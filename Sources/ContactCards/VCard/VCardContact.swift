/// A contact in the making, from the properties of one card.
struct VCardContact: ~Copyable {
  var contact = Contact()
  /// Whether pictures in the card itself are decoded.
  let keepsPictures: Bool
  private var version: String?
  private var labels: [String: String] = [:]
  private var grouped: [Grouped] = []
  private var kindIsGiven = false
  private var openAddresses = OpenAddresses()
  /// The address that the last property gave the envelope's text of, if it did.
  private(set) var lastEnvelope: Int?

  /// A value that a label in the same group may belong to.
  private struct Grouped {
    var group: String
    var property: VCardProperty
    var index: Int
  }

  init(keepsPictures: Bool) { self.keepsPictures = keepsPictures }

  /// Adds a property, and says what had to be guessed about the encoding of its value.
  ///
  /// Where the card names a person in several ways, as for other languages, the first way stands.
  mutating func add(
    _ property: VCardProperty, of line: ContentLine, in content: Span<UInt8>,
    _ context: TextContext
  ) -> DecodedText.Fault? {
    var value = PropertyValue(of: line, in: content, context)
    lastEnvelope = nil
    switch property {
    case .begin, .end, .agent: break
    case .version: version = value.trimmedText()
    case .formattedName: Self.fill(&contact.formattedName, value.text())
    case .name: addName(&value, sortAs: Self.sortAs(of: line, in: content))
    case .nickname: contact.nicknames += value.list()
    case .telephone:
      let number = TelephoneURI.number(in: value.trimmedText())
      if let phone = Self.value(number, line, content) {
        noteGroup(of: property, index: contact.phones.count, line, content)
        contact.phones.append(phone)
      }
    case .email:
      if let email = Self.value(value.trimmedText(), line, content) {
        noteGroup(of: property, index: contact.emails.count, line, content)
        contact.emails.append(email)
      }
    case .url:
      if let url = Self.value(value.trimmedText(), line, content) {
        noteGroup(of: property, index: contact.urls.count, line, content)
        contact.urls.append(url)
      }
    case .address: addAddress(&value, line, content)
    case .organization:
      if contact.organization.isEmpty { contact.organization = Self.withoutEnd(value.components()) }
      setSortAs(Self.sortAs(of: line, in: content))
    case .title: Self.fill(&contact.title, value.text())
    case .note: addNote(value.text())
    case .uid:
      let uid = value.trimmedText()
      if contact.uid == nil, !uid.isEmpty { contact.uid = uid }
    case .kind: setKind(Contact.Kind(named: value.trimmedText()))
    case .showAs:
      if value.trimmedText().lowercased() == "company" { setKind(.organization) }
    case .sortString: setSortAs([value.trimmedText()])
    case .sound:
      if line.types(in: content).contains("x-irmc-n") { addReading(value.components()) }
    case .phoneticFamily: Self.fill(&contact.phoneticFamily, value.text())
    case .phoneticGiven: Self.fill(&contact.phoneticGiven, value.text())
    case .android:
      if let nickname = AndroidProperty.nickname(in: value.components()) {
        contact.nicknames.append(nickname)
      }
    case .location: Self.fill(&contact.location, value.text())
    case .role, .revision, .birthday, .anniversary, .categories, .photo, .member, .messaging,
      .formattedAddress:
      addFurther(property, &value, line, content)
    case .label: labels[groupName(of: line, in: content)] = value.text()
    }
    return value.fault
  }

  /// Whether nothing was understood of the card.
  var isEmpty: Bool { contact == Contact() }

  /// Warns of a card whose version is missing or unknown, at the line that the card began on.
  func warnAboutVersion(at line: Int, into log: inout ProblemLog) {
    switch version {
    case "2.1", "3.0", "4.0": break
    case nil:
      log.warn("this card has no VERSION; it was read like version 4.0", line: line)
    case let version?:
      log.warn(
        "this card is of the unknown version \(version.prefix(20)); it was read like version 4.0",
        line: line)
    }
  }

  /// The contact, with the labels put to the values of their groups.
  consuming func finished() -> Contact {
    var labels = labels.mapValues { AppleLabel($0) }
    for value in grouped {
      guard let label = labels[value.group] else { continue }
      if label.own?.utf8.count ?? 0 > AppleLabel.longestShared { labels[value.group] = nil }
      switch value.property {
      case .telephone: Self.apply(label, to: &contact.phones[value.index])
      case .email: Self.apply(label, to: &contact.emails[value.index])
      case .url: Self.apply(label, to: &contact.urls[value.index])
      case .messaging: Self.apply(label, to: &contact.messaging[value.index])
      default: Self.apply(label, to: &contact.addresses[value.index])
      }
    }
    return contact
  }

  private static func apply(_ label: AppleLabel, to value: inout ContactValue) {
    label.apply(types: &value.types, label: &value.label)
  }

  private static func apply(_ label: AppleLabel, to address: inout ContactAddress) {
    label.apply(types: &address.types, label: &address.label)
  }

  /// Adds what is printed on an envelope (LABEL of vCard 2.1 and 3.0) to the first address for the
  /// same that has none; without one it is an address itself.
  mutating func addFormattedAddress(_ text: String, _ types: [String]) {
    guard !text.isBlank else { return }
    // Few cards have such a text, so the addresses are looked at when one comes.
    for address in contact.addresses[openAddresses.count...] {
      openAddresses.append(Self.purposes(address.types), isOpen: address.formatted.isEmpty)
    }
    if let place = openAddresses.take(Self.purposes(types)) {
      contact.addresses[place].formatted = text
      lastEnvelope = place
    } else {
      var address = ContactAddress()
      address.formatted = text
      address.types = types
      contact.addresses.append(address)
    }
  }

  private static func purposes(_ types: [String]) -> [String] { types.filter { $0 != "pref" } }
}

extension VCardContact {
  /// Sets a field that has no text yet.
  static func fill(_ field: inout String, _ text: String) {
    if field.isBlank { field = text }
  }

  private mutating func setKind(_ kind: Contact.Kind) {
    if !kindIsGiven { contact.kind = kind }
    kindIsGiven = true
  }

  private static func sortAs(of line: ContentLine, in content: Span<UInt8>) -> [String] {
    line.parameters.isEmpty
      ? [] : line.values(of: "sort-as", in: content, splittingQuoted: true)
  }

  private mutating func setSortAs(_ texts: [String]) {
    let texts = texts.map { $0.trimmingBlanks() }
    if contact.sortAs.isEmpty, texts.contains(where: { !$0.isEmpty }) { contact.sortAs = texts }
  }

  private mutating func addName(_ value: inout PropertyValue, sortAs: [String]) {
    guard contact.family.isEmpty, contact.given.isEmpty else { return }
    value.forEachComponent { index, texts in
      switch index {
      case 0: contact.family = texts.text(joinedBy: " ")
      case 1: contact.given = texts.text(joinedBy: " ")
      case 2: contact.additional = texts.list
      case 3: contact.prefixes = texts.list
      case 4: contact.suffixes = texts.list
      default: break
      }
    }
    setSortAs(sortAs)
  }

  /// Adds the reading that Japanese telephones write: `SOUND;X-IRMC-N:family;given`.
  private mutating func addReading(_ components: [String]) {
    if let family = components.first { Self.fill(&contact.phoneticFamily, family) }
    if let given = components.dropFirst().first { Self.fill(&contact.phoneticGiven, given) }
  }

  private mutating func addNote(_ text: String) {
    guard !text.isBlank else { return }
    contact.note += contact.note.isEmpty ? text : "\n" + text
  }

  /// The value with its types, or `nil` if it is empty.
  private static func value(
    _ text: String, _ line: ContentLine, _ content: Span<UInt8>
  ) -> ContactValue? {
    guard !text.isEmpty else { return nil }
    guard !line.parameters.isEmpty else { return ContactValue(text) }
    return ContactValue(
      text, types: line.types(in: content), label: line.bareLabel(in: content))
  }

  private mutating func addAddress(
    _ value: inout PropertyValue, _ line: ContentLine, _ content: Span<UInt8>
  ) {
    var address = ContactAddress()
    value.forEachComponent { index, texts in
      let text = texts.text(joinedBy: ", ")
      switch index {
      case 0: address.postOfficeBox = text
      case 1: address.extended = text
      case 2: address.street = text
      case 3: address.city = text
      case 4: address.region = text
      case 5: address.postcode = text
      case 6: address.country = text
      default: break
      }
    }
    if !line.parameters.isEmpty {
      address.formatted = line.values(of: "label", in: content).first ?? ""
    }
    guard !address.isEmpty || !address.formatted.isBlank else { return }
    address.types = line.types(in: content)
    address.label = line.bareLabel(in: content)
    noteGroup(of: .address, index: contact.addresses.count, line, content)
    contact.addresses.append(address)
  }

  mutating func noteGroup(
    of property: VCardProperty, index: Int, _ line: ContentLine, _ content: Span<UInt8>
  ) {
    guard !line.group.isEmpty else { return }
    let group = groupName(of: line, in: content)
    grouped.append(Grouped(group: group, property: property, index: index))
  }

  private func groupName(of line: ContentLine, in content: Span<UInt8>) -> String {
    DecodedText(repairing: content.extracting(line.group)).text.lowercased()
  }

  /// The components without the empty ones at the end.
  private static func withoutEnd(_ components: [String]) -> [String] {
    guard let last = components.lastIndex(where: { !$0.isBlank }) else { return [] }
    return Array(components[...last])
  }
}
