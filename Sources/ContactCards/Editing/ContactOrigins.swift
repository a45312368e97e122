/// Which properties of a card say what of its contact.
struct ContactOrigins {
  /// The contact of the card.
  private(set) var contact = Contact()
  /// The properties of the card.
  let properties: [CardProperty]
  /// What each property is, where that is known.
  private(set) var kinds: [VCardProperty?] = []
  /// Where each value of a list stands, by the kind of property that mostly says it.
  private(set) var lists: [VCardProperty: [Int]] = [:]
  /// Where a field with one value comes from.
  private(set) var singles: [VCardProperty: Int] = [:]
  /// Where the envelope's text of an address stands, if in a property of its own.
  private(set) var envelopes: [Int: Int] = [:]
  /// Which properties are in a group, whose name is in lower case.
  private(set) var groups: [String: [Int]] = [:]
  /// How many properties of a group are no companions of others.
  private(set) var valueCounts: [String: Int] = [:]
  /// The label that counts in a group: the last one.
  private var labels: [String: Int] = [:]
  /// The types that the label of a group means.
  private var labelTypes: [String: [String]] = [:]

  init(_ card: Card) {
    properties = Array(card)
    kinds = properties.map { $0.name.isEmpty ? nil : VCardProperty($0.name) }
    for (index, property) in properties.enumerated() where !property.group.isEmpty {
      let group = property.group.lowercased()
      groups[group, default: []].append(index)
      if kinds[index] == .label { labels[group] = index }
      if !isCompanion(index) { valueCounts[group, default: 0] += 1 }
    }
    labelTypes = labels.mapValues { [properties] in AppleLabel(properties[$0].text).types }
    var making = VCardContact(keepsPictures: true)
    var log = ProblemLog()
    let outline = card.outline
    var decoder = CardDecoder(card.context, keepsPictures: true)
    decoder.begin(card.storage.span)
    for index in outline.lines.indices {
      let old = Self.singleKinds.contains(kinds[index]) ? making.contact : nil
      decoder.add(outline.lines[index], of: card.storage.span, at: 1, to: &making, &log)
      note(index, making.contact, old)
      if let place = making.lastEnvelope { envelopes[place] = index }
    }
    contact = making.finished()
  }

  private mutating func note(_ index: Int, _ contact: Contact, _ old: Contact?) {
    for (kind, count) in Self.counts { grow(kind, to: count(contact), index) }
    if kinds[index] == .note, !contact.note.isEmpty, !properties[index].text.isBlank {
      lists[.note, default: []].append(index)
    }
    guard let old else { return }
    for (kind, differs) in Self.differences where differs(old, contact) { singles[kind] = index }
  }

  private mutating func grow(_ kind: VCardProperty, to count: Int, _ index: Int) {
    while lists[kind]?.count ?? 0 < count { lists[kind, default: []].append(index) }
  }

  private static let counts: [(VCardProperty, @Sendable (Contact) -> Int)] = [
    (.telephone, { $0.phones.count }), (.email, { $0.emails.count }), (.url, { $0.urls.count }),
    (.address, { $0.addresses.count }), (.messaging, { $0.messaging.count }),
    (.nickname, { $0.nicknames.count }), (.categories, { $0.categories.count }),
    (.member, { $0.members.count }),
  ]

  /// The kinds of properties that say something of which there is one at most.
  private static let singleKinds: Set<VCardProperty?> = [
    .formattedName, .name, .organization, .title, .role, .phoneticFamily, .phoneticGiven, .sound,
    .sortString, .birthday, .anniversary, .photo, .uid, .kind, .showAs, .revision, .location,
  ]

  private static let differences: [(VCardProperty, @Sendable (Contact, Contact) -> Bool)] = [
    (.formattedName, { $0.formattedName != $1.formattedName }),
    (.name, { $0.nameParts != $1.nameParts }),
    (.organization, { $0.organization != $1.organization }), (.title, { $0.title != $1.title }),
    (.role, { $0.role != $1.role }), (.phoneticFamily, { $0.phoneticFamily != $1.phoneticFamily }),
    (.phoneticGiven, { $0.phoneticGiven != $1.phoneticGiven }),
    (.sortString, { $0.sortAs != $1.sortAs }), (.birthday, { $0.birthday != $1.birthday }),
    (.anniversary, { $0.anniversary != $1.anniversary }), (.photo, { $0.photo != $1.photo }),
    (.uid, { $0.uid != $1.uid }), (.kind, { $0.kind != $1.kind }),
    (.revision, { $0.revision != $1.revision }), (.location, { $0.location != $1.location }),
  ]
}

extension ContactOrigins {
  /// The label that counts in the group of a property: the last one.
  func label(inGroupOf index: Int) -> Int? {
    labels[properties[index].group.lowercased()]
  }

  /// The types that this label means.
  func labelTypes(inGroupOf index: Int) -> [String] {
    labelTypes[properties[index].group.lowercased()] ?? []
  }

  /// Whether a property only says something of others in its group.
  func isCompanion(_ index: Int) -> Bool {
    kinds[index] == .label || properties[index].key == "X-ABADR"
  }
}

extension Contact {
  /// The components of N.
  var nameParts: [[String]] {
    [family.isEmpty ? [] : [family], given.isEmpty ? [] : [given], additional, prefixes, suffixes]
  }
}

extension VCardProperty {
  /// Finds a property by its name, in any letter case.
  init?(_ name: String) {
    let bytes = name.utf8.span
    self.init(0..<bytes.count, in: bytes)
  }
}
