extension IndexStrip {
  /// A title of the strip, and the section that it belongs to.
  public struct Title: Hashable, Sendable {
    /// What the strip shows.
    public let text: String

    /// What assistive technology says: the section's title, which may be longer.
    public let label: String

    /// The title's own section, counted as the list counts them; `nil` if the list doesn't have it.
    public let section: Int?

    /// How many rows that section has.
    public let rowCount: Int

    /// Whether the title, where it stands at an end of the strip, is shown as long as there is room for
    /// it, while those between give way to bullets.
    public let isKept: Bool

    /// Makes a title.
    ///
    /// - Parameters:
    ///   - text: What the strip shows.
    ///   - label: What assistive technology says; the text, if it is left out.
    ///   - section: The title's own section; `nil` if the list doesn't have it.
    ///   - rowCount: How many rows that section has.
    ///   - isKept: Whether the title is shown as long as there is room. Titles of pinned sections should
    ///     be; if it is left out, only `#` is.
    public init(
      _ text: String, label: String? = nil, section: Int?, rowCount: Int, isKept: Bool? = nil
    ) {
      self.text = text
      self.label = label ?? text
      self.section = section
      self.rowCount = rowCount
      self.isKept = isKept ?? (text == "#")
    }

    /// Whether the title leads to a section of its own that has rows.
    public var hasRows: Bool { section != nil && rowCount > 0 }
  }
}
