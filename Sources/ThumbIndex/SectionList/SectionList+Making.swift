extension SectionList {
  /// Sorts elements into sections, and each section by the collation.
  ///
  /// The list cannot find elements by identity: give ``init(_:collation:includesEmptySections:pinned:id:by:_:)``
  /// theirs, or make them `Identifiable`.
  ///
  /// - Parameters:
  ///   - elements: What to list.
  ///   - collation: The sections and the order.
  ///   - includesEmptySections: Whether sections without rows are part of the list.
  ///   - pinned: Sections to stand before the alphabet.
  ///   - text: Gives an element's name.
  ///   - others: Give the name, one after the other, where what comes before is `nil` or empty.
  /// - Complexity: O(*n* log *n*) in the number of elements; each name's key is made once.
  public init<Elements: Collection>(
    _ elements: Elements, collation: IndexedCollation, includesEmptySections: Bool = true,
    pinned: [PinnedSection<Element>] = [], by text: @escaping @Sendable (Element) -> String?,
    _ others: (@Sendable (Element) -> String?)...
  ) where Elements.Element == Element {
    let filing = RowFiling(collation: collation, texts: [text] + others, identify: nil)
    self.init(
      elements, filing: filing, includesEmptySections: includesEmptySections, pinned: pinned)
  }

  /// Sorts elements with identities into sections, and each section by the collation.
  ///
  /// - Parameters:
  ///   - elements: What to list.
  ///   - collation: The sections and the order.
  ///   - includesEmptySections: Whether sections without rows are part of the list.
  ///   - pinned: Sections to stand before the alphabet.
  ///   - id: Gives what tells an element from all others.
  ///   - text: Gives an element's name.
  ///   - others: Give the name, one after the other, where what comes before is `nil` or empty.
  /// - Complexity: O(*n* log *n*) in the number of elements; each name's key is made once.
  public init<Elements: Collection>(
    _ elements: Elements, collation: IndexedCollation, includesEmptySections: Bool = true,
    pinned: [PinnedSection<Element>] = [],
    id: @escaping @Sendable (Element) -> some Hashable & SendableMetatype,
    by text: @escaping @Sendable (Element) -> String?,
    _ others: (@Sendable (Element) -> String?)...
  ) where Elements.Element == Element {
    let filing = RowFiling(
      collation: collation, texts: [text] + others, identify: { AnyHashable(id($0)) })
    self.init(
      elements, filing: filing, includesEmptySections: includesEmptySections, pinned: pinned)
  }
}

extension SectionList
where Element: Identifiable & SendableMetatype, Element.ID: SendableMetatype {
  /// Sorts elements into sections, and each section by the collation.
  ///
  /// - Parameters:
  ///   - elements: What to list.
  ///   - collation: The sections and the order.
  ///   - includesEmptySections: Whether sections without rows are part of the list.
  ///   - pinned: Sections to stand before the alphabet.
  ///   - text: Gives an element's name.
  ///   - others: Give the name, one after the other, where what comes before is `nil` or empty.
  /// - Complexity: O(*n* log *n*) in the number of elements; each name's key is made once.
  public init<Elements: Collection>(
    _ elements: Elements, collation: IndexedCollation, includesEmptySections: Bool = true,
    pinned: [PinnedSection<Element>] = [], by text: @escaping @Sendable (Element) -> String?,
    _ others: (@Sendable (Element) -> String?)...
  ) where Elements.Element == Element {
    let filing = RowFiling<Element>(
      collation: collation, texts: [text] + others, identify: { AnyHashable($0.id) })
    self.init(
      elements, filing: filing, includesEmptySections: includesEmptySections, pinned: pinned)
  }
}
