extension Card {
  /// The card with all that others say of the same person.
  ///
  /// It stays as it is but for what is added: every value that it has not. Of a telephone number that
  /// both have, the types are joined. What a card can say once only, such as the name's parts and the
  /// identifier, is kept of others as `X-OTHER-` and its name.
  ///
  /// - Parameter others: The other cards, of any version.
  /// - Returns: The merged card, in the version of this one.
  /// - Complexity: O(*n*) in the sizes of the cards.
  public func merged(with others: [Card]) -> Card {
    var merge = CardMerge(inUTF8())
    for other in others { merge.add(other) }
    return merge.finished()
  }
}

/// A card to which others are added.
private struct CardMerge {
  private(set) var card: Card
  private var places: [String: Int] = [:]
  /// Where the first property of each name is.
  private var firsts: [String: Int] = [:]
  /// Types that values are to get; they are written once.
  private var types: [Int: [String]] = [:]
  private var groups: Set<String> = []

  init(_ card: Card) {
    self.card = card
    for (index, property) in zip(card.indices, card) {
      places[Self.identity(of: property)] = index
      if firsts[property.key] == nil { firsts[property.key] = index }
      if !property.group.isEmpty { groups.insert(property.group.lowercased()) }
    }
  }

  mutating func add(_ other: Card) {
    let version = card.version ?? .v40
    let converted = other.version == card.version ? other.inUTF8() : other.converted(to: version)
    let renamed = newGroups(for: converted)
    // A label is added only with the value that it belongs to.
    var addedGroups: Set<String> = []
    for property in converted where property.key != "X-ABLABEL" {
      if add(property, renamed) { addedGroups.insert(property.group.lowercased()) }
    }
    for property in converted where property.key == "X-ABLABEL" {
      let group = property.group.lowercased()
      if addedGroups.contains(group), !group.isEmpty { _ = add(property, renamed) }
    }
  }

  /// Names for the groups of another card that are not taken in this one.
  private mutating func newGroups(for other: Card) -> [String: String] {
    var renamed: [String: String] = [:]
    var number = groups.count
    for property in other where !property.group.isEmpty {
      let group = property.group.lowercased()
      guard renamed[group] == nil else { continue }
      repeat { number += 1 } while groups.contains("item\(number)")
      renamed[group] = "item\(number)"
      groups.insert("item\(number)")
    }
    return renamed
  }

  /// Adds a property, and returns whether it was not there.
  private mutating func add(_ property: CardProperty, _ renamed: [String: String]) -> Bool {
    guard !Self.passedOver.contains(property.key), !Self.isEmpty(property), !property.name.isEmpty
    else { return false }
    var property = property
    property.group = renamed[property.group.lowercased()] ?? ""
    let identity = Self.identity(of: property)
    if let place = places[identity] {
      addTypes(of: property, at: place)
      return false
    }
    if isSingle(property.key), let place = firsts[property.key] {
      if Self.isEmpty(card[place]) {
        card[place] = property
        places[identity] = place
        return true
      }
      if property.key == "REV" {
        if property.text > card[place].text { card[place] = property }
        return true
      }
      property.name = "X-OTHER-" + property.name
      let hidden = Self.identity(of: property)
      guard places[hidden] == nil else { return false }
      append(property, hidden)
      return true
    }
    append(property, identity)
    return true
  }

  private mutating func append(_ property: CardProperty, _ identity: String) {
    places[identity] = card.count
    if firsts[property.key] == nil { firsts[property.key] = card.count }
    card.append(property)
  }

  private mutating func addTypes(of property: CardProperty, at place: Int) {
    guard ["TEL", "EMAIL", "ADR", "URL", "IMPP"].contains(property.key) else { return }
    types[place, default: []] += property.types.filter { $0 != "pref" }
  }

  /// The card with all types.
  consuming func finished() -> Card {
    for (place, more) in types.sorted(by: { $0.key < $1.key }) {
      var known = card[place]
      var seen = Set(known.types)
      let new = more.filter { seen.insert($0).inserted }
      guard !new.isEmpty else { continue }
      known.setTypes(known.types + new)
      card[place] = known
    }
    return card
  }

  private func isSingle(_ key: String) -> Bool {
    // Version 4.0 allows several FN.
    Self.single.contains(key) || key == "FN" && card.version != .v40
  }

  /// Whether nothing is in the components of a property.
  private static func isEmpty(_ property: CardProperty) -> Bool {
    property.components.allSatisfy { $0.allSatisfy(\.isBlank) }
  }

  private static let passedOver: Set<String> = ["VERSION", "PRODID"]
  private static let single: Set<String> = [
    "N", "UID", "REV", "BDAY", "ANNIVERSARY", "GENDER", "KIND", "SORT-STRING", "X-ABSHOWAS",
    "X-PHONETIC-FIRST-NAME", "X-PHONETIC-LAST-NAME", "X-ADDRESSBOOKSERVER-KIND",
  ]

  /// What makes a value the same: its name, and the value without what is only its spelling.
  private static func identity(of property: CardProperty) -> String {
    let key = property.key
    switch key {
    case "TEL":
      let digits = property.text.utf8.filter { (0x30...0x39).contains($0) || $0 == 0x2B }
      return key + ":" + (digits.isEmpty ? property.text : String(decoding: digits, as: UTF8.self))
    case "EMAIL": return key + ":" + property.text.trimmingBlanks().lowercased()
    case "X-ABLABEL": return key + ":" + property.group.lowercased() + ":" + property.text
    case "ADR":
      let label = property.parameter("LABEL") ?? ""
      return key + ":"
        + property.components.map { $0.joined(separator: ",") }.joined(separator: ";")
        + label
    default: return key + ":" + property.text.trimmingBlanks()
    }
  }
}
