/// Changes the properties of a card until it describes another contact.
///
/// Properties are named by their places in the card as it was, so that edits do not get into each other's
/// way; all are carried out at the end.
struct CardEditor {
  /// What comes behind a property of the card as it was.
  private enum Insertion {
    case new(CardProperty)
    /// A property that stood elsewhere.
    case moved(Int)
  }

  let origins: ContactOrigins
  let wanted: Contact
  /// Whether what differs is written anew, whatever said it.
  let isWrittenAnew: Bool
  let version: CardVersion
  private let card: Card
  private var changed: [Int: CardProperty] = [:]
  private var removed: Set<Int> = []
  private var moved: Set<Int> = []
  private var insertions: [Int: [Insertion]] = [:]
  private var groupCount = 0
  private let order: PropertyOrder

  init(_ card: Card, _ origins: ContactOrigins, _ wanted: Contact, isWrittenAnew: Bool) {
    self.card = card
    self.origins = origins
    self.wanted = wanted
    self.isWrittenAnew = isWrittenAnew
    version = card.version ?? .v40
    order = PropertyOrder(origins)
  }

  /// The contact that the card describes.
  var old: Contact { origins.contact }

  /// Edits every field that differs.
  mutating func edit() {
    editNames()
    editKind()
    editSortAs()
    editDetails()
    editNotes()
    editLists()
    editValues()
    editAddresses()
  }

  // MARK: Single properties

  /// A property as it is after the edits so far.
  func property(_ index: Int) -> CardProperty { changed[index] ?? origins.properties[index] }

  mutating func change(_ index: Int, _ body: (inout CardProperty) -> Void) {
    var property = property(index)
    body(&property)
    changed[index] = property
  }

  mutating func remove(_ index: Int) { removed.insert(index) }

  /// Removes the properties of these kinds.
  mutating func removeAll(_ kinds: Set<VCardProperty?>) {
    for index in origins.kinds.indices where kinds.contains(origins.kinds[index]) { remove(index) }
  }

  /// Puts a property where those of its kind are.
  mutating func insert(_ property: CardProperty, as kind: VCardProperty) {
    insert(property, behind: order.place(for: kind))
  }

  /// The place behind which a new property of a kind goes.
  func usualPlace(for kind: VCardProperty) -> Int { order.place(for: kind) }

  mutating func insert(_ property: CardProperty, behind index: Int) {
    insertions[index, default: []].append(.new(property))
  }

  /// Puts a property that is there already behind another one.
  mutating func move(_ source: Int, behind index: Int) {
    moved.insert(source)
    insertions[index, default: []].append(.moved(source))
  }

  /// A name for a group that no property is in.
  mutating func newGroup() -> String {
    repeat { groupCount += 1 } while origins.groups["item\(groupCount)"] != nil
    return "item\(groupCount)"
  }

  // MARK: The card

  /// The card with all edits.
  consuming func finished() -> Card {
    removeLostCompanions()
    guard !changed.isEmpty || !removed.isEmpty || !insertions.isEmpty else { return card }
    var result = card
    var pieces: [Card.Piece] = []
    for index in -1..<origins.properties.count {
      if index >= 0, !removed.contains(index), !moved.contains(index) {
        pieces.append(piece(index, &result))
      }
      for insertion in insertions[index] ?? [] {
        switch insertion {
        case .new(let property): pieces.append(result.write(property))
        case .moved(let source): pieces.append(piece(source, &result))
        }
      }
    }
    result.pieces = pieces
    result.noteChange()
    return result
  }

  private func piece(_ index: Int, _ result: inout Card) -> Card.Piece {
    guard let property = changed[index], property != origins.properties[index] else {
      return card.pieces[index]
    }
    return result.write(property, insteadOf: card.pieces[index])
  }

  /// Removes the labels of groups whose values have gone.
  private mutating func removeLostCompanions() {
    for (group, members) in origins.groups {
      let values = members.filter { !origins.isCompanion($0) }
      let left = values.filter { index in
        !removed.contains(index) && property(index).group.lowercased() == group
      }
      guard left.isEmpty, !values.isEmpty else { continue }
      for index in members where origins.isCompanion(index) { remove(index) }
    }
  }
}
