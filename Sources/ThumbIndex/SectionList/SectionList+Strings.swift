extension SectionList<String> {
  /// Sorts strings into sections, and each section by the collation.
  ///
  /// It is there so that a literal array makes a list of strings, not of optional strings.
  ///
  /// - Parameters:
  ///   - elements: What to list.
  ///   - collation: The sections and the order.
  ///   - includesEmptySections: Whether sections without rows are part of the list.
  ///   - pinned: Sections to stand before the alphabet.
  ///   - text: Gives an element's name.
  /// - Complexity: O(*n* log *n*) in the number of elements; each name's key is made once.
  public init<Elements: Collection>(
    _ elements: Elements, collation: IndexedCollation, includesEmptySections: Bool = true,
    pinned: [PinnedSection<String>] = [],
    by text: @escaping @Sendable (String) -> String
  ) where Elements.Element == String {
    let filing = RowFiling<String>(collation: collation, texts: [{ text($0) }], identify: nil)
    self.init(
      elements, filing: filing, includesEmptySections: includesEmptySections, pinned: pinned)
  }
}
