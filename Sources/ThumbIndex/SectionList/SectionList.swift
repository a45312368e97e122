/// Elements in the sections of an index: the model behind a table view.
///
/// ```swift
/// let list = SectionList(
///   ["Zoe", "Adam", "9"], collation: collation, includesEmptySections: false, by: \.self)
/// list.sections.map(\.title)  // ["A", "Z", "#"]
/// list[section: 1, row: 0]  // "Zoe"
/// list.section(forSectionIndexTitleAt: 12)  // 0: nothing is filed under M; A is the nearest before
/// ```
///
/// The sections of a list are counted from 0, as a table view counts them: with empty sections they are
/// all sections of the collation, without them only those that hold an element. A list is a value: to
/// show other elements, make another list.
public struct SectionList<Element> {
  /// A section of a list.
  public struct Section: Hashable, Sendable {
    /// The section's number in the collation: an offset into its titles.
    public let number: Int
    /// The section's title.
    public let title: String
    /// How many rows the section has.
    public let count: Int
  }

  /// The collation that made the sections.
  public let collation: IndexedCollation

  /// Whether sections without rows are part of the list.
  public let includesEmptySections: Bool

  /// The sections, in order.
  public let sections: [Section]

  let content: SectionedRows<Element>

  /// Sorts elements into sections, and each section by the collation.
  ///
  /// Elements whose names are equal in the collation keep their order.
  ///
  /// - Parameters:
  ///   - elements: What to list.
  ///   - collation: The sections and the order.
  ///   - includesEmptySections: Whether sections without rows are part of the list.
  ///   - text: Gives an element's name; called once for each element.
  /// - Complexity: O(*n* log *n*) in the number of elements; each name's key is made once.
  public init<Elements: Collection>(
    _ elements: Elements, collation: IndexedCollation, includesEmptySections: Bool = true,
    by text: (Element) -> String
  ) where Elements.Element == Element {
    let content = SectionedRows(elements, collation: collation, by: text)
    self.collation = collation
    self.includesEmptySections = includesEmptySections
    self.content = content
    sections = collation.sectionTitles.enumerated().compactMap { number, title in
      let count = content.starts[number + 1] - content.starts[number]
      return count == 0 && !includesEmptySections
        ? nil : Section(number: number, title: title, count: count)
    }
  }
}

extension SectionList: Sendable where Element: Sendable {}
