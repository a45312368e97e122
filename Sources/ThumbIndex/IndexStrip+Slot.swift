extension IndexStrip {
  /// What a position leads to.
  public enum Target: Hashable, Sendable {
    /// The search field above the list.
    case search
    /// A section of the list.
    case section(Int)
  }

  /// One place of the strip.
  public struct Slot: Hashable, Sendable {
    /// What is shown: a title, a bullet, or a magnifying glass.
    public let text: String

    /// The titles that the slot stands for, as offsets into the strip's titles: its own, those that a
    /// bullet takes the place of, or none for the search slot.
    public let titles: Range<Int>

    /// What the slot leads to as a whole; `nil` if no section of the list has rows. A bullet leads to
    /// the middle one of its titles.
    public let target: Target?

    /// Whether none of the slot's titles has rows. Such a slot is best shown dimmed.
    public let isEmpty: Bool

    /// What assistive technology says: the section's title, or for a bullet the first and the last of
    /// those that it stands for, as in “B – D”.
    public let accessibilityLabel: String
  }
}

extension IndexStrip.Slot {
  static let bullet = "•"
  static let magnifyingGlass = "🔍"

  init(searchLabel: String) {
    self.init(
      text: Self.magnifyingGlass, titles: 0..<0, target: .search, isEmpty: false,
      accessibilityLabel: searchLabel)
  }

  init(
    _ part: IndexStrip.Thinning.Part, of titles: [IndexStrip.Title], _ destinations: [Int?]
  ) {
    let middle = (part.titles.lowerBound + part.titles.upperBound) / 2
    let destination = destinations[part.shown ?? middle]
    self.init(
      text: part.shown.map { titles[$0].text } ?? Self.bullet, titles: part.titles,
      target: destination.map { .section($0) },
      isEmpty: !titles[part.titles].contains(where: \.hasRows),
      accessibilityLabel: part.shown.map { titles[$0].label } ?? Self.label(titles[part.titles]))
  }

  private static func label(_ titles: ArraySlice<IndexStrip.Title>) -> String {
    let ends = titles.count == 1 ? [titles.first] : [titles.first, titles.last]
    return ends.compactMap { $0?.label }.joined(separator: " – ")
  }
}
