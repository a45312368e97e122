/// Elements in the sections of an index: the model behind a table view.
///
/// ```swift
/// var list = SectionList(
///   people, collation: collation, includesEmptySections: false, by: \.remark, \.nickname)
/// list.sections.map(\.title)  // ["A", "Z", "#"]
/// list[section: 1, row: 0]  // Zoe
/// list.section(forSectionIndexTitleAt: 12)  // 0: nothing is filed under M; A is the nearest before
/// let changes = list.insert(max)  // section 1, M, is new
/// ```
///
/// The sections of a list are counted from 0, as a table view counts them: first the pinned ones, then
/// those of the collation; all of them, or only those that hold an element.
///
/// What a data source is asked is one call each:
///
/// | asked for | call |
/// | --- | --- |
/// | the number of sections | `list.sections.count` |
/// | the number of rows | `list.sections[section].count` |
/// | a row | `list[section: section, row: row]` |
/// | the header | `list.header(of: section)` |
/// | the titles of the strip | `list.sectionIndexTitles` |
/// | where such a title leads | `list.section(forSectionIndexTitleAt: position)` |
///
/// ### Edits
///
/// Each edit takes O(log *n*) for *n* rows, and time for a name's key and for the few sections of an
/// alphabet. It returns what changed, for a view to animate. A list is a value: copies are free, share
/// what is the same, and never see each other's edits.
///
/// ### Identities
///
/// A list of `Identifiable` elements, or one made with `id:`, finds rows by identity. An element's
/// identity must not change while it is listed. Elements of a collection that share an identity are all
/// listed; what looks for the identity finds the first of them. The index behind that is made when it
/// is first needed, once, in O(*n* log *n*).
///
/// ### Names
///
/// An element is filed under the first of its texts that is neither `nil` nor empty, else under the
/// empty name. Elements whose names are equal in the collation stay in the order in which they came.
public struct SectionList<Element> {
  /// A section of a list.
  public typealias Section = ListSection

  /// What an edit changed.
  public typealias Changes = ListChanges

  /// Whether sections of the collation without rows are part of the list. Pinned sections always are.
  public let includesEmptySections: Bool

  /// The sections that stand before the alphabet.
  public internal(set) var pinned: [PinnedSection<Element>]

  let filing: RowFiling<Element>

  /// The rows of each of the collation's sections.
  var shelves: [KeyedTree<Element>]

  /// The number that the next element gets.
  var nextNumber: Int

  var outline: SectionOutline

  var identities = LazyIdentityIndex()

  init<Elements: Collection>(
    _ elements: Elements, filing: RowFiling<Element>, includesEmptySections: Bool,
    pinned: [PinnedSection<Element>]
  ) where Elements.Element == Element {
    let rows = SectionedRows(elements, collation: filing.collation, by: filing.name(of:))
    self.filing = filing
    self.includesEmptySections = includesEmptySections
    self.pinned = pinned
    shelves = rows.shelves
    nextNumber = rows.count
    outline = Self.outline(pinned, shelves, filing.collation, includesEmptySections)
  }

  /// The sections, in order.
  ///
  /// - Complexity: O(1).
  public var sections: [Section] { outline.sections }

  /// The number of rows in all sections.
  ///
  /// - Complexity: O(1).
  public var count: Int { outline.count }

  /// Whether the list has no rows. It may have empty sections all the same.
  ///
  /// - Complexity: O(1).
  public var isEmpty: Bool { count == 0 }

  /// The collation that made the sections.
  public var collation: IndexedCollation { filing.collation }

  private static func outline(
    _ pinned: [PinnedSection<Element>], _ shelves: [KeyedTree<Element>],
    _ collation: IndexedCollation, _ includesEmptySections: Bool
  ) -> SectionOutline {
    let titles = pinned.map(\.title) + collation.sectionTitles
    var outline = SectionOutline(
      titles, fixedCount: includesEmptySections ? titles.count : pinned.count)
    for (number, rows) in (pinned.map(\.rows.count) + shelves.map(\.count)).enumerated()
    where rows > 0 {
      outline.add(rows, to: number)
    }
    return outline
  }
}

extension SectionList: Sendable where Element: Sendable {}
