import Collation

/// The logical positions (LDML part 5, section 3.10), as the rules so far have them.
extension TailoringOrder {
  /// Where an element of the order is, and the strongest level on which it isn't ignorable.
  struct Place {
    let item: Int
    let level: RelationStrength
  }

  /// The place that a position means.
  mutating func place(of position: LogicalPosition, in table: CollationTable)
    throws(CollationRuleError) -> Place
  {
    switch position {
    case .firstTertiaryIgnorable, .lastTertiaryIgnorable:
      return Place(item: ignorable, level: .identical)
    case .firstSecondaryIgnorable:
      return Place(item: items[ignorable].next ?? ignorable, level: .tertiary)
    case .lastSecondaryIgnorable:
      return Place(item: lastBeforeSecondary, level: .tertiary)
    case .firstPrimaryIgnorable:
      return Place(item: items[lastBeforeSecondary].next ?? ignorable, level: .secondary)
    case .lastPrimaryIgnorable:
      return Place(item: last(of: 0, upTo: .secondary), level: .secondary)
    case .firstVariable:
      return Place(item: first(after: table.start(ofScript: 0)), level: .primary)
    case .lastVariable:
      let top = root.primary(before: table.start(ofScript: 2))
      return Place(item: last(of: top, upTo: .primary), level: .primary)
    case .firstRegular:
      return Place(item: first(after: table.start(ofScript: 2)), level: .primary)
    case .lastRegular:
      return Place(item: last(of: HanLayout.anchor, upTo: .primary), level: .primary)
    case .firstImplicit:
      let primary = table.firstRootIdeograph
      return Place(item: item(of: CollationElement(primary: primary)), level: .primary)
    case .firstTrailing:
      let primary = root.primary(after: 0xEEFF_FFFF)
      return Place(item: item(of: CollationElement(primary: primary)), level: .primary)
    case .lastImplicit, .lastTrailing:
      throw CollationRuleError(
        offset: nil, reason: "[\(position.rawValue)] is no place for more characters")
    }
  }

  /// The item of what is ignored on every level.
  private var ignorable: Int {
    mutating get { item(of: .ignorable) }
  }

  /// The last item that has a tertiary weight only.
  private var lastBeforeSecondary: Int {
    mutating get {
      var place = ignorable
      while let next = items[place].next, items[next].strength > .secondary { place = next }
      return place
    }
  }

  /// The last item of a chain that begins a group of the given level.
  private mutating func last(of primary: UInt32, upTo level: RelationStrength) -> Int {
    var place = lastItem(of: primary)
    while items[place].strength > level, let previous = items[place].previous { place = previous }
    return place
  }

  /// The first item behind a mark where a group begins: a new one, or the root's.
  private mutating func first(after mark: UInt32) -> Int {
    var place = item(of: CollationElement(primary: mark))
    while let next = items[place].next {
      if items[next].strength == .primary { return next }
      place = next
    }
    let primary = root.primary(after: mark)
    guard let element = root.elements(primary: primary).first else { return place }
    return item(of: CollationElement(bits: element))
  }
}
