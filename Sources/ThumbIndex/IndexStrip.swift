/// The strip of titles at the edge of a list, along which a finger finds a section.
///
/// ```swift
/// let strip = IndexStrip(list).fitted(height: 300, slotHeight: 14)
/// strip.slots.map(\.text)  // ["A", "•", "D", … "•", "Z", "#"]
/// strip.target(atFraction: 0.5)  // .section(…): what a touch halfway down leads to
/// strip.slot(forSection: 3)  // which slot to highlight while that section is on top
/// ```
///
/// A strip is a row of ``slots`` of one height. Where there are more titles than slots, bullets stand for
/// those that are left out; every position leads somewhere all the same, and the positions from one end
/// to the other lead to all titles in their order. A title without rows leads to the nearest section at
/// or before it that has some, before the first such section to the first.
///
/// A strip is a value: for another height, or after a change of the list, make another one.
public struct IndexStrip: Hashable, Sendable {
  /// The titles, in order, whether or not there is a slot for each.
  public let titles: [Title]

  /// What is shown, from the top, or from where reading starts.
  public let slots: [Slot]

  /// The direction in which the language is read.
  public let direction: Direction

  /// What assistive technology calls the search slot, in the reader's language; `nil` if the strip is
  /// to have none.
  public let searchLabel: String?

  /// Where each title leads; `nil` for all if no section has rows.
  let destinations: [Int?]

  /// Makes a strip that shows all its titles.
  ///
  /// - Parameters:
  ///   - titles: The titles, in the order of their sections.
  ///   - searchLabel: What assistive technology calls a search slot in front; `nil` for no such slot.
  ///   - direction: The direction in which the language is read.
  /// - Complexity: O(*n*) in the number of titles.
  public init(
    titles: [Title], searchLabel: String? = nil, direction: Direction = .leftToRight
  ) {
    self.init(
      titles, Thinning.whole(titles.count), hasSearch: searchLabel != nil, searchLabel, direction)
  }

  /// Makes a strip that shows all its titles, each of which is also the title of a section.
  ///
  /// - Parameters:
  ///   - titles: The titles.
  ///   - rowCounts: How many rows each section has; missing ones count as 0.
  ///   - searchLabel: What assistive technology calls a search slot in front; `nil` for no such slot.
  ///   - direction: The direction in which the language is read.
  /// - Complexity: O(*n*) in the number of titles.
  public init(
    titles: [String], rowCounts: [Int], searchLabel: String? = nil,
    direction: Direction = .leftToRight
  ) {
    let titles = titles.enumerated().map { section, text in
      Title(text, section: section, rowCount: section < rowCounts.count ? rowCounts[section] : 0)
    }
    self.init(titles: titles, searchLabel: searchLabel, direction: direction)
  }

  /// Makes a strip whose slots are given by the titles that each stands for.
  init(
    _ titles: [Title], _ parts: [Thinning.Part], hasSearch: Bool, _ searchLabel: String?,
    _ direction: Direction
  ) {
    let destinations = Self.destinations(of: titles)
    self.titles = titles
    self.searchLabel = searchLabel
    self.direction = direction
    self.destinations = destinations
    slots =
      (hasSearch ? [Slot(searchLabel: searchLabel ?? "")] : [])
      + parts.map { Slot($0, of: titles, destinations) }
  }

  private static func destinations(of titles: [Title]) -> [Int?] {
    var nearest = titles.first { $0.hasRows }?.section
    return titles.map { title in
      if title.hasRows { nearest = title.section }
      return nearest
    }
  }
}
