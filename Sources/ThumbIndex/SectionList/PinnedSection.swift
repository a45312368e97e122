/// A section that stands before the alphabet, with rows in an order of their own: “Favourites”, say.
///
/// Its rows may be in the alphabetical sections too. They stay what and where they are until they are
/// changed by ``SectionList/setPinnedRows(_:in:)``, by their position, or by an edit that is asked to
/// include them.
public struct PinnedSection<Element> {
  /// What stands above the rows; empty for no header.
  public let title: String

  /// What leads to the section in the strip beside the list, `★` or `🔍` for example; `nil` if nothing
  /// does.
  public let indexTitle: String?

  /// The rows, in the order that they were given in.
  public internal(set) var rows: [Element]

  /// Makes a section.
  ///
  /// - Parameters:
  ///   - title: What stands above the rows; empty for no header.
  ///   - indexTitle: What leads to the section in the strip, or `nil` if nothing does.
  ///   - rows: The rows, in order. There may be none.
  public init(title: String = "", indexTitle: String? = nil, rows: [Element] = []) {
    self.title = title
    self.indexTitle = indexTitle
    self.rows = rows
  }
}

extension PinnedSection: Sendable where Element: Sendable {}
