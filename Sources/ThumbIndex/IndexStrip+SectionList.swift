extension IndexStrip {
  /// Makes the strip for a list, with all its index titles, in the direction of its language.
  ///
  /// Titles that the list has in front of its collation's belong to pinned sections, and are kept.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - searchLabel: What assistive technology calls a search slot in front; `nil` for no such slot.
  /// - Complexity: O(*n* log *n*) in the number of titles.
  public init<Element>(_ list: SectionList<Element>, searchLabel: String? = nil) {
    let titles = list.sectionIndexTitles
    let pinned = titles.count - list.collation.sectionIndexTitles.count
    self.init(
      titles: titles.indices.map { position in
        Self.title(at: position, of: list, pinned: pinned, text: titles[position])
      },
      searchLabel: searchLabel,
      direction: list.collation.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private static func title<Element>(
    at position: Int, of list: SectionList<Element>, pinned: Int, text: String
  ) -> Title {
    let found = list.section(forSectionIndexTitleAt: position)
    guard position >= pinned else {
      let section = found.map { list.sections[$0] }
      let label = section.flatMap { $0.title.isEmpty ? nil : $0.title }
      return Title(
        text, label: label, section: found, rowCount: section?.count ?? 0, isKept: true)
    }
    let number = list.collation.section(forSectionIndexTitleAt: position - pinned)
    let title = list.collation.sectionTitles[number]
    // A title whose section the list doesn't have is answered with another's.
    guard let found, list.sections[found].number == list.pinned.count + number else {
      return Title(text, label: title, section: nil, rowCount: 0)
    }
    return Title(text, label: title, section: found, rowCount: list.sections[found].count)
  }
}
